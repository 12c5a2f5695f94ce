// The pictures under the pointer: pressing their parts, asking why not, what a part means, and looking at small ones large.

import { toast } from "./announce.js";
import { clauseLink } from "./clauses.js";
import { h, nodes } from "./dom.js";
import { enlarge } from "./enlarge.js";
import { explained, learn, Magnifier, meaning, thingAt } from "./magnifier.js";
import { drawNames } from "./names.js";
import { openClause, panel, players } from "./page.js";
import { partNamed, partOf } from "./picture.js";
import { why } from "./send.js";
import { board, boardPane, closerFirst, drawZoomTools, field, foreshow, tip, zoom } from "./stage.js";
import { pref } from "./prefs.js";
import { changed, isMine, named, now, onChanged } from "./state.js";
import { TWICE } from "./zoom.js";

/** @import { Refusal } from "./shapes.js" */

/** Where a finger taps twice, the first tap asks nothing: until then the question why waits. */
let asking = 0;
/** The part under the mouse. @type {string | null} */
let over = null;
/** What is explained under the mouse, and what waits for the mouse to rest there. @type {SVGGraphicsElement | null} */
let told = null;
let resting = 0;
/** How long the mouse rests, or a finger stays, before the magnifier opens; longer where one may be about to press. */
const REST = 550;
const DECIDING = 1200;

export const magnifier = new Magnifier({ openClause, labels: (part) => (now.looking ? [] : panel.labels(part)) });

/** A press on a picture; gives what came of it. @param {Event} event @returns {"chosen" | "why" | "nothing"} */
function press(event) {
  hideTip();
  const part = partOf(event.target, named());
  if (now.looking || !now.shown) return "nothing";
  if (part && event instanceof MouseEvent && panel.names(part) && board.body.contains(partNamed(part)) && closerFirst(part, event)) return "chosen";
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
  clearTimeout(resting);
  told = null;
  tip.hidden = true;
}

/** Say what is under the mouse, and show it large when the mouse rests there. @param {PointerEvent} event */
function showTip(event) {
  if (event.pointerType !== "mouse" || event.buttons) return;
  const part = partOf(event.target, named());
  if (part !== over) {
    over = part;
    foreshow(part && !now.looking ? panel.choosing.foresee(part) : null);
  }
  const thing = thingAt(event.target) ?? (part ? partNamed(part) : null);
  const labels = part && !now.looking ? panel.labels(part) : [];
  if (!thing || (!labels.length && !thingAt(thing))) {
    hideTip();
    return;
  }
  if (thing !== told) {
    clearTimeout(resting);
    told = thing;
    tip.replaceChildren(...nodes(meaning(thing, labels)));
    tip.classList.toggle("may", labels.length > 0);
    resting = setTimeout(() => {
      tip.replaceChildren(...nodes(explained(thing, labels)));
      placeTip(event);
    }, labels.length ? DECIDING : REST);
  }
  tip.hidden = false;
  placeTip(event);
}

/** Put the tip beside the pointer, within the stage. @param {PointerEvent} event */
function placeTip(event) {
  const pane = field.getBoundingClientRect();
  const x = Math.min(event.clientX - pane.left + 16, pane.width - tip.offsetWidth - 8);
  const below = event.clientY - pane.top + 20;
  tip.style.left = `${Math.max(8, x)}px`;
  tip.style.top = `${below + tip.offsetHeight > pane.height ? Math.max(4, event.clientY - pane.top - tip.offsetHeight - 12) : below}px`;
}

/** A finger that stays opens the magnifier, and then chooses nothing. @param {HTMLElement} pane */
function listenToLongPress(pane) {
  let timer = 0;
  let opened = false;
  /** Where the finger came down. */
  let at = { x: 0, y: 0 };
  pane.addEventListener("pointerdown", (event) => {
    opened = false;
    clearTimeout(timer);
    if (event.pointerType === "mouse") return;
    at = { x: event.clientX, y: event.clientY };
    const thing = thingAt(event.target);
    timer = setTimeout(() => {
      if (!thing || zoom.pointers.size > 1) return;
      opened = true;
      magnifier.show(thing);
    }, REST);
  });
  for (const name of ["pointerup", "pointercancel"]) pane.addEventListener(name, () => clearTimeout(timer));
  pane.addEventListener("pointermove", (event) => Math.hypot(event.clientX - at.x, event.clientY - at.y) > 8 && clearTimeout(timer));
  pane.addEventListener("contextmenu", (event) => event instanceof PointerEvent && event.pointerType !== "mouse" && event.preventDefault());
  // The click that follows a long press is caught before it reaches the picture.
  pane.addEventListener("click", (event) => opened && (event.stopPropagation(), event.preventDefault(), (opened = false)), { capture: true });
}

/** The key of the magnifier: what is under the mouse, else what the focused choice speaks of. */
export function magnify() {
  if (magnifier.open) {
    magnifier.close();
    return;
  }
  const lit = [.../** @type {NodeListOf<SVGGraphicsElement>} */ (document.querySelectorAll(".scene .lit, .scene .chosen"))].find((element) => thingAt(element));
  const thing = told ?? (lit ? thingAt(lit) : null);
  hideTip();
  if (thing) magnifier.show(thing);
}

/** The game and the language whose rulebook the magnifier knows. */
let learnt = "";

function learnRules() {
  const wanted = now.table ? `${now.table.game} ${pref("language")}` : "";
  if (wanted === learnt || !now.table) return;
  learnt = wanted;
  learn(now.table.game).then(changed);
}

/** Begin to listen to the pointer. */
export function listenToPointer() {
  field.append(magnifier.element);
  onChanged(learnRules);
  zoom.tap = (event) => {
    players.close();
    magnifier.close();
    return press(event) === "chosen";
  };
  zoom.twice = () => clearTimeout(asking);
  zoom.moved = () => {
    hideTip();
    drawZoomTools();
    drawNames();
  };
  for (const pane of [field, players.element]) {
    listenToLongPress(pane);
    pane.addEventListener("pointermove", (event) => showTip(/** @type {PointerEvent} */ (event)));
    pane.addEventListener("pointerleave", () => {
      hideTip();
      over = null;
      foreshow(null);
    });
    pane.addEventListener("click", (event) => {
      if (event.target instanceof Node && boardPane.contains(event.target)) return;
      const scene = event.target instanceof Element ? event.target.closest("svg.scene") : null;
      // Hand and mats are small beside the board: a press where nothing can be chosen shows them large.
      const pressed = scene instanceof SVGElement ? press(event) : "";
      if (scene instanceof SVGElement && pressed === "nothing") enlarge(scene);
      // What is left to choose may lie on the common board.
      if (pressed === "chosen") players.reveal(null);
    });
  }
}
