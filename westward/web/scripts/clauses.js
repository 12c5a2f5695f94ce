// The rulebook on the page: links to its clauses, its dress, and searching it.

import { h } from "./dom.js";
import { say } from "./words.js";

/**
 * A link to a clause of the rulebook.
 * @param {string | undefined} clause
 * @param {(clause: string) => void} open
 */
export const clauseLink = (clause, open) =>
  clause
    ? h(
        "button",
        {
          type: "button",
          class: "clause",
          "aria-label": say("open-clause", { clause }),
          onclick: (/** @type {Event} */ event) => (event.stopPropagation(), open(clause)),
        },
        `§ ${clause}`,
      )
    : null;

/** Put a rulebook onto the page: the guide first, the numbered clauses behind it. @param {HTMLElement} book @param {import("./shapes.js").Rules} rules */
export function layOut(book, rules) {
  const guide = h("div", { class: "guide" });
  guide.innerHTML = rules.guide;
  const clauses = h("div");
  clauses.innerHTML = rules.html;
  clauses.querySelector("h1")?.remove();
  guide.querySelector("h1")?.remove();
  if (rules.guide) book.replaceChildren(guide, h("h2", { class: "reference" }, say("all-clauses")), ...clauses.childNodes);
  else book.replaceChildren(...clauses.childNodes);
  tidyRulebook(book);
}

/** Dress a rulebook from the server: each clause a paragraph of its own, its id a small link. @param {HTMLElement} book */
function tidyRulebook(book) {
  // A picture that cannot be drawn, for instance with a corrected box, is left out.
  for (const image of book.querySelectorAll("figure img")) image.addEventListener("error", () => image.closest("figure")?.remove());
  for (const item of book.querySelectorAll("li[id]")) {
    item.classList.add("clause-item");
    item.querySelector(`a[href="#${CSS.escape(item.id)}"]`)?.classList.add("clause-id");
  }
  for (const table of book.querySelectorAll("table")) {
    const scroller = h("div", { class: "wide", tabindex: 0, role: "group", "aria-label": say("wide-table") });
    table.replaceWith(scroller);
    scroller.append(table);
  }
}

/** Show only what holds the words sought, with the headings above it, and give how many clauses they are. @param {HTMLElement} book @param {string} words */
export function searchRulebook(book, words) {
  const needle = words.trim().toLowerCase();
  const holds = (/** @type {Element} */ element) => !needle || (element.textContent ?? "").toLowerCase().includes(needle);
  let found = 0;
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (book.querySelectorAll("li[id]"))) {
    item.hidden = !holds(item);
    found += Number(!item.hidden);
  }
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (book.querySelectorAll(".guide-part"))) part.hidden = !holds(part);
  hideEmpty(book, holds);
  book.classList.toggle("searching", Boolean(needle));
  return found;
}

/** Hide what stands between the clauses and does not hold the words, and headings with nothing below them. @param {HTMLElement} book @param {(element: Element) => boolean} holds */
function hideEmpty(book, holds) {
  /** @type {HTMLElement[]} */
  let above = [];
  for (const block of /** @type {NodeListOf<HTMLElement>} */ (book.querySelectorAll(":scope > :not(.guide, .reference)"))) {
    const level = ["H2", "H3"].indexOf(block.tagName);
    if (level >= 0) above = [...above.slice(0, level), block];
    const clauses = [.../** @type {NodeListOf<HTMLElement>} */ (block.querySelectorAll("li[id]"))];
    block.hidden = clauses.length ? clauses.every((item) => item.hidden) : !holds(block);
    if (!block.hidden) for (const head of above) head.hidden = false;
  }
}
