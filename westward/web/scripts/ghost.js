// A choice that names a thing and a place shows the thing lying there, before it is confirmed.

import { s } from "./dom.js";
import { partNamed } from "./picture.js";

const ghost = s("g", { class: "ghost", "aria-hidden": "true" });

/** @import { Scene } from "./picture.js" */

/**
 * Lay a see-through copy of the thing onto the place, if the parts are exactly one of each.
 * @param {Scene} board
 * @param {Iterable<string>} parts
 */
export function drawGhost(board, parts) {
  ghost.replaceChildren();
  const elements = [...parts].map(partNamed).filter((part) => part !== null);
  const things = elements.filter((element) => element.classList.contains("moves"));
  const places = elements.filter((element) => !element.classList.contains("moves"));
  if (things.length !== 1 || places.length !== 1 || !board.body.contains(places[0])) return;
  const [thing, place] = [things[0], places[0]];
  const box = (/** @type {SVGGraphicsElement | null} */ (thing.querySelector(":scope > .thing")) ?? thing).getBBox();
  const room = place.getBBox();
  if (!box.width || !box.height || !room.width) return;
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const [from, to] = [board.body.getScreenCTM(), place.getScreenCTM()];
  if (!from || !to) return;
  const toBoard = from.inverse().multiply(to);
  const { a, b, c, d, e, f } = toBoard;
  const x = room.x + room.width / 2 - (box.x + box.width / 2) * scale;
  const y = room.y + room.height / 2 - (box.y + box.height / 2) * scale;
  const whole = [...thing.children];
  const own = whole.filter((child) => child.classList.contains("thing"));
  const copies = (own.length ? own : whole)
    .filter((child) => !child.matches(".rim, .halo, title"))
    .map((child) => /** @type {Element} */ (child.cloneNode(true)));
  for (const copy of copies) for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  ghost.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f}) translate(${x} ${y}) scale(${scale})`);
  ghost.append(...copies);
  board.svg.append(ghost);
}
