// What a reader has chosen for this browser: language, theme, speed, sounds, confirmation.

const KEY = "westward";
const DEFAULTS = {
  language: navigator.language?.startsWith("de") ? "de" : "en",
  theme: "auto",
  speed: "normal",
  sounds: false,
  confirm: "careful",
  drawer: "",
  bot: "",
};

let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem(KEY) ?? "{}");
} catch {
  // A browser that keeps nothing starts from the defaults.
}
const listeners = [];

/** The value of a preference. */
export const pref = (name) => chosen[name] ?? DEFAULTS[name];

/** Choose a value, keep it, and tell those who listen. */
export function choose(name, value) {
  chosen[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // It then holds for this page.
  }
  apply();
  for (const listener of listeners) listener(name, value);
}

/** Be told of every change. */
export const onChoice = (listener) => listeners.push(listener);

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = { off: 0, fast: 0.5, normal: 1, slow: 2 };

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
