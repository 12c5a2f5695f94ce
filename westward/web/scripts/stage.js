// The stage: the board with its marks, the scenes around it, and the tools that move the view.

import { toast } from "./announce.js";
import { h, iconButton, renew } from "./dom.js";
import { enlarge } from "./enlarge.js";
import { drawGhost } from "./ghost.js";
import { defineSymbols, Marks, partNamed, Scene } from "./picture.js";
import { look } from "./lookback.js";
import { choose, pref } from "./prefs.js";
import { arrange } from "./rooms.js";
import { askForLook } from "./send.js";
import { changed, named, now, theTable } from "./state.js";
import { say } from "./words.js";
import { Zoom } from "./zoom.js";

/** @import { Position } from "./shapes.js" */

/** From this width on there is room for everything side by side. */
const WIDE = 1000;

const marks = new Marks(document.body);
export const board = new Scene({ class: "westward scene board", tabindex: 0 }, true);
/** The scenes around the board, by the names that games give them. */
export const companions = {
  tray: new Scene({ class: "westward scene tray" }),
  info: new Scene({ class: "westward scene info" }),
  hand: new Scene({ class: "westward scene hand" }),
};
const track = new Scene({ class: "westward scene track" });
export const zoom = new Zoom(board.svg);
export const tip = h("div", { class: "tip", hidden: true });
export const banner = h("div", { class: "board-banner", hidden: true });
export const boardPane = h("div", { class: "board-pane" }, board.svg, banner);
const trackPane = h("div", { class: "track-pane", hidden: true }, track.svg);
const beside = h("div", { class: "beside", hidden: true });
const below = h("div", { class: "below", hidden: true });
export const zoomTools = h("div", { class: "zoom-tools" });
/** All but the bar at the foot. */
export const field = h("div", { class: "field" }, trackPane, boardPane, beside, below, tip);
new ResizeObserver(() => setRooms()).observe(field);

/** The question whose places the view last came closer to. */
let closeTo = "";

/** Mark what may be chosen and what is; `own` says whether anything may. @param {Set<string>} may @param {Set<string>} chosen @param {boolean} own */
export function mark(may, chosen, own) {
  marks.may = may;
  marks.chosen = chosen;
  marks.draw(own);
  drawGhost(board, chosen);
}

/** Where a part lies on the board. @param {string} part */
export function boxOf(part) {
  const element = partNamed(part);
  return element && board.body.contains(element) ? zoom.boxOf(element) : null;
}

/** Show where a thing would lie, before anything is chosen; without parts, what is chosen again. @param {string[] | null} parts */
export const foreshow = (parts) => drawGhost(board, parts ?? marks.chosen);

/** Light up what something speaks of. @param {string[]} parts */
export function light(parts) {
  marks.lit = new Set(parts);
  marks.draw(false);
}

/** Draw a position's picture. @param {Position} position */
export function drawPicture(position) {
  const { picture } = position;
  if (!picture) return;
  if (picture.defs) defineSymbols(picture.defs);
  const main = picture.scenes.find((scene) => scene.name === "board");
  if (main) {
    board.show(main);
    zoom.setHome(main.box);
  }
  for (const [name, scene] of Object.entries({ ...companions, track })) {
    const drawn = picture.scenes.find((one) => one.name === name);
    if (drawn) scene.show(drawn);
    else scene.clear();
  }
  now.hasHand = companions.hand.box !== null;
  setRooms();
  now.drawn = position;
}

/** Give each scene its room. */
function setRooms() {
  const { width, height } = field.getBoundingClientRect();
  if (!board.box || !width) return;
  trackPane.hidden = track.box === null || innerWidth < WIDE;
  const strip = trackPane.hidden || !track.box ? 0 : (width * track.box[3]) / track.box[2];
  const shown = Object.entries(companions).flatMap(([name, { box }]) => (box && isWanted(name) ? [{ name, ratio: box[2] / box[3] }] : []));
  const rooms = arrange(width, height - strip, board.box[2] / board.box[3], shown);
  const key = JSON.stringify(rooms);
  if (field.dataset.rooms === key) return;
  field.dataset.rooms = key;
  const pane = (/** @type {string} */ name) => companions[/** @type {keyof typeof companions} */ (name)].svg;
  beside.hidden = !rooms.beside.length;
  beside.style.width = `${rooms.width}px`;
  beside.replaceChildren(...rooms.beside.map(pane));
  below.hidden = !rooms.below.length;
  below.replaceChildren(...rooms.below.map((row, i) => h("div", { class: "row", style: { height: `${rooms.heights[i]}px` } }, row.map(pane))));
}

