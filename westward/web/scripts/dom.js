// Building and finding elements.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, v] of Object.entries(value)) element.style.setProperty(key, v);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An HTML element; properties that begin with `on` are listeners, strings become text. */
export const h = (tag, props, ...children) => fill(document.createElement(tag), props, children);

/** An SVG element. */
export const s = (tag, props, ...children) => fill(document.createElementNS(SVG, tag), props, children);

/** The first element that a selector finds. */
export const find = (selector, within = document) => within.querySelector(selector);

/** Put new children into an element, but only when what they say has changed, so that focus and scrolling stay. */
export function renew(element, key, make) {
  if (element.dataset.key === key) return false;
  element.dataset.key = key;
  element.replaceChildren(...[make()].flat().filter(Boolean));
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
  history: "M4 6v5h5M4.6 11a8 8 0 1 1-.6 4M12 8v5l3.5 2",
};

/** A line icon. */
export const icon = (name) =>
  s("svg", { class: "icon", viewBox: "0 0 24 25", "aria-hidden": "true" }, s("path", { d: ICONS[name] }));

/** A button with an icon, and its name for those who do not see it. */
export const iconButton = (name, label, onclick, props = {}) =>
  h("button", { type: "button", class: "tool", "aria-label": label, title: label, onclick, ...props }, icon(name));

const GLYPHS = {
  star: "M0-3.4L.95-1.1L3.4-.95L1.5.6L2.1 3L0 1.7L-2.1 3L-1.5.6L-3.4-.95L-.95-1.1z",
  triangle: "M0-3L3 2.3H-3z",
  square: "M-2.3-2.3H2.3V2.3H-2.3z",
  circle: "M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
  diamond: "M0-3.2L2.6 0L0 3.2L-2.6 0z",
  cross: "M-1-3H1V-1H3V1H1V3H-1V1H-3V-1H-1z",
};
const GLYPH_OF = { yellow: "star", red: "triangle", green: "square", blue: "circle", black: "diamond", white: "cross" };

/** The outline of a seat's glyph, about six units high around the origin. */
export const glyphPath = (colour) => GLYPHS[GLYPH_OF[colour]] ?? GLYPHS.circle;

/** A seat's badge: its colour and its glyph. */
export const badge = (colour, label) =>
  s(
    "svg",
    { class: `badge seat-${colour}`, viewBox: "-11 -11 22 22", ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }) },
    s("circle", { r: 10, class: "disc" }),
    s("circle", { r: 8.2, class: "ring" }),
    s("path", { d: glyphPath(colour), transform: "scale(1.9)", class: "glyph" }),
  );

/** Copy to the clipboard; pages without a secure origin have only the old way. */
export async function copy(text) {
  if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
  const field = h("textarea", { class: "away" });
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
