// The stage: the board with its marks, the scenes around it, and the tools that move the view.

import { toast } from "./announce.js";
import { h, iconButton, renew } from "./dom.js";
import { enlarge } from "./enlarge.js";
import { drawGhost } from "./ghost.js";
import { defineSymbols, Marks, partNamed, Scene } from "./picture.js";
import { look } from "./lookback.js";
import { choose, pace, pref } from "./prefs.js";
import { arrange } from "./rooms.js";
import { askForLook } from "./send.js";
import { changed, named, now, theTable } from "./state.js";
import { forget, placesOf, riseOf, trace } from "./traces.js";
import { say } from "./words.js";
import { BY_ITSELF, Zoom } from "./zoom.js";

/** @import { Choice, Position } from "./shapes.js" */
/** @import { Area } from "./zoom.js" */

/** From this width on there is room for everything side by side. */
const wide = matchMedia("(min-width: 1000px)");

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
/** How large the field is, as last laid out. */
const size = { width: 0, height: 0 };
new ResizeObserver(([{ contentRect }]) => {
  size.width = contentRect.width;
  size.height = contentRect.height;
  setRooms();
}).observe(field);

/** From this size on there is room for what one bids for beside what one bids with. */
const roomy = matchMedia("(min-width: 700px) and (min-height: 700px)");

/** How close a narrow screen looks at what others do. */
const AMONG_OTHERS = 1.6;
/** However small the targets are, a narrow screen still shows what lies around them: a touch may come closer. */
const FARTHEST = 3.6;
/** Targets are at least so large, for a mouse and for a finger, or the view comes closer. */
const TARGET = { mouse: 24, touch: 44 };
/** How high strips beside the board are at least, and a hand from which a finger chooses. */
const STRIP = { least: 80, touched: 94 };
const coarse = matchMedia("(pointer: coarse)");

/** The question whose places the view last came closer to. */
let closeTo = "";

/** What moves by what is picked. */
let picked = "";

/** Mark what may be chosen and what is; `own` says whether anything may. @param {Set<string>} may @param {Set<string>} chosen @param {boolean} own @param {string} mover */
export function mark(may, chosen, own, mover) {
  marks.may = may;
  marks.chosen = chosen;
  picked = mover;
  ahead = false;
  marks.draw(own);
  drawGhost(board, chosen, mover);
}

/** Outline what a lesson proposes to touch. @param {string[]} parts */
export function propose(parts) {
  marks.proposed = new Set(parts);
  marks.draw(false);
}

/** Where a part lies on the board. @param {string} part */
export function boxOf(part) {
  const element = partNamed(part);
  return element && board.body.contains(element) ? zoom.boxOf(element) : null;
}

/** Whether a choice is foreshown that is not picked. */
let ahead = false;

/** Show where a thing would lie, before anything is chosen; without a choice, what is chosen again. @param {Choice | null} choice */
export function foreshow(choice) {
  if (!choice && !ahead) return;
  ahead = choice !== null;
  if (choice) drawGhost(board, choice.parts, choice.mover);
  else drawGhost(board, marks.chosen, picked);
}

/** Light up what something speaks of, and foreshow the choice that it is. @param {string[]} parts @param {Choice | null} [choice] */
export function light(parts, choice = null) {
  if (parts.length || marks.lit.size) {
    marks.lit = new Set(parts);
    marks.draw(false);
  }
  foreshow(choice);
}

/** Draw a position's picture. Gives where something happened, if it did. @param {Position} position @returns {Area | null} */
export function drawPicture(position) {
  const { picture } = position;
  if (!picture) return null;
  const before = now.drawn;
  const follows = before !== null && !now.looking && position.event > before.event;
  const places = follows ? placesOf(board) : null;
  marks.clear();
  if (position.event === now.myLast) marks.lit.clear();
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
  if (!places) {
    if (before?.event !== position.event) forget();
    return null;
  }
  riseOf(before, position, theTable().players);
  if (position.event <= now.myLast) {
    forget();
    return null;
  }
  const doing = trace(board, places, position.event);
  if (doing?.box) follow(doing.box);
  return doing?.box ?? null;
}

