// What one has played: figures and plots of each game, the finished games page by page, and all that is one's own to take along or delete.

import { toast } from "./announce.js";
import { ask, attempt } from "./api.js";
import { badge, find, h, icon, nodes } from "./dom.js";
import { choose, onChoice, pref } from "./prefs.js";
import { dialog, openSettings } from "./settings.js";
import { say } from "./words.js";

/** @typedef {{ points: number, give: number, games: number }} Rated */
/** @typedef {{ game: string, title: string, games: number, wins: number, fair: number, mean: number, best: number, rating: Rated | null }} Figures */
/** @typedef {{ name: string, bot: boolean, games: number, better: number, worse: number, rating: Rated | null }} Opponent */
/** @typedef {Figures & { against: Opponent[], plots: { name: string, svg: string }[] }} Statistics */
/** @typedef {{ name: string, colour: string, bot: boolean, mine: boolean, place: number, score: number }} Finisher */
/** @typedef {{ table: string, game: string, title: string, ended: number, place: number, players: Finisher[], rating: number | null, gain: number | null }} Finished */

const title = h("h1", { class: "game-title" });
const tools = h("div", { class: "top-tools" });
const figures = h("section", { class: "figures" });
const details = h("section", { class: "details", hidden: true });
const finished = h("section", { class: "finished" });
const mine = h("section", { class: "mine" });
find("#app").replaceWith(
  h("div", { class: "played-page" }, h("header", { class: "top" }, h("a", { class: "wordmark small", href: "/" }, "Westward"), tools), h("main", null, title, figures, details, finished, mine)),
);

/** The game whose figures are open, empty for none: it stands in the address. */
const chosen = () => decodeURIComponent(location.hash.slice(1));
const lang = () => `lang=${pref("language")}`;
const day = (/** @type {number} */ seconds) => new Intl.DateTimeFormat(pref("language"), { dateStyle: "medium" }).format(new Date(1000 * seconds));
const number = (/** @type {number} */ value) => new Intl.NumberFormat(pref("language"), { maximumFractionDigits: 1 }).format(value);
const ruled = (/** @type {string} */ words) => h("h2", { class: "ruled" }, h("span", null, words));

function drawTop() {
  document.title = `${say("played")} · Westward`;
  title.textContent = say("played");
  const other = pref("language") === "en" ? "de" : "en";
  tools.replaceChildren(
    h("button", { type: "button", class: "top-button", onclick: () => choose("language", other) }, h("span", { lang: other }, other === "de" ? "Deutsch" : "English")),
    h("button", { type: "button", class: "top-button", "aria-label": say("settings"), onclick: openSettings }, icon("gear"), h("span", null, say("settings"))),
  );
}

// Figures

/** @param {Rated | null} rating */
const rated = (rating) => (rating ? say("rated", { points: rating.points, give: rating.give }) : "–");

/** @param {Figures[]} all */
function drawFigures(all) {
  const row = (/** @type {Figures} */ one) =>
    h("tr", { class: one.game === chosen() ? "chosen" : "" },
      h("th", { scope: "row" }, h("a", { href: `#${one.game}`, "aria-current": one.game === chosen() ? "true" : null }, one.title)),
      h("td", null, number(one.games)),
      h("td", null, number(one.wins), h("small", null, say("fair", { fair: number(one.fair) }))),
      h("td", null, number(one.mean)),
      h("td", null, number(one.best)),
      h("td", null, rated(one.rating)));
  const head = ["game", "games-played", "games-won", "points-mean", "points-best", "rating"].map((key) => h("th", { scope: "col" }, say(`figure-${key}`)));
  const table = h("div", { class: "wide" }, h("table", null, h("thead", null, h("tr", null, head)), h("tbody", null, all.map(row))));
  figures.replaceChildren(...nodes(all.length ? [table, h("p", { class: "faint" }, say("figures-about"))] : [h("p", { class: "faint centred" }, say("nothing-played"))]));
}

