// Building and finding elements.

import { GLYPHS, GLYPH_OF } from "../art/glyphs.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {string | number | Node | null | undefined | false | Child[]} Child */
/** @typedef {Record<string, any> | null} Props Listeners begin with `on`; `dataset` and `style` are objects. */

/**
 * @template {HTMLElement | SVGElement} E
 * @param {E} element
 * @param {Props} props
 * @param {Child[]} children
 * @returns {E}
 */
function fill(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, v] of Object.entries(value)) element.style.setProperty(key, String(v));
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...nodes(children));
  return element;
}

/**
 * What can be appended: nested lists made flat, nothing left out but nothing.
 * @param {Child} child
 * @returns {(Node | string)[]}
 */
export function nodes(child) {
  if (child === null || child === undefined || child === false) return [];
  if (Array.isArray(child)) return child.flatMap(nodes);
  return [typeof child === "number" ? String(child) : child];
}

/**
 * An HTML element; properties that begin with `on` are listeners, strings become text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...Child} children
 */
export const h = (tag, props = null, ...children) => fill(document.createElement(tag), props, children);

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...Child} children
 */
export const s = (tag, props = null, ...children) => fill(document.createElementNS(SVG, tag), props, children);

/**
 * The first element that a selector finds; there must be one.
 * @template {Element} [E=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {E}
 */
export function find(selector, within = document) {
  const found = /** @type {E | null} */ (within.querySelector(selector));
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/**
 * Put new children into an element, but only when what they say has changed, so that focus and scrolling stay.
 * @param {HTMLElement} element
 * @param {string} key
 * @param {() => Child} make
 */
export function renew(element, key, make) {
  if (element.dataset.key === key) return false;
  element.dataset.key = key;
  element.replaceChildren(...nodes(make()));
  return true;
}

const ICONS = {
  undo: "M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3",
  redo: "M15 5l5 5-5 5M20 10h-9a6 6 0 0 0 0 12h3",
  restart: "M5 5v6h6M5.6 11A8 8 0 1 1 4 16",
  log: "M5 5h14M5 10h14M5 15h14M5 20h8",
  rules: "M12 6c-2-2-5-2-8-1.5v15c3-.5 6-.5 8 1.5 2-2 5-2 8-1.5v-15c-3-.5-6-.5-8 1.5zM12 6v15",
  chat: "M4 5h16v11h-9l-5 5v-5H4z",
  gear: "M12 9a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 3v3M12 19v3M3 12.5h3M18 12.5h3M5.6 6l2.2 2.2M16.2 16.8l2.2 2.2M18.4 6l-2.2 2.2M7.8 16.8l-2.2 2.2",
  layers: "M12 4l9 5-9 5-9-5zM4 13.5l8 4.5 8-4.5M4 17.5l8 4.5 8-4.5",
  plus: "M12 5v15M4.5 12.5h15",
  minus: "M4.5 12.5h15",
  sign: "M12 3v4M12 14v8M4 7h13l4 3.5-4 3.5H4z",
  fit: "M4 9V4h5M20 9V4h-5M4 16v5h5M20 16v5h-5",
  close: "M6 6l13 13M19 6L6 19",
  first: "M6 5v15M19 5l-9 7.5 9 7.5z",
  back: "M15 5l-7 7.5 7 7.5",
  forward: "M9 5l7 7.5-7 7.5",
  play: "M8 5l11 7.5L8 20z",
  last: "M19 5v15M6 5l9 7.5L6 20z",
  pause: "M8 5v15M17 5v15",
  link: "M10 15l5-5M9 11l-3 3a4 4 0 0 0 5.5 5.5l3-3M15 14l3-3A4 4 0 0 0 12.5 5.5l-3 3",
  download: "M12 4v12M7 11l5 5 5-5M4 20.5h16",
  menu: "M4 6.5h16M4 12.5h16M4 18.5h16",
  hand: "M5 21V8l9-3 2 15zM9 21h10V7h-3",
  bulb: "M9 18.5h6M10 21.5h4M9 18.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8",
  down: "M5 9l7 7 7-7",
  target: "M12 5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM12 2v6M12 17v6M1.5 12.5h6M16.5 12.5h6",
  turn: "M17 4v5h-5M17 9A7.5 7.5 0 1 0 19.5 14",
  info: "M12 4a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM12 11.5v5.5M12 7.5v.6",
  help: "M8.5 9.5a3.5 3.5 0 1 1 5.2 3C12.5 13.2 12 13.9 12 15.5M12 19v.6",
  check: "M5 13l5 5L20 7",
  history: "M4 6v5h5M4.6 11a8 8 0 1 1-.6 4M12 8v5l3.5 2",
};

/** @typedef {keyof typeof ICONS} Icon */

/** A line icon. @param {Icon} name */
export const icon = (name) =>
  s("svg", { class: "icon", viewBox: "0 0 24 25", "aria-hidden": "true" }, s("path", { d: ICONS[name] }));

/**
 * A button with an icon, and its name for those who do not see it.
 * @param {Icon} name
 * @param {string} label
 * @param {() => void} onclick
 * @param {Props} [props]
 */
export const iconButton = (name, label, onclick, props = {}) =>
  h("button", { type: "button", class: "tool", "aria-label": label, title: label, onclick, ...props }, icon(name));

/** The outline of a seat's glyph, about six units high around the origin. @param {string} colour */
export const glyphPath = (colour) => GLYPHS[GLYPH_OF[colour]];

/** A seat's badge: its colour and its glyph. @param {string} colour @param {string} [label] */
export const badge = (colour, label) =>
  s(
    "svg",
    { class: `badge seat-${colour}`, viewBox: "-11 -11 22 22", ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }) },
    s("circle", { r: 10, class: "disc" }),
    s("circle", { r: 8.2, class: "ring" }),
    s("path", { d: glyphPath(colour), transform: "scale(1.9)", class: "glyph" }),
  );

/** Copy to the clipboard; pages without a secure origin have only the old way. @param {string} text */
export async function copy(text) {
  if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
  const field = h("textarea", { class: "away" });
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
