// The dialog that announces a tournament, and tournaments in the lobby.

import { announce, tournaments } from "./arranged.js";
import { attempt } from "./api.js";
import { h, icon, renew } from "./dom.js";
import { pref } from "./prefs.js";
import { optionRows, usualPlayers } from "./setup.js";
import { dialog } from "./settings.js";
import { ClockChoice } from "./spans.js";
import { say } from "./words.js";

/** @import { Bot, Game } from "./shapes.js" */
/** @import { TournamentSummary } from "./arranged.js" */

/** A number of choices for a select. @param {[string, string][]} values @param {string} [chosen] */
const select = (values, chosen) => h("select", null, values.map(([value, words]) => h("option", { value, selected: value === chosen }, words)));
/** @param {string} words @param {HTMLElement} field */
const line = (words, field) => h("label", { class: "line" }, h("span", null, words), field);

/** Open the dialog. @param {Game[]} usual @param {Bot[]} bots */
function openAnnouncing(usual, bots) {
  const games = usual.flatMap((one) => [one, ...one.boxes]);
  const name = h("input", { type: "text", maxlength: 40, required: true, placeholder: say("tournament-name-example") });
  const game = select(games.map((one) => [one.id, one.title]));
  const form = select(["swiss", "robin", "series"].map((value) => [value, say(`form-${value}`)]));
  const size = h("select");
  const rounds = h("input", { type: "number", min: 1, max: 20, value: 3 });
  const pace = select(["leisure", "live"].map((value) => [value, say(`pace-${value}`)]));
  const clock = new ClockChoice(pace, true);
  const level = select([["", say("fill-none")], ...bots.map((bot) => /** @type {[string, string]} */ ([bot.id, bot.title]))], bots[0]?.id);
  const alike = h("input", { type: "checkbox", role: "switch" });
  const hidden = h("input", { type: "checkbox", role: "switch" });
  const roundsLine = line(say("round-count"), rounds);
  const alikeLine = h("label", { class: "switch" }, alike, h("span", null, say("alike")));
  const options = h("div");
  let rows = optionRows(games[0]);
  const chosen = () => games.find((one) => one.id === game.value) ?? games[0];
  const renewGame = () => {
    const { players } = chosen();
    size.replaceChildren(...players.filter((n) => n > 1).map((n) => h("option", { value: n, selected: n === usualPlayers(chosen()) }, String(n))));
    rows = optionRows(chosen());
    options.replaceChildren(...(rows.element ? [rows.element] : []));
  };
  const fit = () => {
    roundsLine.hidden = form.value === "robin";
    alikeLine.hidden = form.value === "series" || !level.value;
    if (alikeLine.hidden) alike.checked = false;
  };
  game.addEventListener("change", renewGame);
  for (const one of [form, level]) one.addEventListener("change", fit);
  renewGame();
  fit();
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const made = await attempt(() =>
      announce({ name: name.value.trim(), game: game.value, form: form.value, size: Number(size.value), rounds: Number(rounds.value), options: rows.chosen(), pace: pace.value, ...clock.wish(), alike: alike.checked, private: hidden.checked, ...(level.value ? { level: level.value } : {}) }),
    );
    if (made) location.href = `/tournaments/${made.tournament}`;
  };
  dialog(
    say("announce"),
    { class: "set-up" },
    h(
      "form",
      { onsubmit: submit },
      line(say("tournament-name"), name),
      line(say("game"), game),
      line(say("form"), form),
      line(say("table-size"), size),
      roundsLine,
      line(say("fill"), level),
      line(say("pace"), pace),
      clock.element,
      options,
      alikeLine,
      h("label", { class: "switch" }, hidden, h("span", null, say("tournament-private"))),
      h("div", { class: "end-row" }, h("button", { type: "submit", class: "primary big" }, say("announce"))),
    ),
  );
}

/** What a tournament's state is, in words. @param {TournamentSummary} one */
export const stateWords = (one) => say(`tournament-${one.state}`, { count: one.entrants, round: one.round, rounds: one.rounds });

/** The lobby's part about tournaments. */
export class Tournaments {
  constructor() {
    this.element = h("section", { class: "tables tournaments" });
    /** @type {TournamentSummary[]} */
    this.known = [];
  }

  /** Ask the server which there are. */
  async refresh() {
    const [open, mine] = await Promise.all([tournaments(false), tournaments(true)]);
    const own = new Set(mine.map((one) => one.id));
    this.known = [...mine.filter((one) => one.state !== "over"), ...open.filter((one) => !own.has(one.id)), ...mine.filter((one) => one.state === "over").slice(0, 3)];
  }

  /** @param {Game[]} games @param {Bot[]} bots */
  draw(games, bots) {
    renew(this.element, JSON.stringify([this.known, games.length, pref("language")]), () => [
      h("h2", { class: "ruled" }, h("span", null, say("tournaments"))),
      this.known.length ? h("ul", { class: "table-list" }, this.known.map(row)) : h("p", { class: "faint centred" }, say("no-tournaments")),
      h("div", { class: "bring" }, h("button", { type: "button", class: "secondary announce", disabled: !games.length, onclick: () => openAnnouncing(games, bots) }, icon("plus"), say("announce"))),
    ]);
  }
}

/** @param {TournamentSummary} one */
const row = (one) =>
  h(
    "li",
    null,
    h(
      "a",
      { href: `/tournaments/${one.id}`, class: "table-row" },
      h("strong", null, one.name, h("small", null, one.title)),
      h("span", { class: "row-players" }, say(`form-${one.form}-short`), one.alike ? ` · ${say("alike-short")}` : ""),
      h("span", { class: "row-state" }, stateWords(one)),
    ),
  );
