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

/** Dress a rulebook from the server: each clause a paragraph of its own, its id a small link. @param {HTMLElement} book */
export function tidyRulebook(book) {
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

/** Show only the clauses that hold the words sought, and give how many they are. @param {HTMLElement} book @param {string} words */
export function searchRulebook(book, words) {
  const needle = words.trim().toLowerCase();
  let found = 0;
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (book.querySelectorAll("li[id]"))) {
    const hit = !needle || (item.textContent ?? "").toLowerCase().includes(needle);
    item.hidden = !hit;
    found += Number(hit);
  }
  book.classList.toggle("searching", Boolean(needle));
  return found;
}