/** @param {Statistics} found */
function drawDetails(found) {
  const plot = (/** @type {{ name: string, svg: string }} */ one) =>
    h("figure", { class: `plot ${one.name}` }, document.importNode(new DOMParser().parseFromString(one.svg, "image/svg+xml").documentElement, true));
  const row = (/** @type {Opponent} */ one) =>
    h("tr", null, h("th", { scope: "row" }, one.name, one.bot ? h("small", null, say("kind-bot")) : null), h("td", null, number(one.games)), h("td", null, number(one.better)), h("td", null, number(one.worse)), h("td", null, rated(one.rating)));
  const head = ["whom", "games-played", "better", "worse", "rating"].map((key) => h("th", { scope: "col" }, say(`figure-${key}`)));
  details.hidden = false;
  details.replaceChildren(
    ruled(found.title),
    h("div", { class: "plots" }, found.plots.map(plot)),
    h("h3", null, say("against-whom")),
    h("div", { class: "wide" }, h("table", null, h("thead", null, h("tr", null, head)), h("tbody", null, found.against.map(row)))),
    h("p", { class: "faint" }, say("rating-about")),
  );
}

// Finished games

/** @param {Finished} game */
function finishedRow(game) {
  const gain = game.gain === null ? null : h("small", { class: "gain" }, say("gained", { gain: game.gain > 0 ? `+${game.gain}` : `${game.gain}` }));
  const seat = (/** @type {Finisher} */ player) =>
    h("span", { class: player.mine ? "seat-chip mine" : "seat-chip" }, badge(player.colour), h("span", null, player.name), h("b", null, number(player.score)));
  return h("li", null, h("a", { class: "table-row", href: `/t/${game.table}` },
    h("strong", null, game.title, h("small", null, day(game.ended))),
    h("span", { class: "row-players" }, [...game.players].sort((a, b) => a.place - b.place).map(seat)),
    h("span", { class: "row-state" }, say("came", { place: game.place, of: game.players.length }), gain)));
}

async function drawFinished() {
  const list = h("ul", { class: "table-list" });
  const more = h("button", { type: "button", class: "secondary", hidden: true });
  const game = chosen();
  let next = "";
  const load = async () => {
    const page = await attempt(() => ask("GET", `/api/me/played?${lang()}${game ? `&game=${encodeURIComponent(game)}` : ""}${next ? `&before=${encodeURIComponent(next)}` : ""}`));
    if (!page) return;
    list.append(...page.games.map(finishedRow));
    next = page.next ?? "";
    more.hidden = !next;
    finished.hidden = !list.childElementCount;
  };
  more.textContent = say("more-games");
  more.addEventListener("click", load);
  finished.replaceChildren(ruled(say("over-tables")), h("p", { class: "faint" }, say("finished-about")), list, h("div", { class: "more" }, more, game ? h("a", { class: "button quiet", href: "#" }, say("all-games")) : null));
  await load();
}

// All that is one's own

function drawMine() {
  mine.replaceChildren(
    ruled(say("mine-title")),
    h("p", null, say("mine-about")),
    h("div", { class: "end-row" },
      h("a", { class: "button secondary", href: "/api/me/export", download: "westward.zip" }, icon("download"), say("mine-export")),
      h("button", { type: "button", class: "quiet", onclick: askToDelete }, icon("close"), say("mine-delete"))),
  );
}

function askToDelete() {
  const box = dialog(say("mine-delete"), { class: "forget" },
    h("p", null, say("delete-about")),
    h("div", { class: "end-row" },
      h("button", { type: "button", class: "primary", onclick: forget }, say("delete-sure")),
      h("button", { type: "button", class: "quiet", onclick: () => box.close() }, say("delete-not"))));
  async function forget() {
    if (!(await attempt(() => ask("POST", "/api/me/delete", { sure: true })))) return;
    if (window.caches) await caches.delete("westward-1");
    box.close();
    toast(say("deleted"), { stay: 12000 });
    await load();
  }
}

async function load() {
  drawTop();
  drawMine();
  const all = /** @type {Figures[] | null} */ (await attempt(() => ask("GET", `/api/me/statistics?${lang()}`)));
  if (!all) return;
  drawFigures(all);
  details.hidden = true;
  const game = all.find((one) => one.game === chosen());
  if (game) {
    const found = await attempt(() => ask("GET", `/api/me/statistics/${game.game}?${lang()}`));
    if (found) drawDetails(found);
  }
  await drawFinished();
}

onChoice((name) => name === "language" && attempt(load));
addEventListener("hashchange", () => attempt(load));
attempt(load);
