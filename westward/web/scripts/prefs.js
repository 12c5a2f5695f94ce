// What a reader has chosen for this browser: language, theme, speed, sounds, confirmation.

const KEY = "westward";

/**
 * @typedef {object} Prefs
 * @property {"en" | "de"} language
 * @property {"auto" | "light" | "dark"} theme
 * @property {"off" | "fast" | "normal" | "slow"} speed
 * @property {boolean} sounds
 * @property {"careful" | "always" | "never"} confirm when a move is asked about before it is made
 * @property {boolean} names whether the names of all places are written on the board
 * @property {string} drawer the tab that was last open on a wide page
 * @property {boolean} next whether the next game that waits opens by itself after a move
 * @property {string} bot the level that was last played against
 * @property {boolean} remarks whether a question of a new kind is explained when it first comes up
 * @property {string[]} met the kinds of questions that have come up, such as "golden-city/move"
 * @property {string[]} learnt the chapters of lessons that were walked through, such as "golden-city/first"
 */

/** @type {Prefs} */
const DEFAULTS = {
  language: navigator.language?.startsWith("de") ? "de" : "en",
  theme: "auto",
  speed: "normal",
  sounds: false,
  confirm: "careful",
  names: false,
  drawer: "",
  next: false,
  bot: "",
  remarks: true,
  met: [],
  learnt: [],
};

/** @type {Partial<Prefs>} */
let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem(KEY) ?? "{}");
} catch {
  // A browser that keeps nothing starts from the defaults.
}
/** @type {((name: keyof Prefs) => void)[]} */
const listeners = [];

/**
 * The value of a preference.
 * @template {keyof Prefs} K
 * @param {K} name
 * @returns {Prefs[K]}
 */
export const pref = (name) => /** @type {Prefs[K]} */ (chosen[name] ?? DEFAULTS[name]);

/**
 * Choose a value, keep it, and tell those who listen.
 * @template {keyof Prefs} K
 * @param {K} name
 * @param {Prefs[K]} value
 */
export function choose(name, value) {
  chosen[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // It then holds for this page.
  }
  if (SEEN.includes(name)) apply();
  for (const listener of listeners) listener(name);
}

/** Be told of every change. @param {(name: keyof Prefs) => void} listener */
export const onChoice = (listener) => listeners.push(listener);

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** What the whole page is shown by. Only then it is told so: the language alone, also if it stays, has every element's style worked out anew. @type {(keyof Prefs)[]} */
const SEEN = ["theme", "language", "speed"];

/** How long things take to move, as a factor; 0 when they should not move at all. */
export const pace = () => (calm.matches ? 0 : PACE[pref("speed")]);

function apply() {
  const root = document.documentElement;
  const dark = pref("theme") === "dark" || (pref("theme") === "auto" && systemDark.matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.lang = pref("language");
  root.style.setProperty("--pace", String(pace()));
}

systemDark.addEventListener("change", apply);
calm.addEventListener("change", apply);
apply();
