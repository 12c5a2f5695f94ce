// A tournament's page: taking part, the rounds, and who stands where.

import { act, find as findTournament } from "./arranged.js";
import { api, attempt } from "./api.js";
import { stateWords } from "./announcing.js";
import { find, h, icon, renew } from "./dom.js";
import { wordField } from "./wordfield.js";
import { onChoice, pref } from "./prefs.js";
import { dialog } from "./settings.js";
import { share } from "./share.js";
import { lasting } from "./spans.js";
import { say } from "./words.js";

/** @import { Round, RoundTable, Standing, Tournament } from "./arranged.js" */

const OFTEN = 5000;
const id = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
const page = h("main", { class: "tournament-page" });
find("#app").replaceWith(h("div", { class: "tournament" }, h("header", null, h("a", { class: "wordmark", href: "/" }, "Westward")), page));

/** @type {Tournament | null} */
let shown = null;
let myName = "";
let problem = "";

/** Points as the reader's language writes them. @param {number | null} points */
const figure = (points) => (points === null ? "·" : new Intl.NumberFormat(pref("language"), { maximumFractionDigits: 2 }).format(points));

function draw() {
  const one = shown;
  document.title = `${one?.name ?? say("tournaments")} · Westward`;
  if (!one) {
    page.replaceChildren(h("h1", null, problem ? say("tournament-gone") : say("wait")), h("p", null, problem), h("a", { class: "button quiet", href: "/" }, say("to-lobby")));
    return;
  }
  renew(page, JSON.stringify([one, pref("language")]), () => [
    h("h1", null, one.name),
    h("p", { class: "eyebrow" }, stateWords(one)),
    h("p", { class: "facts" }, facts(one).join(" · ")),
    one.state === "open" ? entering(one) : null,
    yours(one),
    one.round ? standings(one) : entrants(one),
    [...one.played].reverse().map((round) => rounds(one, round)),
    one.alike ? luck(one) : null,
  ]);
}

/** @param {Tournament} one */
const facts = (one) => [
  one.title,
  say(`form-${one.form}-short`),
  say("size-words", { count: one.size }),
  one.form === "robin" && one.state === "open" ? say("robin-words") : say("rounds-words", { count: one.rounds }),
  say(`clock-per-${one.clock.per}`, { time: lasting(one.clock.seconds) }),
  say(`then-${one.clock.then}`),
  ...(one.level ? [say("fill-words", { bot: one.level })] : []),
  ...(one.alike ? [say("alike-short")] : []),
];

/** Joining, leaving and beginning, before the first round. @param {Tournament} one */
function entering(one) {
  const name = h("input", { type: "text", maxlength: 40, autocomplete: "nickname", required: true });
  name.value = myName;
  const word = wordField();
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    await perform("enter", { name: name.value.trim(), ...(word.value.trim() ? { word: word.value.trim() } : {}) });
  };
  const url = `${location.origin}${location.pathname}`;
  return h(
    "section",
    { class: "entering" },
    one.entered
      ? h("p", null, h("b", null, say("entered-as")), " ", h("button", { type: "button", class: "quiet small", onclick: () => perform("withdraw") }, say("withdraw")))
      : h(
          "form",
          { onsubmit: enter },
          h("label", { class: "line" }, h("span", null, say("your-name")), name),
          one.alike ? h("label", { class: "line" }, h("span", null, say("luck-word"), h("small", null, say("word-about"))), word) : null,
          h("button", { type: "submit", class: "primary", disabled: one.full }, say("enter")),
        ),
    h("div", { class: "invite-row" }, h("span", null, say("tournament-invite")), h("button", { type: "button", class: "secondary", onclick: () => share(url, one.name, say("copied")) }, icon("link"), say("share"))),
    one.hosted ? h("div", { class: "begin-row" }, h("button", { type: "button", class: "primary", disabled: !one.entrants, onclick: () => perform("begin") }, say("begin")), h("p", { class: "faint" }, say("begin-about"))) : null,
  );
}

/** The reader's own table, and the way out. @param {Tournament} one */
function yours(one) {
  if (one.state !== "running" || !one.entered) return null;
  const mine = one.standings.find((row) => row.mine)?.number;
  const table = one.played.at(-1)?.tables.find((played) => played.state === "running" && played.seats.some((seat) => seat.number === mine));
  const leave = () => {
    const box = dialog(say("withdraw"), { class: "ask-leave" }, h("p", null, say("withdraw-about")), h("div", { class: "end-row" }, h("button", { type: "button", class: "primary", onclick: () => (box.close(), perform("withdraw")) }, say("withdraw-sure")), h("button", { type: "button", class: "quiet", onclick: () => box.close() }, say("stay"))));
  };
  return h("div", { class: "end-row" }, table ? h("a", { class: "button primary", href: `/t/${table.table}` }, say("your-table")) : null, h("button", { type: "button", class: "quiet", onclick: leave }, say("withdraw")));
}