/** The view goes where something happened, if it does not show that already and the reader has not chosen it. @param {Area} box */
function follow(box) {
  if (zoom.held || !pace() || (!zoom.close && wide.matches)) return;
  if (zoom.close && zoom.shows(box) && wide.matches) return;
  zoom.glide(zoom.close ? zoom.k : AMONG_OTHERS, { x: box.x + box.w / 2, y: box.y + box.h / 2 });
}

/** Give each scene its room. */
function setRooms() {
  const { width, height } = size;
  if (!board.box || !width) return;
  trackPane.hidden = track.box === null || !wide.matches;
  const strip = trackPane.hidden || !track.box ? 0 : (width * track.box[3]) / track.box[2];
  const shown = Object.entries(companions).flatMap(([name, { box }]) => (box && isWanted(name, box[2] / box[3], width) ? [{ name, ratio: box[2] / box[3], least: name === "hand" && !wide.matches && isNamed(name) ? STRIP.touched : STRIP.least }] : []));
  const rooms = arrange(width, height - strip, board.box[2] / board.box[3], shown);
  const key = JSON.stringify(rooms);
  if (field.dataset.rooms === key) return;
  field.dataset.rooms = key;
  zoom.size = null;
  const pane = (/** @type {string} */ name) => companions[/** @type {keyof typeof companions} */ (name)].svg;
  beside.hidden = !rooms.beside.length;
  beside.style.width = `${rooms.width}px`;
  beside.replaceChildren(...rooms.beside.map(pane));
  below.hidden = !rooms.below.length;
  below.replaceChildren(...rooms.below.map((row, i) => h("div", { class: "row", style: { height: `${rooms.heights[i]}px` } }, row.map(pane))));
  // What is too long for the screen is pushed along by keys too.
  for (const row of below.children) if (row instanceof HTMLElement && row.scrollWidth > row.clientWidth) row.tabIndex = 0;
}

/** Whether the question is answered with parts of a companion. @param {string} name */
const isNamed = (name) => [...named()].some((part) => companions[/** @type {keyof typeof companions} */ (name)].body.querySelector(`#${CSS.escape(part)}`));

/**
 * Where there is little room, the hand and strips too long for the screen are shown when they are needed or asked for, and what is only looked up not at all.
 * @param {string} name @param {number} ratio @param {number} width
 */
function isWanted(name, ratio, width) {
  if (wide.matches) return name !== "hand" || now.handWish !== false;
  if (name === "hand" || ratio * STRIP.least > width) return now.handWish ?? isNamed(name);
  return name === "tray" ? isNamed(name) || !isNamed("hand") || now.handWish === false || roomy.matches : name !== "info";
}

/** Whether the hand is in view. */
const handShown = () => companions.hand.svg.isConnected && companions.hand.box !== null;

/** Show nothing of a position. */
export function clearPicture() {
  for (const scene of [board, track, ...Object.values(companions)]) scene.clear();
  forget();
  drawGhost(board, []);
}

function toggleHand() {
  now.handWish = !handShown();
  setRooms();
  drawZoomTools();
}

/** Where on the board the open question lies: the box around all places that its choices name, or around some of them. @param {Iterable<string>} [some] */
function questionBox(some = named()) {
  const parts = [...some].map(partNamed).filter((element) => element !== null).filter((element) => board.body.contains(element));
  const places = parts.filter((element) => !element.classList.contains("moves"));
  return boxAround(places.length ? places : parts);
}

