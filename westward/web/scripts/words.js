// The client's own words in the reader's language. What a game says comes from the server.

import de from "../words/de.js";
import en from "../words/en.js";
import { pref } from "./prefs.js";

/** @type {Record<string, Book>} */
const BOOKS = { en, de };

/** @typedef {Record<string, any>} Facts what a sentence is about */
/** @typedef {Record<string, string | ((facts: Facts) => string)>} Book */

/** The sentence of a key with its facts filled in. @param {string} key @param {Facts} [facts] */
export function say(key, facts = {}) {
  const entry = BOOKS[pref("language")][key];
  const text = typeof entry === "function" ? entry(facts) : entry.replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
  return text.replace(/(?<![\w./])-(?=\d)/g, "−");
}

/** A point in time, as the reader's language writes it. @param {number} seconds */
export const clock = (seconds) =>
  new Intl.DateTimeFormat(pref("language"), { hour: "2-digit", minute: "2-digit" }).format(new Date(1000 * seconds));
