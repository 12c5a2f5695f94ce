// The client's own words in the reader's language. What a game says comes from the server.

import de from "../words/de.js";
import en from "../words/en.js";
import { pref } from "./prefs.js";

const BOOKS = { en, de };

/** The sentence of a key with its facts filled in. */
export function say(key, facts = {}) {
  const entry = BOOKS[pref("language")][key];
  if (typeof entry === "function") return entry(facts);
  return entry.replace(/\{(\w+)\}/g, (_, name) => String(facts[name]));
}

/** A point in time, as the reader's language writes it. */
export const clock = (when) =>
  new Intl.DateTimeFormat(pref("language"), { hour: "2-digit", minute: "2-digit" }).format(new Date(when));