/** A name with what is to be known about it. @param {Standing} row */
const named = (row) => [row.name, row.bot ? h("small", null, say("is-bot")) : null, row.gone ? h("small", null, say("has-gone")) : null];

/** @param {Tournament} one */
const entrants = (one) =>
  h(
    "section",
    null,
    h("h2", null, say("entrants")),
    one.standings.length
      ? h("ul", { class: "plain-list" }, one.standings.map((row) => h("li", { class: row.mine ? "mine" : "" }, h("span", null, named(row)), one.hosted && !row.mine ? h("button", { type: "button", class: "quiet small", onclick: () => perform("withdraw", { number: row.number }) }, say("take-out")) : null)))
      : h("p", { class: "faint" }, say("nobody-entered")),
  );

/** @param {Tournament} one */
function standings(one) {
  const numbers = one.played.map((round) => round.number);
  return h(
    "section",
    null,
    h("h2", null, say("standings")),
    h(
      "div",
      { class: "sheet-scroll", tabindex: 0, role: "region", "aria-label": say("standings") },
      h(
        "table",
        { class: "standings" },
        h("thead", null, h("tr", null, [say("place"), say("name"), say("points-short"), say("wins"), say("opponents-points"), ...numbers.map((number) => say("round-short", { number }))].map((words) => h("th", { scope: "col" }, words)))),
        h("tbody", null, one.standings.map((row) => h("tr", { class: row.mine ? "mine" : "" }, h("td", null, `${row.place}.`), h("th", { scope: "row" }, named(row)), h("td", { class: "total" }, figure(row.points)), h("td", null, row.wins), h("td", null, figure(row.opponents)), row.rounds.map((points) => h("td", { class: "faint" }, figure(points)))))),
      ),
    ),
    h("p", { class: "faint" }, say(one.alike ? "standings-how-alike" : "standings-how")),
  );
}

/** @param {Tournament} one @param {Round} round */
const rounds = (one, round) => h("section", null, h("h2", null, say("round-title", { number: round.number })), h("ul", { class: "round-tables" }, round.tables.map((table, i) => played(one, table, i + 1))));

/** @param {Tournament} one @param {RoundTable} table @param {number} number */
const played = (one, table, number) =>
  h(
    "li",
    null,
    h("div", { class: "round-head" }, h("b", null, say("table-number", { number })), h("span", { class: "faint" }, say(`state-${table.state}`)), table.visible ? h("a", { class: "button quiet small", href: `/t/${table.table}` }, say("to-table")) : h("small", { class: "faint" }, say("table-closed"))),
    h("ol", null, table.seats.map((seat) => h("li", { class: seat.won ? "won" : "" }, h("span", null, one.standings.find((row) => row.number === seat.number)?.name ?? seat.name), h("span", null, seat.score === null ? "" : say("points", { points: seat.score })), h("b", null, seat.points === null ? "" : figure(seat.points))))),
  );

/** Where the luck comes from, sealed and opened. @param {Tournament} one */
function luck(one) {
  const sealed = one.seals.slice(0, one.form === "robin" && one.state === "open" ? one.seals.length : one.rounds);
  return h(
    "details",
    { class: "luck" },
    h("summary", null, say("tournament-luck")),
    h("p", null, say("tournament-luck-about")),
    h("ul", null, sealed.map((seal, i) => {
      const secret = one.played[i]?.secret;
      return h("li", null, say("seal-of", { number: i + 1 }), " ", h("code", { class: "long" }, seal), secret ? [" ", say("secret-of"), " ", h("code", { class: "long" }, secret)] : null);
    })),
    one.words.some((word) => word) ? h("p", null, say("luck-words", { words: one.words.filter((word) => word).join(" · ") })) : null,
    one.word ? h("p", null, say("words-digest"), " ", h("code", { class: "long" }, one.word)) : null,
  );
}

/** @param {"enter" | "withdraw" | "begin"} deed @param {object} [body] */
async function perform(deed, body = {}) {
  const now = await attempt(() => act(id, deed, body));
  if (!now) return;
  shown = now;
  draw();
}

async function refresh() {
  try {
    if (!myName) myName = (await api.me()).name;
    shown = await findTournament(id);
  } catch (wrong) {
    problem = wrong instanceof Error ? wrong.message : String(wrong);
  }
  // Whoever is just writing is not disturbed.
  if (!(page.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement)) draw();
}

onChoice((name) => name === "language" && refresh());
draw();
refresh();
setInterval(() => document.hidden || refresh(), OFTEN);
