// What a screen reader should say, and short messages that everybody sees.

import { h } from "./dom.js";

const polite = h("div", { class: "away", role: "status", "aria-live": "polite" });
const toasts = h("div", { class: "toasts" });
document.body.append(polite, toasts);

/** @type {string[]} */
let queue = [];
let timer = 0;

/** Have a sentence read aloud; sentences that come together are read together. @param {string} text */
export function announce(text) {
  queue.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    polite.textContent = queue.join(" ");
    queue = [];
  }, 150);
}

/**
 * Show a message for a while.
 * @param {string | Node} content
 * @param {{ kind?: string, stay?: number }} [how]
 */
export function toast(content, { kind = "", stay = 6000 } = {}) {
  const box = h("div", { class: `toast ${kind}` }, content);
  announce(box.textContent ?? "");
  while (toasts.children.length > 2) toasts.firstChild?.remove();
  toasts.append(box);
  const away = setTimeout(() => box.remove(), stay);
  box.addEventListener("click", () => {
    clearTimeout(away);
    box.remove();
  });
  return box;
}
