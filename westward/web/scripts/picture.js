// The drawings of a position: one sheet of symbols for the page, and a scene wherever the layout wants it.

import { s } from "./dom.js";
import { outline, parse, pieces, redraw } from "./morph.js";

/** @import { Box, SceneShape } from "./shapes.js" */

/** How each symbol is written. @type {Map<string, string>} */
const symbols = new Map();
const defs = s("defs");
const sheet = s("svg", { class: "symbols westward", width: 0, height: 0, "aria-hidden": "true" }, defs);
let defined = "";

/** Add symbols to the page's sheet; they are never taken away, since another scene may still use them. @param {string} markup */
export function defineSymbols(markup) {
  if (markup === defined) return;
  defined = markup;
  if (!sheet.isConnected) document.body.append(sheet);
  const fresh = (pieces(markup.slice(markup.indexOf(">") + 1, markup.lastIndexOf("</"))) ?? []).filter((written) => symbols.get(outline(written).id) !== written);
  for (const written of fresh) symbols.set(outline(written).id, written);
  for (const symbol of [...parse(fresh.join("")).children]) {
    const old = sheet.querySelector(`#${CSS.escape(symbol.id)}`);
    if (old) old.replaceWith(symbol);
    else defs.append(symbol);
  }
}

/** So many scenes there are; the magnifier refers to them by number. */
let count = 0;

/** One scene on the page. */
export class Scene {
  /** @param {import("./dom.js").Props} [props] @param {boolean} [keepBox] whether somebody else decides on the view box */
  constructor(props = {}, keepBox = false) {
    this.keepBox = keepBox;
    this.title = s("title");
    this.body = s("g", { class: "body westward", id: `scene-${(count += 1)}` });
    this.svg = s("svg", { class: "westward scene", role: "img", ...props }, this.title, this.body);
    this.written = "";
    /** @type {Box | null} */
    this.box = null;
  }

  /** Show a drawing, moving what was there before. Gives whether anything changed. @param {SceneShape} scene */
  show(scene) {
    this.box = scene.box;
    this.svg.setAttribute("aria-label", scene.title);
    if (!this.keepBox) this.svg.setAttribute("viewBox", scene.box.join(" "));
    this.svg.style.setProperty("--ratio", String(scene.box[2] / scene.box[3]));
    if (scene.body === this.written) return false;
    redraw(this.body, this.written, scene.body);
    this.written = scene.body;
    return true;
  }

  /** Show nothing. */
  clear() {
    this.body.replaceChildren();
    this.written = "";
    this.box = null;
  }
}

/** The part of the pictures with that id. @param {string} id */
export const partNamed = (id) => /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (document.getElementById(id)));

/** What lies at a place: drawn right below it and moved as it is. @param {Element} place */
export function lyingAt(place) {
  const below = place.previousElementSibling;
  const same = below?.getAttribute("transform") && below.getAttribute("transform") === place.getAttribute("transform");
  return same && below instanceof SVGGraphicsElement ? [below] : [];
}

/** Mark the parts of all scenes: `may` be clicked, `chosen`, `lit` because something speaks of them, or `proposed`. */
export class Marks {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Set<string>} */
    this.may = new Set();
    /** @type {Set<string>} */
    this.chosen = new Set();
    /** @type {Set<string>} */
    this.lit = new Set();
    /** What is proposed in a lesson. @type {Set<string>} */
    this.proposed = new Set();
    /** The classes of marked elements as they are drawn. @type {Map<Element, string | null>} */
    this.drawn = new Map();
  }

  /** Take all marks away, before another drawing comes. */
  clear() {
    for (const [element, drawn] of this.drawn) {
      if (drawn === null) element.removeAttribute("class");
      else element.setAttribute("class", drawn);
    }
    this.drawn.clear();
  }

  /** @param {Element | null} element @param {string} name @param {boolean} on */
  set(element, name, on) {
    if (!element || element.classList.contains(name) === on) return;
    if (!this.drawn.has(element)) this.drawn.set(element, element.getAttribute("class"));
    element.classList.toggle(name, on);
  }

  /** Show the marks again, after a drawing or a choice has changed. `own` says whether the client decides on `may`. @param {boolean} own */
  draw(own) {
    /** @type {Record<string, Set<string>>} */
    const wanted = { chosen: this.chosen, lit: this.lit, proposed: this.proposed };
    if (own) wanted.may = this.may;
    for (const [name, parts] of Object.entries(wanted)) {
      for (const element of [...this.root.querySelectorAll(`.westward .${name}`)]) {
        if (!parts.has(element.id)) this.set(element, name, false);
      }
      for (const id of parts) {
        const element = partNamed(id);
        this.set(element, name, true);
        if (name === "may" || name === "chosen") this.set(element, "part", true);
      }
    }
  }
}

/**
 * The clickable part at or above an element: the innermost that bears the class `part` or is named by a choice.
 * @param {EventTarget | null} target
 * @param {Set<string>} named
 */
export function partOf(target, named) {
  for (let at = target instanceof Element ? target : null; at && at.nodeName !== "svg" && at !== document.body; at = at.parentElement) {
    if (at.id && (at.classList.contains("part") || named.has(at.id))) return at.id;
  }
  return null;
}

/** Everything an element of the picture says about itself. @param {Element | null} element */
export const titleOf = (element) => element?.querySelector(":scope > title")?.textContent ?? "";
