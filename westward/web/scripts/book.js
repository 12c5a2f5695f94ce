// The rulebook beside the board.

import { api } from "./api.js";
import { layOut, searchRulebook } from "./clauses.js";
import { h } from "./dom.js";
import { pref } from "./prefs.js";
import { say } from "./words.js";

export class Book {
  /** @param {() => string} game which game's rules it holds */
  constructor(game) {
    this.game = game;
    /** The language it was loaded in, "" before that. */
    this.loaded = "";
    /** The clause to show once the rules are there. @type {string | null} */
    this.clause = null;
    this.book = h("div", { class: "rulebook", onclick: (/** @type {MouseEvent} */ event) => this.follow(event) });
    this.seek = h("input", { type: "search", class: "filter", oninput: () => this.search() });
    this.found = h("p", { class: "faint", role: "status" });
    this.pane = h("div", { class: "pane", role: "tabpanel", id: "drawer-rules", "aria-labelledby": "tab-rules", tabindex: 0 }, this.seek, this.found, this.book);
  }

  /** Put its own words into the reader's language, and the rules if they have been looked at. */
  speak() {
    this.seek.placeholder = say("search-rules");
    this.seek.setAttribute("aria-label", say("search-rules"));
    this.pane.setAttribute("aria-label", say("tab-rules"));
    if (this.loaded) this.load();
  }

  /** Fetch the rules in the reader's language. */
  async load() {
    if (this.loaded === pref("language")) return;
    this.loaded = pref("language");
    const rules = await api.rules(this.game());
    layOut(this.book, rules);
    if (this.seek.value) this.search();
    this.point();
  }

  /** Show a clause, now or as soon as it is there. @param {string} clause */
  open(clause) {
    this.clause = clause;
    this.point();
  }

  /** Show what holds the words sought, from its beginning, and say how much it is. */
  search() {
    const count = searchRulebook(this.book, this.seek.value);
    this.found.textContent = this.seek.value ? say("clauses-found", { count }) : "";
    this.pane.scrollTop = 0;
  }

  /** A link to a clause leads there, and leaves the page's address alone. @param {MouseEvent} event */
  follow(event) {
    const link = /** @type {Element} */ (event.target).closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    this.open(link.getAttribute("href")?.slice(1) ?? "");
  }

  point() {
    if (!this.clause) return;
    for (const old of this.book.querySelectorAll(".target")) old.classList.remove("target");
    const place = /** @type {HTMLElement | null} */ (this.book.querySelector(`#${CSS.escape(this.clause)}`));
    if (!place) return;
    if (place.closest("[hidden]")) {
      this.seek.value = "";
      this.search();
    }
    place.classList.add("target");
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
    this.clause = null;
  }
}
