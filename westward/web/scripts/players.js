// The players in seating order: who they are, what is public about them, and where their points come from.

import { clauseLink } from "./clauses.js";
import { badge, h, renew } from "./dom.js";
import { Scene } from "./picture.js";
import { pref } from "./prefs.js";
import { categories, lines, pointsText } from "./sheet.js";
import { say } from "./words.js";

/** @import { Position, ScoreItem, Table } from "./shapes.js" */

/** @typedef {{ openClause(clause: string): void, light(parts: string[]): void }} PlayersDeeds */
/** @typedef {ReturnType<Players["card"]>} Card */

export class Players {
  /** @param {PlayersDeeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** @type {Card[]} */
    this.cards = [];
    /** The seat whose points are shown. @type {number | null} */
    this.open = null;
    /** The seat whose card was opened for a lesson. @type {number | null} */
    this.revealed = null;
    /** @type {Table | null} */
    this.table = null;
    /** @type {Position | null} */
    this.position = null;
    this.fitting = 0;
    this.sizes = "";
    this.element = h("ol", { class: "players", "aria-label": "" });
    new ResizeObserver(() => this.fit()).observe(this.element);
  }

  /** Where not all mats find room, everybody's score is worth more than every mat: only one mat stays. */
  fit() {
    cancelAnimationFrame(this.fitting);
    this.fitting = requestAnimationFrame(() => {
      this.element.classList.remove("compact");
      this.element.classList.toggle("compact", this.element.scrollHeight > this.element.clientHeight + 4);
    });
  }

  /** @param {number} seat */
  card(seat) {
    const scene = new Scene({ class: "westward scene mat" });
    const head = h("button", { type: "button", class: "player-head", "aria-expanded": "false", onclick: () => this.toggle(seat) });
    const points = h("div", { class: "player-sheet", hidden: true });
    const mat = h("div", { class: "player-mat", hidden: true }, scene.svg);
    const element = h("li", { class: "player", dataset: { seat } }, head, h("div", { class: "player-more" }, mat, points));
    return { scene, head, points, mat, element };
  }

  /** @param {number} seat */
  toggle(seat) {
    this.open = this.open === seat ? null : seat;
    this.draw();
    // Below a tall mat the points would open out of view.
    if (this.open === seat) this.cards[seat].points.scrollIntoView({ block: "nearest" });
  }

  /** Close what was opened. */
  close() {
    if (this.open !== null) this.toggle(this.open);
  }

  /** Open a seat's card for a lesson, and close what was opened so. @param {number | null} seat */
  reveal(seat) {
    if (this.revealed !== null && this.open === this.revealed) this.close();
    this.revealed = seat;
    if (seat !== null && this.open !== seat) this.toggle(seat);
  }

  /** Show the table's players with a position, if there is one. @param {Table} table @param {Position | null} position */
  show(table, position) {
    this.table = table;
    this.position = position;
    while (this.cards.length < table.players.length) {
      const card = this.card(this.cards.length);
      this.cards.push(card);
      this.element.append(card.element);
    }
    this.draw();
  }

  draw() {
    this.element.setAttribute("aria-label", say("players"));
    this.element.dataset.count = String(this.cards.length);
    const scores = this.position?.players ?? [];
    const best = Math.max(...scores.map((p) => p.score));
    this.table?.players.forEach((player, seat) => {
      const card = this.cards[seat];
      const known = scores.find((p) => p.seat === seat);
      const turn = Boolean(this.position?.to_act.includes(seat)) && !this.position?.over;
      const lead = known && !scores.every((p) => p.score === best) && known.score === best;
      const kind = player.kind === "bot" ? say("bot-short") : player.kind === "open" ? say("seat-open") : player.mine ? say("you") : "";
      const away = player.kind === "person" && !player.mine && !player.online;
      card.element.classList.toggle("turn", turn);
      card.element.classList.toggle("mine", Boolean(player.mine));
      card.element.classList.toggle("away-now", away);
      card.element.classList.toggle("bot", player.kind === "bot");
      card.element.classList.toggle("opened", this.open === seat);
      card.element.classList.toggle("front", (this.open ?? this.front()) === seat);
      const name = player.name || say("seat-open");
      renew(card.head, JSON.stringify([player, known?.score, turn, lead, pref("language")]), () => [
        badge(player.colour),
        h("span", { class: "name" }, ...called(name)),
        h("span", { class: "kind" }, away ? say("away") : kind),
        known
          ? h("span", { class: `score${lead ? " lead" : ""}` }, h("span", { class: "number" }, String(known.score).replace("-", "−")), h("span", { class: "away" }, say("points-word", { points: known.score })))
          : null,
        turn ? h("span", { class: "away" }, say("on-turn")) : null,
      ]);
      card.head.setAttribute("aria-expanded", String(this.open === seat));
      card.head.title = say("score-title");
      card.points.hidden = this.open !== seat;
      if (this.open === seat) {
        renew(card.points, JSON.stringify([known?.items, pref("language")]), () => sheet(known?.items ?? [], this.deeds));
      }
      const scene = this.position?.picture?.scenes.find((one) => one.name === `seat-${seat}`);
      card.mat.hidden = !scene;
      if (scene) card.scene.show(scene);
    });
    const boxes = this.cards.map((card) => card.scene.box?.join(" "));
    const sizes = JSON.stringify([boxes, this.open, pref("language")]);
    if (sizes !== this.sizes) this.fit();
    this.sizes = sizes;
  }

  /** Whose mat is shown when only one can be: the reader's, else that of whoever is asked. */
  front() {
    if (!this.position) return 0;
    const { seat, to_act: asked } = this.position;
    return seat >= 0 ? seat : asked[0] ?? 0;
  }
}

/** A name whose number, if it ends with one, is never cut off: bots are told apart by it. @param {string} name */
function called(name) {
  const [, stem, number] = /^(.*\S)(\s+\d+)$/.exec(name) ?? [null, name, ""];
  return [h("span", { class: "stem" }, stem), number ? h("span", { class: "count" }, number) : null];
}

/** Points by category; a row lights up what it speaks of, and tells its single lines when it is pressed. @param {ScoreItem[]} items @param {PlayersDeeds} deeds */
function sheet(items, deeds) {
  if (!items.length) return h("p", { class: "faint" }, say("no-points"));
  const [sure, later] = [items.filter((item) => !item.later), items.filter((item) => item.later)];
  return h(
    "table",
    { class: "items" },
    h("tbody", null, categories(sure).flatMap((category) => rows(category, deeds))),
    later.length ? h("tbody", { class: "later" }, h("tr", null, h("th", { colspan: 2 }, say("if-it-ended"))), categories(later).flatMap((category) => rows(category, deeds))) : null,
  );
}

/** @param {import("./sheet.js").Category} category @param {PlayersDeeds} deeds */
function rows({ text, points, items }, deeds) {
  const parts = items.flatMap((item) => item.parts ?? []);
  const [on, off] = [() => deeds.light(parts), () => deeds.light([])];
  const more = h("tr", { class: "more", hidden: true }, h("td", { colspan: 2 }, lines(items, deeds.openClause)));
  const open = () => {
    more.hidden = !more.hidden;
    button.setAttribute("aria-expanded", String(!more.hidden));
  };
  const button = h("button", { type: "button", class: "quiet small", "aria-expanded": "false", onclick: open, onfocus: on, onblur: off }, pointsText(points, true));
  return [
    h("tr", { onpointerenter: on, onpointerleave: off }, h("td", null, text, " ", items.length > 1 ? null : clauseLink(items[0].clause, deeds.openClause)), h("td", { class: "points" }, button)),
    more,
  ];
}
