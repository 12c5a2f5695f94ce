// The pictures under the pointer: pressing their parts, asking why not, what a part means, and looking at small ones large.

import { toast } from "./announce.js";
import { clauseLink } from "./clauses.js";
import { h, renew } from "./dom.js";
import { enlarge } from "./enlarge.js";
import { drawNames } from "./names.js";
import { openClause, panel, players } from "./page.js";
import { partNamed, partOf, titleOf } from "./picture.js";
import { why } from "./send.js";
import { boardPane, drawZoomTools, field, foreshow, tip, zoom } from "./stage.js";
import { isMine, named, now } from "./state.js";
import { say } from "./words.js";
import { TWICE } from "./zoom.js";

/** @import { Refusal } from "./shapes.js" */

/** Where a finger taps twice, the first tap asks nothing: until then the question why waits. */
let asking = 0;
/** The part under the mouse. @type {string | null} */
let over = null;

/** A press on a picture; gives what came of it. @param {Event} event @returns {"chosen" | "why" | "nothing"} */
function press(event) {
  hideTip();
  const part = partOf(event.target, named());
  if (now.looking || !now.shown) return "nothing";
  if (part && panel.pressPart(part)) return "chosen";
  if (liesUnder(event) && panel.turnLaid()) return "chosen";
  if (!part) return "nothing";
  if (!isMine(now.shown.seat) || !now.shown.choices.length) return "nothing";
  clearTimeout(asking);
  const touched = event instanceof PointerEvent && event.pointerType === "touch";
  asking = setTimeout(() => why(part), touched ? TWICE : 0);
  return "why";
}

/** Whether the press meets what the reader laid last. @param {Event} event */
function liesUnder(event) {
  const box = panel.laid?.box;
  if (!box || !(event instanceof MouseEvent)) return false;
  const at = zoom.place(event.clientX, event.clientY);
  return at.x >= box.x && at.y >= box.y && at.x <= box.x + box.w && at.y <= box.y + box.h;
}

/** Say why something cannot be done, and show where. @param {Refusal} message */
export function refusal(message) {
  const { clause, part } = message;
  const text = clause ? message.text.replace(` (${clause})`, "") : message.text;
  toast(h("p", null, text, " ", clauseLink(clause, openClause)), { kind: "why", stay: 12000 });
  const element = part ? partNamed(part) : null;
  element?.classList.add("refused");
  setTimeout(() => element?.classList.remove("refused"), 1200);
}

function hideTip() {
  tip.hidden = true;
}

/** Say what the part under the mouse stands for: its choices, or else what it is. @param {PointerEvent} event */
function showTip(event) {
  if (event.pointerType !== "mouse" || event.buttons) return;
  const part = partOf(event.target, named());
  const labels = part && !now.looking ? panel.labels(part) : [];
  if (part !== over) {
    over = part;
    foreshow(part && !now.looking ? panel.choosing.foresee(part)?.parts ?? null : null);
  }
  const own = part ? titleOf(partNamed(part)) : "";
  const about = labels.length || !own ? labels : [own];
  if (!about.length) {
    hideTip();
    return;
  }
  renew(tip, JSON.stringify(about), () => [
    ...about.slice(0, 4).map((text) => h("p", null, text)),
    about.length > 4 ? h("p", { class: "faint" }, say("more", { count: about.length - 4 })) : null,
  ]);
  const pane = field.getBoundingClientRect();
  tip.hidden = false;
  tip.classList.toggle("may", labels.length > 0);
  const x = Math.min(event.clientX - pane.left + 16, pane.width - tip.offsetWidth - 8);
  const below = event.clientY - pane.top + 20;
  tip.style.left = `${Math.max(8, x)}px`;
  tip.style.top = `${below + tip.offsetHeight > pane.height ? event.clientY - pane.top - tip.offsetHeight - 12 : below}px`;
}

/** Begin to listen to the pointer. */
export function listenToPointer() {
  zoom.tap = (event) => {
    players.close();
    return press(event) === "chosen";
  };
  zoom.twice = () => clearTimeout(asking);
  zoom.moved = () => {
    hideTip();
    drawZoomTools();
    drawNames();
  };
  for (const pane of [field, players.element]) {
    pane.addEventListener("click", (event) => {
      if (event.target instanceof Node && boardPane.contains(event.target)) return;
      const scene = event.target instanceof Element ? event.target.closest("svg.scene") : null;
      // Hand and mats are small beside the board: a press where nothing can be chosen shows them large.
      if (scene instanceof SVGElement && press(event) === "nothing") enlarge(scene);
    });
  }
  field.addEventListener("pointermove", showTip);
  field.addEventListener("pointerleave", () => {
    hideTip();
    over = null;
    foreshow(null);
  });
}