/** Where there is little room, the hand is shown when it is needed or asked for, and what is only looked up not at all. @param {string} name */
function isWanted(name) {
  if (innerWidth >= WIDE) return name !== "hand" || now.handWish !== false;
  if (name === "hand") return now.handWish ?? [...named()].some((part) => companions.hand.body.querySelector(`#${CSS.escape(part)}`));
  return name !== "info";
}

/** Whether the hand is in view. */
const handShown = () => companions.hand.svg.isConnected && companions.hand.box !== null;

/** Show nothing of a position. */
export function clearPicture() {
  for (const scene of [board, track, ...Object.values(companions)]) scene.clear();
}

function toggleHand() {
  now.handWish = !handShown();
  setRooms();
  drawZoomTools();
}

/** Where on the board the open question lies: the box around all places that its choices name. */
function questionBox() {
  const parts = [...named()].map(partNamed).filter((element) => element !== null).filter((element) => board.body.contains(element));
  const places = parts.filter((element) => !element.classList.contains("moves"));
  const boxes = (places.length ? places : parts).map((element) => zoom.boxOf(element)).filter((box) => box.w > 0 && box.h > 0);
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** On a narrow screen the board comes closer where the question is, unless the reader has chosen a view. */
export function comeCloser() {
  const key = now.looking ? "" : now.asked;
  if (key === closeTo) return;
  const before = closeTo;
  closeTo = key;
  if (innerWidth >= WIDE) return;
  if (!key) {
    if (before && !now.looking && !zoom.held) zoom.fit();
    return;
  }
  if (!before) zoom.held = false;
  const box = questionBox();
  if (zoom.held || !box) return;
  const there = zoom.towards(box);
  // Within a turn the view stays as it is while it serves.
  const serves = zoom.close && zoom.shows(box) && there.k / zoom.k < 1.5 && there.k > 1;
  if (!serves && (zoom.close || there.k > 1)) zoom.focus(box);
}

export function drawBanner() {
  banner.hidden = !now.looking;
  if (now.looking) banner.textContent = say("looking-title", { at: now.looking.at, last: now.event });
}

export function drawZoomTools() {
  const overlays = now.table?.overlays ?? [];
  const whole = !zoom.close && Boolean(now.asked) && !now.looking;
  renew(zoomTools, JSON.stringify([pref("language"), pref("names"), overlays, now.overlay, now.hasHand, handShown(), companions.info.svg.isConnected, companions.info.box !== null, whole && now.asked]), () => {
    const box = whole ? questionBox() : null;
    return [
      now.hasHand ? iconButton("hand", say("hand"), toggleHand, { "aria-pressed": String(handShown()) }) : null,
      companions.info.box && !companions.info.svg.isConnected ? iconButton("info", companions.info.svg.getAttribute("aria-label") ?? "", () => enlarge(companions.info.svg)) : null,
      iconButton("plus", say("zoom-in"), () => zoom.closer()),
      iconButton("minus", say("zoom-out"), () => zoom.farther()),
      box ? iconButton("target", say("zoom-question"), () => zoom.focus(questionBox() ?? box)) : iconButton("fit", say("zoom-fit"), () => zoom.fit()),
      iconButton("sign", say("names"), () => choose("names", !pref("names")), { "aria-pressed": String(pref("names")) }),
      overlays.length ? iconButton("layers", say("overlays"), nextOverlay, { "aria-pressed": String(now.overlay !== "") }) : null,
    ];
  });
}

/** Lay the next overlay over the board; after the last comes none. */
function nextOverlay() {
  const { overlays } = theTable();
  const names = ["", ...overlays.map((overlay) => overlay.name)];
  now.overlay = names[(names.indexOf(now.overlay) + 1) % names.length];
  const chosen = overlays.find((overlay) => overlay.name === now.overlay);
  toast(chosen ? say("overlay-on", { name: chosen.title }) : say("overlay-off"), { stay: 2000 });
  if (now.looking) look(now.looking.at);
  else if (now.shown && now.overlay) askForLook(now.shown.event);
  else if (now.shown) drawPicture(now.shown);
  changed();
}
