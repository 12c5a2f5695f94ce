// The names of places, written on the board: all of them when they are asked for, else those that the open question speaks of.

import { s } from "./dom.js";
import { pref } from "./prefs.js";
import { board, zoom } from "./stage.js";
import { now } from "./state.js";

/** With more places than this the names would cover the board; they are then written when they are asked for. */
const FEW = 12;
/** How large the letters are, in pixels: where there is room, and where there is none. */
const SIZE = 12;
const LEAST = 10.5;
/** How wide a letter is beside its size. */
const LETTER = 0.52;

const layer = s("g", { class: "place-names", "aria-hidden": "true" });
let written = "";

/** Whether the board itself writes a place's name there. @param {SVGGraphicsElement} place */
const isWritten = (place) => [...place.querySelectorAll("text")].some((text) => text.textContent === place.dataset.name);

/** The places to be named. @returns {SVGGraphicsElement[]} */
function places() {
  const all = /** @type {SVGGraphicsElement[]} */ ([...board.body.querySelectorAll("[data-name]")]).filter((place) => !isWritten(place));
  if (pref("names")) return all;
  if (now.looking || !now.asked) return [];
  const few = all.filter((place) => place.classList.contains("may"));
  return few.length <= FEW ? few : [];
}

/** Write the names, or take them away. */
export function drawNames() {
  const { a: scale } = board.svg.getScreenCTM() ?? { a: 1 };
  const found = places().map((place) => ({ name: place.dataset.name ?? "", box: zoom.boxOf(place) }));
  const key = JSON.stringify([scale.toFixed(3), found]);
  if (key === written && layer.isConnected) return;
  written = key;
  if (!layer.isConnected) board.svg.append(layer);
  layer.replaceChildren(...found.map(({ name, box }) => label(name, box, scale)));
}

/** A name at the foot of its place, in as many lines as it needs. @param {string} name @param {import("./zoom.js").Area} box @param {number} scale */
function label(name, box, scale) {
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  const size = Math.max(LEAST / scale, Math.min(SIZE / scale, box.w / (longest * LETTER)));
  const lines = wrapped(name, box.w / (size * LETTER));
  const x = box.x + box.w / 2;
  const top = box.y + box.h - 0.45 * size - (lines.length - 1) * size;
  return s("text", { "font-size": size }, ...lines.map((line, i) => s("tspan", { x, y: top + i * size }, line)));
}

/** @param {string} name @param {number} room letters in a line */
function wrapped(name, room) {
  /** @type {string[]} */
  const lines = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
