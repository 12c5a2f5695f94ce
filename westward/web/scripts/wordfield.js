// A field for a word that somebody adds to the luck.

import { h } from "./dom.js";
import { say } from "./words.js";

/** A field for a word of one's own; it may stay empty. */
export const wordField = () => h("input", { type: "text", maxlength: 40, autocomplete: "off", placeholder: say("luck-word-example") });
