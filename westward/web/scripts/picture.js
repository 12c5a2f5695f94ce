// The drawings of a position: one sheet of symbols for the page, and a scene wherever the layout wants it.

import { s } from "./dom.js";
import { morph, parse } from "./morph.js";

const symbols = new Map();
let sheet = null;
let defined = "";

/** Add symbols to the page's sheet; they are never taken away, since another scene may still use them. */
export function defineSymbols(markup) {
  if (markup === defined) return;
  defined = markup;
  if (!sheet) {
    sheet = s("svg", { class: "symbols westward", width: 0, height: 0, "aria-hidden": "true" }, s("defs"));
    document.body.append(sheet);
  }
  const defs = parse(markup).querySelector("defs");
  for (const symbol of [...(defs?.children ?? [])]) {
    const written = symbol.outerHTML;
    if (symbols.get(symbol.id) === written) continue;
    symbols.set(symbol.id, written);
    const old = sheet.querySelector(`#${CSS.escape(symbol.id)}`);
    if (old) old.replaceWith(symbol);
    else sheet.firstChild.append(symbol);
  }
}

/** One scene on the page. */
export class Scene {
  constructor(props = {}) {
    this.title = s("title");
    this.body = s("g");
    this.svg = s("svg", { class: "westward scene", role: "img", ...props }, this.title, this.body);
    this.written = "";
    this.box = null;
  }

  /** Show a drawing, moving what was there before. Gives whether anything changed. */
  show(scene) {
    this.box = scene.box;
    this.svg.setAttribute("aria-label", scene.title);
    if (!this.keepBox) this.svg.setAttribute("viewBox", scene.box.join(" "));
    this.svg.style.setProperty("--ratio", String(scene.box[2] / scene.box[3]));
    if (scene.body === this.written) return false;
    this.written = scene.body;
    morph(this.body, parse(scene.body));
    return true;
  }
}

/** Mark the parts of all scenes: `may` be clicked, `chosen`, or `lit` because something speaks of them. */
export class Marks {
  constructor(root) {
    this.root = root;
    this.may = new Set();
    this.chosen = new Set();
    this.lit = new Set();
  }

  part(id) {
    return document.getElementById(id);
  }

  /** Show the marks again, after a drawing or a choice has changed. `own` says whether the client decides on `may`. */
  draw(own) {
    const wanted = { chosen: this.chosen, lit: this.lit };
    if (own) wanted.may = this.may;
    for (const [name, parts] of Object.entries(wanted)) {
      for (const element of [...this.root.querySelectorAll(`.westward .${name}`)]) {
        if (!parts.has(element.id)) element.classList.remove(name);
      }
      for (const id of parts) {
        const element = this.part(id);
        element?.classList.add(name);
        if (name !== "lit") element?.classList.add("part");
      }
    }
  }
}

/** The clickable part at or above an element: the innermost that bears the class `part` or is named by a choice. */
export function partOf(target, named) {
  for (let at = target; at && at.nodeName !== "svg" && at !== document.body; at = at.parentNode) {
    if (at.id && (at.classList?.contains("part") || named.has(at.id))) return at.id;
  }
  return null;
}

/** Everything an element of the picture says about itself. */
export const titleOf = (element) => element?.querySelector(":scope > title")?.textContent ?? "";
