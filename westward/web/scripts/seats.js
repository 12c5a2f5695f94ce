// The rows of the set-up dialog: who sits on which seat, in which colour.

import { badge, h } from "./dom.js";
import { choose } from "./prefs.js";
import { say } from "./words.js";

/** @import { Bot, Game, SeatWish } from "./shapes.js" */

/**
 * @typedef {object} SeatsDeeds
 * @property {() => string} me the reader's own name
 * @property {() => Bot[]} bots
 * @property {() => string} usualBot
 */

/** @typedef {ReturnType<Seats["row"]>} Row */

export class Seats {
  /** @param {Game} game @param {SeatsDeeds} deeds */
  constructor(game, deeds) {
    this.game = game;
    this.deeds = deeds;
    /** @type {Row[]} */
    this.rows = [];
    this.list = h("ol", { class: "seat-rows" });
    this.strength = h("p", { class: "seat-strength", "aria-live": "polite" });
    this.element = h("div", null, this.list, this.strength);
  }

  /** @param {number} i */
  row(i) {
    const number = i + 1;
    const kind = h(
      "select",
      { "aria-label": say("seat-kind", { number }), onchange: () => this.changeKind(row) },
      ["me", "local", "bot", "open"].map((value) => h("option", { value }, say(`kind-${value}`))),
    );
    const who = h("input", { type: "text", maxlength: 40, "aria-label": say("seat-name", { number }), placeholder: say("name") });
    const level = h(
      "select",
      { "aria-label": say("seat-level", { number }), onchange: () => this.changeLevel(level.value) },
      this.deeds.bots().map((bot) => h("option", { value: bot.id, title: bot.about }, bot.title)),
    );
    level.value = this.deeds.usualBot();
    const colour = h(
      "select",
      { "aria-label": say("seat-colour", { number }), title: say("seat-colour", { number }), onchange: () => this.recolour(row) },
      this.game.colours.map((value) => h("option", { value }, say(`colour-${value}`))),
    );
    const sign = h("span", { class: "seat-colour" }, colour);
    const up = h("button", { type: "button", class: "tool", "aria-label": say("seat-up", { number }), title: say("seat-up", { number }), disabled: i === 0, onclick: () => this.swap(i) }, "↑");
    const row = { kind, who, level, colour, sign, up, had: "" };
    return row;
  }

  /** Only one seat is the reader's own. @param {Row} row */
  changeKind(row) {
    const { kind, who } = row;
    if (kind.value === "me") {
      if (!who.value) who.value = this.deeds.me();
      for (const other of this.rows) if (other !== row && other.kind.value === "me") other.kind.value = "bot";
    }
    this.draw();
  }

  /** @param {string} level */
  changeLevel(level) {
    choose("bot", level);
    this.draw();
  }

  /** Whoever takes another's colour gives the own one for it. @param {Row} row */
  recolour(row) {
    const other = this.rows.find((one) => one !== row && one.colour.value === row.colour.value);
    if (other) other.colour.value = row.had;
    this.draw();
  }

  /** Change places with the seat above. @param {number} i */
  swap(i) {
    const [one, other] = [this.rows[i - 1], this.rows[i]];
    for (const field of /** @type {const} */ (["kind", "who", "level", "colour"])) {
      [one[field].value, other[field].value] = [other[field].value, one[field].value];
    }
    this.draw();
  }

  /** Have so many seats. @param {number} count */
  setCount(count) {
    while (this.rows.length < count) {
      const row = this.row(this.rows.length);
      row.kind.value = this.rows.length === 0 ? "me" : "bot";
      row.colour.value = this.game.colours.find((colour) => !this.rows.some((other) => other.colour.value === colour)) ?? "";
      this.rows.push(row);
      this.changeKind(row);
    }
    this.rows.length = count;
    this.draw();
    this.list.replaceChildren(...this.rows.map((row) => h("li", null, row.sign, row.kind, row.who, row.level, row.up)));
  }

  draw() {
    for (const row of this.rows) {
      row.who.hidden = !["me", "local"].includes(row.kind.value);
      row.level.hidden = row.kind.value !== "bot";
      row.had = row.colour.value;
      row.sign.replaceChildren(badge(row.had), row.colour);
    }
    const levels = new Set(this.rows.filter((row) => row.kind.value === "bot").map((row) => row.level.value));
    this.strength.replaceChildren(...[...levels].map((level) => this.told(level)).filter((told) => told).flatMap((told, i) => (i ? [h("br"), told] : [told])));
    this.strength.hidden = this.strength.childNodes.length === 0;
  }

  /** How strong a level is with so many players, as far as that was measured. @param {string} level */
  told(level) {
    const players = this.rows.length;
    const found = this.game.strengths.find((one) => one.level === level && one.players === players);
    const bot = this.deeds.bots().find((one) => one.id === level)?.title ?? level;
    return found ? say("seat-strength", { bot, players, points: found.points, rating: `${found.least ? "≥ " : ""}${found.rating}` }) : "";
  }

  /** What the server is asked for. @returns {SeatWish[]} */
  wishes() {
    return this.rows.map((row, i) => {
      const own = row.colour.value === this.game.colours[i] ? {} : { colour: row.colour.value };
      if (row.kind.value === "bot") return { kind: "bot", level: row.level.value, ...own };
      if (row.kind.value === "open") return { kind: "open", ...own };
      return { kind: row.kind.value, name: row.who.value.trim() || this.deeds.me() || say("guest"), ...own };
    });
  }
}
