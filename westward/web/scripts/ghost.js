// What a choice would bring is shown where it would lie, before it is confirmed: under the pointer, from the list, or as picked.

import { s } from "./dom.js";
import { partNamed } from "./picture.js";

const ghost = s("g", { class: "ghost", "aria-hidden": "true" });

/** @import { Scene } from "./picture.js" */

/**
 * Lay see-through copies of the thing onto the places. The thing is the one part that moves, or else the one that is named as moving.
 * @param {Scene} board
 * @param {Iterable<string>} parts
 * @param {string} [mover]
 */
export function drawGhost(board, parts, mover = "") {
  ghost.replaceChildren();
  const elements = [...parts].map(partNamed).filter((part) => part !== null);
  const things = elements.filter((element) => element.classList.contains("moves"));
  const places = elements.filter((element) => !element.classList.contains("moves") && board.body.contains(element));
  const thing = things.length === 1 ? things[0] : things.length === 0 && mover ? partNamed(mover) : null;
  if (!thing || !places.length || (things.length && places.length !== 1)) return;
  board.svg.append(ghost);
  for (const place of places) lay(board, thing, place, things.length > 0);
}

/**
 * A copy of the thing upon a place: as large as the place where it is laid there, in its own size where it walks there.
 * @param {Scene} board @param {SVGGraphicsElement} thing @param {SVGGraphicsElement} place @param {boolean} fits
 */
function lay(board, thing, place, fits) {
  const own = thing.querySelector(".thing");
  const copy = s("g", null, ...bare(own ?? thing));
  ghost.append(copy);
  const box = copy.getBBox();
  const room = place.getBBox();
  const [from, to] = [board.body.getScreenCTM(), place.getScreenCTM()];
  if (!box.width || !box.height || !room.width || !from || !to) return copy.remove();
  const scale = fits || !board.body.contains(thing) ? Math.min(room.width / box.width, room.height / box.height) : scaleOf(thing, from, to);
  const { a, b, c, d, e, f } = from.inverse().multiply(to);
  const x = room.x + room.width / 2 - (box.x + box.width / 2) * scale;
  const y = room.y + room.height / 2 - (box.y + box.height / 2) * scale;
  copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f}) translate(${x} ${y}) scale(${scale})`);
}

/** How large the thing is drawn, in units of the place. @param {SVGGraphicsElement} thing @param {DOMMatrix} from the board @param {DOMMatrix} to the place */
function scaleOf(thing, from, to) {
  const at = thing.getScreenCTM() ?? from;
  return Math.hypot(at.a, at.b) / Math.hypot(to.a, to.b);
}

/** Copies of what a drawing consists of, without marks and names. @param {Element} element */
export function bare(element) {
  const parts = element.matches(".thing") ? [element] : [...element.children];
  const copies = parts.filter((child) => !child.matches(".rim, .halo, title")).map((child) => /** @type {Element} */ (child.cloneNode(true)));
  for (const copy of copies) {
    if (copy.matches(".thing")) copy.removeAttribute("visibility");
    for (const one of copy.querySelectorAll(".rim, .halo")) one.remove();
    for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
    for (const one of [copy, ...copy.querySelectorAll(".may, .chosen, .lit, .moves, .part, .drop, .appear")]) one.classList.remove("may", "chosen", "lit", "moves", "part", "drop", "appear");
  }
  return copies;
}
