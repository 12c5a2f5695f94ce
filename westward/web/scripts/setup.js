// The dialog that sets up a table: seats, options, pace.

import { clauseLink } from "./clauses.js";
import { h } from "./dom.js";
import { Seats } from "./seats.js";
import { dialog } from "./settings.js";
import { ClockChoice } from "./spans.js";
import { say } from "./words.js";

/** @import { SeatsDeeds } from "./seats.js" */
/** @import { Game, GameOption, NewTable } from "./shapes.js" */

/** The number of players a game is set up for when nobody has said otherwise. @param {Game} game */
export const usualPlayers = (game) => (game.players.includes(3) ? 3 : game.players[0]);

/** @typedef {SeatsDeeds & { create(set: NewTable): Promise<boolean> }} Deeds */

/** Open the dialog; `create` is asked to make the table, and says whether it did. @param {Game} game @param {Deeds} deeds @param {Game} [usual] the game with its usual box */
export function openSetUp(game, deeds, usual = game) {
  const seats = new Seats(game, deeds);
  const count = h("select", { name: "players", onchange: () => seats.setCount(Number(count.value)) }, game.players.map((n) => h("option", { value: n }, String(n))));
  const options = optionRows(game);
  const hidden = h("input", { type: "checkbox", role: "switch" });
  const pace = h("select", null, ["live", "leisure"].map((value) => h("option", { value }, say(`pace-${value}`))));
  const clock = new ClockChoice(pace);
  const hints = h("input", { type: "checkbox", role: "switch" });
  count.value = String(usualPlayers(game));
  seats.setCount(usualPlayers(game));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wishes = seats.wishes();
    if (await deeds.create({ game: game.id, players: wishes.length, options: options.chosen(), seats: wishes, private: hidden.checked, pace: pace.value, hints: hints.checked, ...clock.wish() })) box.close();
  };
  const box = dialog(
    say("set-up-title", { game: game.title }),
    { class: "set-up" },
    h(
      "form",
      { onsubmit: submit },
      boxLine(usual, game, (other) => {
        box.close();
        openSetUp(other, deeds, usual);
      }),
      h("label", { class: "line" }, h("span", null, say("players")), count),
      h("fieldset", null, h("legend", null, say("seats")), seats.element),
      options.element,
      h("label", { class: "line" }, h("span", null, say("pace")), pace),
      clock.element,
      h("label", { class: "switch" }, hints, h("span", null, say("hints-about"))),
      h("label", { class: "switch" }, hidden, h("span", null, say("private-about"))),
      h("div", { class: "end-row" }, h("button", { type: "submit", class: "primary big" }, say("open-table"))),
    ),
  );
}

/** With which box is played, where the host offers several; the dialog opens anew for another. @param {Game} usual @param {Game} game @param {(other: Game) => void} turn */
function boxLine(usual, game, turn) {
  if (!usual.boxes.length) return null;
  const every = [usual, ...usual.boxes];
  const select = h("select", { name: "box", autofocus: game !== usual, onchange: () => turn(every[select.selectedIndex]) }, every.map((one) => h("option", { value: one.id, selected: one === game }, boxName(one))));
  return h("label", { class: "line" }, h("span", null, say("box")), select);
}

/** What a box is called beside the others of its game. @param {Game} game */
const boxName = (game) => (game.id.includes("~") ? say("box-own", { name: game.id.split("~")[1] }) : say("box-usual"));

/** The rules of a game that can be changed: to be shown, and what is chosen. @param {Game} game */
export function optionRows(game) {
  const rows = game.options.map((option) => ({ option, select: optionSelect(option) }));
  return {
    element: rows.length ? h("details", null, h("summary", null, say("options", { count: rows.length })), rows.map(({ option, select }) => optionRow(game, option, select))) : null,
    chosen: () => Object.fromEntries(rows.map(({ option, select }) => [option.name, select.value])),
  };
}

/** @param {GameOption} option */
const optionSelect = (option) => h("select", null, option.values.map((value) => h("option", { value: value.value, selected: value.value === option.default }, value.about)));

/** @param {Game} game @param {GameOption} option @param {HTMLSelectElement} select */
function optionRow(game, option, select) {
  const rule = clauseLink(option.clause, (clause) => window.open(`/rules/${game.id}#${clause}`));
  return h("label", { class: "option" }, h("span", null, option.about, " ", rule, h("small", null, option.when)), select);
}
