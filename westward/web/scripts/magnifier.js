// The magnifier: whatever has a name in a picture, shown large with what it means and its clause: at a rest of the mouse, a long press, or a key.

import { api } from "./api.js";
import { clauseLink } from "./clauses.js";
import { h, iconButton, s } from "./dom.js";
import { titleOf } from "./picture.js";
import { say } from "./words.js";

/** @import { Rules } from "./shapes.js" */
/** @typedef {{ openClause(clause: string): void, labels(part: string): string[] }} MagnifierDeeds */

/** How much of the surroundings is shown, and the room for the drawing. */
const MARGIN = 0.12;
const ROOM = { w: 260, h: 190 };
const CLOSEST = 6;

/** What the rulebook says, as soon as it is there. @type {Rules | null} */
let rules = null;

/** Fetch what the rulebook says about the parts of a game's picture. @param {string} game */
export async function learn(game) {
  rules = await api.rules(game);
}

/** Which clause is about the parts whose ids begin alike; nothing before the rulebook is there. */
export const abouts = () => Object.entries(rules?.about ?? {});

/** What things whose ids begin alike are called and mean, as far as the game says. @param {string} begin @returns {string[]} */
export const symbolOf = (begin) => /^(.+?): (.*)$/s.exec(rules?.symbols[begin] ?? "")?.slice(1) ?? [];

/** What is remarked when a kind of question first comes up: what the game has ready, or the beginning of its clause. @param {{ name: string, clause: string }} question */
export const remarkOn = ({ name, clause }) => rules?.remarks[name] ?? /^.{50,}?[.!?](?= |$)/s.exec(saying(clause))?.[0] ?? saying(clause);

/** The innermost thing at or above an element that says what it is, or of which the rulebook does. @param {EventTarget | null} target @returns {SVGGraphicsElement | null} */
export function thingAt(target) {
  for (let at = target instanceof Element ? target : null; at && at.nodeName !== "svg"; at = at.parentElement) {
    if (at instanceof SVGGraphicsElement && (titleOf(at) || clauseOf(at))) return at;
  }
  return null;
}

/** The lines that a thing says about itself: its name, then what it means. @param {Element} thing */
const linesOf = (thing) => titleOf(thing).split("\n").filter(Boolean);

/** The clause about a thing: the one it names, else that of the things whose ids begin like its own. @param {Element} thing */
function clauseOf(thing) {
  const own = thing.getAttribute("data-clause");
  if (own || !thing.id || !rules) return own ?? "";
  const pieces = thing.id.split("-");
  for (let count = pieces.length; count > 0; count -= 1) {
    const found = rules.about[pieces.slice(0, count).join("-")];
    if (found) return found;
  }
  return "";
}

/** What a clause says, without the remark where it comes from. @param {string} clause */
export const saying = (clause) => (rules?.clauses[clause] ?? "").replace(/\s*\([SPR][^()]*\)\s*$/, "").replaceAll("**", "").replaceAll("*", "").replaceAll("`", "");

/** The place of the drawing around a thing, enlarged. @param {SVGGraphicsElement} thing */
function enlarged(thing) {
  const body = thing.ownerSVGElement?.querySelector(":scope > g.body");
  const onto = body instanceof SVGGraphicsElement ? body.getScreenCTM() : null;
  if (!body || !onto) return null;
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const back = onto.inverse();
  const [from, to] = [new DOMPoint(left, top).matrixTransform(back), new DOMPoint(right, bottom).matrixTransform(back)];
  const rim = MARGIN * Math.max(to.x - from.x, to.y - from.y);
  const [w, tall] = [to.x - from.x + 2 * rim, to.y - from.y + 2 * rim];
  const scale = Math.min(ROOM.w / w, ROOM.h / tall, CLOSEST * onto.a);
  return s(
    "svg",
    { class: "westward lens-drawing", viewBox: [from.x - rim, from.y - rim, w, tall].map((value) => value.toFixed(1)).join(" "), width: Math.round(w * scale), height: Math.round(tall * scale), "aria-hidden": "true" },
    s("use", { href: `#${body.id}` }),
  );
}

/** Whether a thing is small enough to be worth enlarging. @param {Element} thing */
const isSmall = (thing) => {
  const { width, height } = thing.getBoundingClientRect();
  return Math.max(width, height) < 0.8 * ROOM.w;
};

/** What a thing says, without a picture: its lines, and what can be done with it. @param {SVGGraphicsElement} thing @param {string[]} labels */
export function meaning(thing, labels) {
  const clause = clauseOf(thing);
  return [
    ...linesOf(thing).map((line, i) => h("p", { class: i ? "" : "name" }, line)),
    ...labels.slice(0, 4).map((label) => h("p", { class: "can" }, label)),
    labels.length > 4 ? h("p", { class: "faint" }, say("more", { count: labels.length - 4 })) : null,
    clause ? h("p", { class: "faint" }, `§ ${clause} ${saying(clause)}`) : null,
  ];
}

/** The same with the thing enlarged, if it has a name. @param {SVGGraphicsElement} thing @param {string[]} labels */
export const explained = (thing, labels) => [titleOf(thing) && isSmall(thing) ? enlarged(thing) : null, ...meaning(thing, labels)];

export class Magnifier {
  /** @param {MagnifierDeeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** @type {SVGGraphicsElement | null} */
    this.thing = null;
    this.element = h("section", { class: "lens", role: "status", hidden: true });
  }

  get open() {
    return !this.element.hidden;
  }

  /** Show a thing large and in words. @param {SVGGraphicsElement} thing */
  show(thing) {
    this.thing = thing;
    const [name = "", ...rest] = linesOf(thing);
    const clause = clauseOf(thing);
    this.element.replaceChildren(
      ...[
        enlarged(thing),
        h("div", { class: "lens-words" }, h("h3", null, name), rest.map((line) => h("p", null, line)), clause ? h("p", null, saying(clause)) : null, this.deeds.labels(thing.id).slice(0, 6).map((label) => h("p", { class: "can" }, label)), clauseLink(clause, this.deeds.openClause)),
        iconButton("close", say("close"), () => this.close()),
      ].filter((one) => one !== null),
    );
    this.element.setAttribute("aria-label", say("magnifier"));
    this.element.hidden = false;
  }

  close() {
    this.element.hidden = true;
    this.thing = null;
  }
}
