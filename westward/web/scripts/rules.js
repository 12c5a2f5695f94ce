// The rulebook of a game as a page of its own.

import { api } from "./api.js";
import { layOut, searchRulebook } from "./clauses.js";
import { find, h, icon } from "./dom.js";
import { choose, onChoice, pref } from "./prefs.js";
import { openSettings } from "./settings.js";
import { say } from "./words.js";

const game = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
const book = h("article", { class: "rulebook", id: "book" });
const contents = h("nav", { class: "contents" });
const seek = h("input", { type: "search", class: "filter", oninput: search });
const found = h("p", { class: "faint", role: "status" });
const title = h("h1", { class: "game-title" });
const top = h("div", { class: "top-tools" });

find("#app").replaceWith(
  h(
    "div",
    { class: "rules-page" },
    h("header", { class: "top" }, h("a", { class: "wordmark small", href: "/" }, "Westward"), title, top),
    h("div", { class: "rules-side" }, seek, found, contents),
    h("main", null, book),
  ),
);

function search() {
  const count = searchRulebook(book, seek.value);
  found.textContent = seek.value ? say("clauses-found", { count }) : "";
  scrollTo({ top: 0 });
}

async function load() {
  const rules = await api.rules(game);
  document.title = `${rules.title} · Westward`;
  title.textContent = rules.title;
  layOut(book, rules);
  seek.placeholder = say("search-rules");
  seek.setAttribute("aria-label", say("search-rules"));
  const other = pref("language") === "en" ? "de" : "en";
  top.replaceChildren(
    ...(rules.guide ? [h("button", { type: "button", class: "top-button print", title: say("print-guide"), "aria-label": say("print-guide"), onclick: printGuide }, icon("rules"), h("span", null, say("print-guide")))] : []),
    h("button", { type: "button", class: "top-button", onclick: () => choose("language", other) }, h("span", { lang: other }, other === "de" ? "Deutsch" : "English")),
    h("button", { type: "button", class: "top-button", onclick: openSettings }, icon("gear"), h("span", null, say("settings"))),
  );
  contents.setAttribute("aria-label", say("contents"));
  contents.replaceChildren(
    h("ol", null, [...book.querySelectorAll("h2")].map((head, i) => {
      head.id ||= `part-${i + 1}`;
      return h("li", null, h("a", { href: `#${head.id}` }, head.textContent));
    })),
  );
  point();
}

/** Print the guide alone; the browser's own Print prints the clauses too. */
function printGuide() {
  document.documentElement.dataset.print = "guide";
  for (const image of book.querySelectorAll("img")) image.loading = "eager";
  const ready = [...book.querySelectorAll(".guide img")].map((image) => /** @type {HTMLImageElement} */ (image).decode().catch(() => null));
  Promise.all(ready).then(() => {
    window.print();
    delete document.documentElement.dataset.print;
  });
}

function point() {
  for (const old of book.querySelectorAll(".target")) old.classList.remove("target");
  const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place) return;
  place.classList.add("target");
  place.scrollIntoView({ block: place.matches("li") ? "center" : "start" });
}

window.addEventListener("hashchange", point);
onChoice((name) => name === "language" && load());
load().catch((problem) => book.replaceChildren(h("p", null, problem.message)));