/** The box of the board around some elements of it, as far as they are seen. @param {Element[]} elements */
function boxAround(elements) {
  const boxes = elements.map(zoom.ruler()).filter((box) => box.w > 0 && box.h > 0);
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** A box of the board with what moves there, where the view can still show both as closely as it goes by itself. @param {Area} box @param {number} most */
function withMovers(box, most) {
  const movers = [...new Set((now.shown?.choices ?? []).map((choice) => choice.mover))].map(partNamed).filter((element) => element !== null);
  const there = boxAround(movers.filter((element) => board.body.contains(element)));
  if (!there) return box;
  const [x, y] = [Math.min(box.x, there.x), Math.min(box.y, there.y)];
  const both = { x, y, w: Math.max(box.x + box.w, there.x + there.w) - x, h: Math.max(box.y + box.h, there.y + there.h) - y };
  return zoom.towards(both, most).k < Math.min(zoom.towards(box, most).k, BY_ITSELF) ? box : both;
}

/** How large targets must be on this screen. */
export const targetSize = () => (coarse.matches || !wide.matches ? TARGET.touch : TARGET.mouse);

/** How large the smallest target of the question is at its smaller side, in the board's own units. */
function smallest() {
  const targets = [...named()].map(partNamed).filter((element) => element !== null).filter((element) => board.body.contains(element));
  const sizes = targets.map(zoom.ruler()).map(({ w, h: tall }) => Math.min(w, tall));
  return Math.min(...sizes.filter((size) => size > 0));
}

/** How large an element is on the screen, at its smaller side. @param {Element | null} element */
const sizeOf = (element) => {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return Math.min(width, height);
};

/** A touch on something too small comes closer instead. Gives whether it did. @param {string} part @param {MouseEvent} event */
export function closerFirst(part, event) {
  const size = sizeOf(partNamed(part));
  if (!size || size >= targetSize() * 0.97 || zoom.closest) return false;
  zoom.glide((zoom.k * targetSize() * 1.25) / size, zoom.place(event.clientX, event.clientY));
  return true;
}

/** On a narrow screen the view goes to what is left to choose from, or was chosen, where it does not show that already. @param {string[]} parts */
export function approach(parts) {
  const box = !wide.matches && !zoom.held ? questionBox(parts) : null;
  if (box && !zoom.shows(box)) zoom.focus(box);
}

/** What is to be touched beside the board is moved into view. */
function showAside() {
  const parts = [...named()].map(partNamed).filter((element) => element !== null && below.contains(element));
  for (const part of [parts.at(-1), parts[0]]) part?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The board comes closer where the question is: on a narrow screen, or where its targets are too small; unless the reader has chosen a view. */
export function comeCloser() {
  const key = now.looking ? "" : now.asked;
  if (key === closeTo) return;
  const before = closeTo;
  closeTo = key;
  const narrow = !wide.matches;
  if (!key) {
    if (narrow && before && !now.looking && !zoom.held) zoom.fit();
    return;
  }
  if (!before) zoom.held = false;
  showAside();
  const box = questionBox();
  if (zoom.held || !box) return;
  const least = smallest();
  /** How close the view must be for all targets to be large enough: closer than 1 where the whole board is too small. */
  const need = () => targetSize() / (least * zoom.unit());
  if (!narrow) {
    // A wide screen shows the whole board again as soon as that serves.
    if (need() > 1) zoom.focus(box, () => need() * 1.1);
    else if (zoom.close) zoom.fit();
    return;
  }
  const most = () => Math.min(Math.max(BY_ITSELF, need()), FARTHEST);
  const wanted = withMovers(box, most());
  const there = zoom.towards(wanted, most());
  // Within a turn the view stays as it is while it serves, and is not on its way to what others did.
  const serves = !zoom.moving && zoom.close && zoom.shows(wanted) && there.k / zoom.k < 1.5 && there.k > 1;
  if (!serves && (zoom.close || there.k > 1)) zoom.focus(wanted, most);
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
      iconButton("plus", say("zoom-in"), () => zoom.closer(), { class: "tool by-steps" }),
      iconButton("minus", say("zoom-out"), () => zoom.farther(), { class: "tool by-steps" }),
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
