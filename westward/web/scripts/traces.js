// What others did, shown where it happened: the way of each piece, an outline of the last move, points that rise where they fall.

import { badge, h, s } from "./dom.js";
import { bare } from "./ghost.js";
import { partNamed } from "./picture.js";
import { pace } from "./prefs.js";

/** @import { Scene } from "./picture.js" */
/** @import { Player, Position } from "./shapes.js" */
/** @import { Area } from "./zoom.js" */

/** Where the things of a picture are: the place of each by its id. @typedef {Map<string, { x: number, y: number, key: string }>} Places */
/** What a move did: the things that came or moved, as small drawings, and the part of the board around them. @typedef {{ event: number, drawings: Drawing[], box: Area | null }} Doing */
/** A thing as it was: copies of its drawing and the box around them. @typedef {{ copies: Element[], box: DOMRect }} Drawing */

const THINGS = ".moves[id], .drop[id]";
/** So many things are outlined; where more have changed, nothing in particular has. */
const MOST = 8;
/** Ways are shorter than this share of the board. */
const FAR = 0.4;
/** So many doings are remembered for the recap. */
const MEMORY = 80;

const layer = s("g", { class: "traces", "aria-hidden": "true" });
const rises = h("div", { class: "rises", "aria-hidden": "true" });
document.body.append(rises);

/** @type {Doing[]} */
export const doings = [];

/** The place of an element in the drawing, where it is going to if it is still on its way. @param {SVGGraphicsElement} element @param {Element} root */
function placeIn(element, root) {
  let matrix = new DOMMatrix();
  for (let at = /** @type {Element | null} */ (element); at && at !== root; at = at.parentElement) {
    const own = at instanceof SVGGraphicsElement ? at.transform.baseVal.consolidate()?.matrix : null;
    if (own) matrix = new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]).multiply(matrix);
  }
  return matrix;
}

/** Where all things are. @param {Scene} scene @returns {Places} */
export function placesOf(scene) {
  /** @type {Places} */
  const places = new Map();
  for (const element of /** @type {NodeListOf<SVGGraphicsElement>} */ (scene.body.querySelectorAll(THINGS))) {
    const at = placeIn(element, scene.body);
    places.set(element.id, { x: at.e, y: at.f, key: `${at.e.toFixed(0)} ${at.f.toFixed(0)}` });
  }
  return places;
}

/** The box of the drawing around an element. @param {SVGGraphicsElement} element @param {Element} root @returns {Area} */
function boxIn(element, root) {
  const { x, y, width, height } = element.getBBox();
  const at = placeIn(element, root);
  const [from, to] = [at.transformPoint({ x, y }), at.transformPoint({ x: x + width, y: y + height })];
  return { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), w: Math.abs(to.x - from.x), h: Math.abs(to.y - from.y) };
}

/** Nothing is outlined any more. */
export const forget = () => layer.replaceChildren();

/**
 * Outline what has come or moved on the board, and remember it for the recap.
 * @param {Scene} board
 * @param {Places} before
 * @param {number} event
 * @returns {Doing | null}
 */
export function trace(board, before, event) {
  const now = placesOf(board);
  const changed = [...now].filter(([id, place]) => before.get(id)?.key !== place.key).map(([id]) => id);
  if (!changed.length || !before.size || changed.length > MOST) return null;
  forget();
  /** @type {Area[]} */
  const boxes = [];
  /** @type {Drawing[]} */
  const drawings = [];
  for (const id of changed) {
    const element = partNamed(id);
    if (!element) continue;
    const box = boxIn(element, board.body);
    const from = before.get(id);
    if (from && isNear(from, box, board)) layer.append(s("path", { class: "way", d: `M${from.x} ${from.y}L${box.x + box.w / 2} ${box.y + box.h / 2}` }));
    layer.append(s("rect", { class: "last-move", x: box.x - 3, y: box.y - 3, width: box.w + 6, height: box.h + 6, rx: 6 }));
    boxes.push(box);
    drawings.push({ copies: bare(element), box: element.getBBox() });
  }
  board.svg.append(layer);
  const doing = { event, drawings, box: around(boxes) };
  doings.push(doing);
  if (doings.length > MEMORY) doings.shift();
  return doing;
}

/** Whether a way is short enough to be followed by the eye; markers that run around the whole board leave none. @param {{ x: number, y: number }} from @param {Area} to @param {Scene} board */
const isNear = (from, to, board) => Math.hypot(to.x + to.w / 2 - from.x, to.y + to.h / 2 - from.y) < FAR * Math.max(board.box?.[2] ?? 0, board.box?.[3] ?? 0);

/** @param {Area[]} boxes @returns {Area | null} */
function around(boxes) {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** A thing as a small picture. @param {Drawing} drawing */
export function little({ copies, box }) {
  const rim = 2 + 0.04 * Math.max(box.width, box.height);
  const view = [box.x - rim, box.y - rim, box.width + 2 * rim, box.height + 2 * rim].map((value) => value.toFixed(1)).join(" ");
  return s("svg", { class: "westward little", viewBox: view, "aria-hidden": "true" }, ...copies.map((copy) => copy.cloneNode(true)));
}

/** Points rise where they fall: at the part that they are for, else at the player's score. @param {Position | null} before @param {Position} position @param {Player[]} players */
export function riseOf(before, position, players) {
  if (!before || !pace() || document.hidden) return;
  for (const { seat, score, items } of position.players) {
    const old = before.players.find((one) => one.seat === seat);
    if (!old || old.score === score) continue;
    const known = new Set(old.items.map((item) => `${item.text}${item.points}`));
    const place = items.filter((item) => !item.later && !known.has(`${item.text}${item.points}`)).flatMap((item) => item.parts ?? []).map(partNamed).find((part) => part?.getClientRects().length);
    const home = document.querySelector(`.player[data-seat="${seat}"] .score`);
    const { left, top, width } = (place ?? home ?? document.body).getBoundingClientRect();
    const gain = score - old.score;
    const rise = h("span", { class: "rise", style: { left: `${left + width / 2}px`, top: `${top}px` } }, badge(players[seat].colour), gain > 0 ? `+${gain}` : `−${-gain}`);
    rise.addEventListener("animationend", () => rise.remove());
    rises.append(rise);
  }
}
