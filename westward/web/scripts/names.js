// The names of places, written on the board: all of them when they are asked for, else those that the open question speaks of.

import { s } from "./dom.js";
import { lyingAt } from "./picture.js";
import { pref } from "./prefs.js";
import { board, zoom } from "./stage.js";
import { now } from "./state.js";

/** With more places than this the names would cover the board; they are then written when they are asked for. */
const FEW = 12;
/** So few names may reach beyond their places; more would cover one another. */
const SINGLE = 4;
/** How large the letters are, in pixels: where there is room, and where there is less and less. */
const SIZES = [12, 11, 10, 9.2];
/** How wide a letter is beside its size. */
const LETTER = 0.52;
/** The share of its place's height that a name may take. */
const TALL = 0.8;
/** The share of a name that another may cover, where only some are written. */
const COVERED = 0.1;
/** Where within its place a name stands, from its head (0) to its foot (1), best first. */
const WHERE = [1, 0.5, 0.75, 0.25, 0];

/** @import { Area } from "./zoom.js" */

const layer = s("g", { class: "place-names", "aria-hidden": "true" });
let written = "";

/** Whether the board itself writes a place's name there. @param {SVGGraphicsElement} place */
const isWritten = (place) => [...place.querySelectorAll("text")].some((text) => text.textContent === place.dataset.name);

/** Whether the board tells a place from others of its area by something else. @param {SVGGraphicsElement} place */
const isTagged = (place) => [place, ...lyingAt(place)].some((drawn) => drawn.querySelector(".tag"));

/** The places to be named. @returns {SVGGraphicsElement[]} */
function places() {
  const all = /** @type {SVGGraphicsElement[]} */ ([...board.body.querySelectorAll("[data-name]")]).filter((place) => !isWritten(place));
  if (pref("names")) return all;
  if (now.looking || !now.asked) return [];
  const few = all.filter((place) => place.classList.contains("may"));
  return few.length <= FEW ? few.filter((place) => isSpoken(place) && !isTagged(place)) : [];
}

/** So much of a word is always the same, however a sentence bends it. */
const STEM = 5;

/** Whether a choice calls a place by its name, or the question does: other names would only cover what they stand upon. @param {SVGGraphicsElement} place */
function isSpoken(place) {
  const { choices = [], question = null } = now.shown ?? {};
  const said = [question?.text ?? "", ...choices.filter((choice) => choice.parts.includes(place.id)).flatMap((choice) => [choice.label, choice.step])];
  const words = (place.dataset.name ?? "").split(" ").map((word) => word.slice(0, STEM));
  return said.some((sentence) => words.every((word) => sentence.includes(word)));
}

let frame = 0;

/** Write the names, or take them away, before the page is next painted. */
export function drawNames() {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    write();
  });
}

function write() {
  const named = places();
  if (!named.length && !layer.hasChildNodes()) return;
  const { a: scale } = board.svg.getScreenCTM() ?? { a: 1 };
  const ruler = zoom.ruler();
  const found = named.map((place) => spanOf(place, ruler)).filter(({ name, box, plate }) => plate || pref("names") || named.length <= SINGLE || fits(name, box, scale));
  const key = JSON.stringify([scale.toFixed(3), found]);
  if (key === written && layer.isConnected) return;
  written = key;
  if (!layer.isConnected) board.svg.append(layer);
  const taken = lettering(ruler);
  /** @type {Area[]} */
  const names = [];
  // Where places are too small for their names, none covers another; they come when the view does.
  const most = pref("names") ? 1 : COVERED;
  layer.replaceChildren(...found.flatMap(({ name, box, plate }) => (plate ? onPlate(name, box, plate, scale, names) : label(name, box, scale, { taken, names, most }))));
}

/** A place's name, where the place lies, and where its drawing keeps room for the name. @param {SVGGraphicsElement} place @param {(element: Element) => Area} ruler */
function spanOf(place, ruler) {
  const plate = place.querySelector(".plate");
  return { name: place.dataset.name ?? "", box: ruler(place), plate: plate && ruler(plate) };
}

/**
 * A name in a line upon its plate, in small letters where that is narrow; then it reaches beyond the plate, but if it can be not beyond its place.
 * @param {string} name @param {Area} box @param {Area} plate @param {number} scale @param {Area[]} names those that are written already
 */
function onPlate(name, box, plate, scale, names) {
  const long = name.length * LETTER;
  const size = (SIZES.find((one) => long * one <= plate.w * scale && one <= plate.h * scale) ?? SIZES[SIZES.length - 1]) / scale;
  const w = Math.min(long * size, box.w);
  const x = Math.min(Math.max(plate.x + plate.w / 2, box.x + w / 2), box.x + box.w - w / 2);
  const y = plate.y + plate.h / 2 - size / 2;
  names.push({ x: x - (long * size) / 2, y, w: long * size, h: size });
  return [s("text", { "font-size": size }, s("tspan", { x, y: y + 0.84 * size }, name))];
}

/** Where the board itself has letters. @param {(element: Element) => Area} ruler @returns {Area[]} */
const lettering = (ruler) => [...board.body.querySelectorAll("text")].map(ruler).filter((box) => box.w > 0);

/**
 * A name within its place, as large as there is room for, where it covers the fewest other letters; nothing where it covers too much of a name.
 * @param {string} name @param {Area} box @param {number} scale
 * @param {{ taken: Area[], names: Area[], most: number }} others the board's letters, the names that are written already, and how much of them may be covered
 */
function label(name, box, scale, { taken, names, most }) {
  const { size, lines } = fitted(name, box, scale);
  const [w, tall] = [Math.max(...lines.map((line) => line.length)) * size * LETTER, lines.length * size];
  const x = box.x + box.w / 2;
  const tries = WHERE.map((part) => ({ x: x - w / 2, y: box.y + 0.15 * size + part * Math.max(0, box.h - tall - 0.4 * size), w, h: tall }));
  const covered = tries.map((one) => [...taken, ...names].reduce((sum, other) => sum + shared(one, other), 0));
  const best = tries[covered.indexOf(Math.min(...covered))];
  if (names.some((other) => shared(best, other) > most * w * tall)) return [];
  names.push(best);
  return [s("text", { "font-size": size }, ...lines.map((line, i) => s("tspan", { x, y: best.y + (i + 0.82) * size }, line)))];
}

/** A name's lines in all sizes that find room in its place, the largest first. @param {string} name @param {Area} box @param {number} scale */
const fitting = (name, box, scale) =>
  SIZES.map((size) => inLines(name, box, size, scale)).filter(({ size, lines }) => lines.length * size <= TALL * box.h && lines.every((line) => line.length * size * LETTER <= box.w));

/** Whether a name finds room in its place. @param {string} name @param {Area} box @param {number} scale */
const fits = (name, box, scale) => fitting(name, box, scale).length > 0;

/** The largest letters in which a name fits into its place, and its lines then. @param {string} name @param {Area} box @param {number} scale */
const fitted = (name, box, scale) => fitting(name, box, scale)[0] ?? inLines(name, box, SIZES[SIZES.length - 1], scale);

/** @param {string} name @param {Area} box @param {number} size in pixels @param {number} scale */
const inLines = (name, box, size, scale) => ({ size: size / scale, lines: wrapped(name, (box.w * scale) / (size * LETTER)) });

/** How much of two boxes is the same. @param {Area} one @param {Area} other */
const shared = (one, other) => Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) * Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

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
