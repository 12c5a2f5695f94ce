// The log: what happened, line by line; a line leads to its position and lights up what it speaks of.

import { clauseLink } from "./clauses.js";
import { badge, h } from "./dom.js";
import { pref } from "./prefs.js";
import { say } from "./words.js";

/** @import { LogLine, Player } from "./shapes.js" */

/**
 * @typedef {object} LogDeeds
 * @property {(number: number) => void} look
 * @property {(parts: string[]) => void} light
 * @property {(clause: string) => void} openClause
 * @property {(seats: number[]) => boolean} mayRead whether what is meant for these seats may be shown now
 * @property {() => Player[]} players
 */

/** The parts of the picture that a line speaks of. @param {LogLine} line @returns {string[]} */
export const partsOf = (line) => [...(line.parts ?? []), ...(line.items ?? []).flatMap((item) => item.parts ?? [])];

export class Log {
  /** @param {LogDeeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** @type {LogLine[]} */
    this.lines = [];
    /** What happened besides the game. @type {import("./shapes.js").Notice[]} */
    this.notices = [];
    /** The event that is being looked at. @type {number | null} */
    this.at = null;
    /** The rows that are written already, in which language and with which names. @type {WeakMap<LogLine, HTMLElement>} */
    this.written = new WeakMap();
    this.said = "";
    this.list = h("ol", { class: "log", tabindex: 0 });
    this.pane = h("div", { class: "pane", role: "tabpanel", id: "drawer-log", "aria-labelledby": "tab-log" }, this.list);
  }

  /** Put its own words into the reader's language. */
  speak() {
    this.list.setAttribute("aria-label", say("tab-log"));
    this.draw();
  }

  /** Replace what happened after `from` by these lines. @param {number} from @param {LogLine[]} lines */
  write(from, lines) {
    this.lines = this.lines.filter((line) => line.number <= from).concat(lines);
    this.draw();
  }

  /** Something happened besides the game; gives whether it is new. @param {import("./shapes.js").Notice} notice */
  note(notice) {
    const known = this.notices.some((one) => one.number === notice.number);
    this.notices = this.notices.filter((one) => one.number !== notice.number).concat(notice);
    this.draw();
    return !known;
  }

  /** The lines of the game with what happened besides it, in order. */
  rows() {
    const lines = this.readable();
    const rows = lines.map((line) => this.row(line));
    for (const notice of this.notices.toSorted((a, b) => b.number - a.number)) {
      const place = lines.findLastIndex((line) => line.number <= notice.event) + 1;
      rows.splice(place, 0, h("li", { class: "log-notice" }, notice.text));
    }
    return rows;
  }

  /** The lines that may be seen: on a shared device a private one only while its reader is in front. */
  readable() {
    return this.lines.filter((line) => !line.private || this.deeds.mayRead(line.private));
  }

  /** What an event told, as far as it may be read here; after one that told nothing, such as a hidden draw, what was told last. @param {number} number */
  told(number) {
    const before = this.readable().filter((line) => line.number <= number);
    return before.filter((line) => line.number === before.at(-1)?.number);
  }

  /** Mark the line that is being looked at. @param {number | null} number */
  mark(number) {
    this.at = number;
    this.draw();
  }

  draw() {
    if (this.pane.hidden) return;
    const lines = this.readable();
    const said = JSON.stringify([pref("language"), this.deeds.players().map((player) => player.name)]);
    const key = JSON.stringify([lines.length, lines.at(-1), lines[0], this.notices, this.at, said]);
    if (this.list.dataset.key === key) return;
    this.list.dataset.key = key;
    if (this.said !== said) this.written = new WeakMap();
    this.said = said;
    const atEnd = this.list.scrollTop + this.list.clientHeight > this.list.scrollHeight - 40 || !this.list.children.length;
    for (const row of this.list.querySelectorAll(".here")) row.classList.remove("here");
    this.show(lines.length + this.notices.length ? this.rows() : [h("li", { class: "faint" }, say("log-empty"))]);
    const here = lines.filter((line) => line.number === this.at).map((line) => this.row(line));
    for (const row of here) row.classList.add("here");
    if (here.length) here[0].scrollIntoView({ block: "nearest" });
    else if (atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  /** Make the list these rows; those before the first that differs stay as they are. @param {HTMLElement[]} rows */
  show(rows) {
    const { children } = this.list;
    let same = 0;
    while (same < rows.length && children[same] === rows[same]) same += 1;
    while (children.length > same) children[same].remove();
    this.list.append(...rows.slice(same));
  }

  /** The row of a line, which is written once. @param {LogLine} line */
  row(line) {
    const known = this.written.get(line) ?? this.line(line);
    this.written.set(line, known);
    return known;
  }

  /** @param {LogLine} line */
  line(line) {
    const player = line.seat === null ? undefined : this.deeds.players()[line.seat];
    const items = line.items ?? [];
    /** @param {string[]} parts */
    const lights = (parts) => {
      const on = () => this.deeds.light(parts);
      const off = () => this.deeds.light([]);
      return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off };
    };
    const head = h(
      "button",
      {
        type: "button",
        class: "log-line",
        title: say("look-here", { number: line.number }),
        onclick: () => this.deeds.look(line.number),
        ...lights(partsOf(line)),
      },
      player ? badge(player.colour) : h("span", { class: "no-badge" }),
      h("span", { class: "log-text" }, line.text),
      line.points ? h("span", { class: "gain" }, `${line.points > 0 ? "+" : "−"}${Math.abs(line.points)}`) : null,
    );
    const item = (/** @type {import("./shapes.js").ScoreItem} */ one) =>
      h("li", lights(one.parts ?? []), `${one.text}: ${String(one.points).replace("-", "−")} `, clauseLink(one.clause, this.deeds.openClause));
    return h("li", null, head, items.length ? h("ul", { class: "log-items" }, items.map(item)) : null);
  }
}
