// The reader's settings and the list of keys, as dialogs; the same on every page.

import { find, h } from "./dom.js";
import { choose, pref } from "./prefs.js";
import { sound } from "./sounds.js";
import { say } from "./words.js";

/** @typedef {"language" | "theme" | "speed" | "confirm"} Row */

/** @type {Record<Row, [string, () => string][]>} */
const CHOICES = {
  language: [["en", () => "English"], ["de", () => "Deutsch"]],
  theme: ["auto", "light", "dark"].map((value) => [value, () => say(`theme-${value}`)]),
  speed: ["off", "fast", "normal", "slow"].map((value) => [value, () => say(`speed-${value}`)]),
  confirm: ["careful", "always", "never"].map((value) => [value, () => say(`confirm-${value}`)]),
};

/** A row of radio buttons for a preference. @param {Row} name */
function row(name) {
  return h(
    "fieldset",
    { class: "segmented" },
    h("legend", null, say(`setting-${name}`)),
    h("div", null, CHOICES[name].map(([value, label]) =>
      h("label", null, h("input", { type: "radio", name, value, checked: pref(name) === value, onchange: () => choose(name, /** @type {any} */ (value)) }), h("span", null, label())))),
  );
}

/**
 * A dialog that closes by its cross, Escape, or a press beside it.
 * @param {string} title
 * @param {import("./dom.js").Props} props
 * @param {...import("./dom.js").Child} children
 */
export function dialog(title, props, ...children) {
  const box = h(
    "dialog",
    { ...props, "aria-label": title },
    h("h2", null, title),
    ...children,
    h("button", { type: "button", class: "tool dialog-close", "aria-label": say("close"), onclick: () => box.close() }, "✕"),
  );
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** Open the settings. They turn into another language where they stand: the dialog and the focus stay. */
export function openSettings() {
  const rows = () => [
    row("language"),
    row("theme"),
    row("speed"),
    row("confirm"),
    h(
      "label",
      { class: "switch" },
      h("input", { type: "checkbox", role: "switch", name: "remarks", checked: pref("remarks"), onchange: (/** @type {Event} */ event) => choose("remarks", /** @type {HTMLInputElement} */ (event.target).checked) }),
      h("span", null, say("setting-remarks")),
    ),
    h(
      "label",
      { class: "switch" },
      h("input", { type: "checkbox", role: "switch", checked: pref("sounds"), onchange: (/** @type {Event} */ event) => (choose("sounds", /** @type {HTMLInputElement} */ (event.target).checked), sound("turn")) }),
      h("span", null, say("setting-sounds")),
    ),
  ];
  const form = h("div", null, rows());
  const box = dialog(say("settings"), { class: "settings" }, form);
  box.addEventListener("change", (event) => {
    if (/** @type {HTMLInputElement} */ (event.target).name !== "language") return;
    box.setAttribute("aria-label", say("settings"));
    find("h2", box).textContent = say("settings");
    find(".dialog-close", box).setAttribute("aria-label", say("close"));
    form.replaceChildren(...rows());
    find("[name=language]:checked", form).focus();
  });
}

const KEYS = [
  ["1–9", "key-choose"], ["↑ ↓", "key-walk"], ["Enter", "key-confirm"], ["Esc", "key-cancel"], ["Q", "key-question"],
  ["X", "key-aside"], ["T", "key-turn"], ["M", "key-magnify"], ["U", "key-undo"], ["R", "key-redo"], ["H", "key-hint"], ["E", "key-explain"], ["D", "key-lesson"], ["L", "key-log"], ["B", "key-rules"], ["C", "key-chat"],
  ["+ − 0", "key-zoom"], ["← ↑ → ↓", "key-pan"], [", .", "key-step"], ["W", "key-words"], ["P", "key-names"], ["N", "key-now"], ["S", "key-skip"], ["?", "key-help"],
];

/** Open the list of keys. */
export const openKeys = () =>
  dialog(say("keys"), { class: "keys" }, h("dl", null, KEYS.map(([keys, what]) => [h("dt", null, h("kbd", null, keys)), h("dd", null, say(what))])));

