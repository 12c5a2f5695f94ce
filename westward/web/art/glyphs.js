// Written by tools/web_art.py: the outline of each glyph, and which seat bears it.
/** @type {Record<string, string>} */
export const GLYPHS = {
  "star": "M0-3.4L.95-1.1L3.4-.95L1.5.6L2.1 3L0 1.7L-2.1 3L-1.5.6L-3.4-.95L-.95-1.1z",
  "triangle": "M0-3L3 2.3H-3z",
  "square": "M-2.3-2.3H2.3V2.3H-2.3z",
  "circle": "M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z",
  "diamond": "M0-3.2L2.6 0L0 3.2L-2.6 0z",
  "cross": "M-1-3H1V-1H3V1H1V3H-1V1H-3V-1H-1z"
};

/** @type {Record<string, string>} */
export const GLYPH_OF = {
  "yellow": "star",
  "red": "triangle",
  "green": "square",
  "blue": "circle",
  "black": "diamond",
  "white": "cross"
};
