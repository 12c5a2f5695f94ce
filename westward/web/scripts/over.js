// The end of a game: who won, where the points came from, how scores and chances went, and where the game turned.

import { badge, glyphPath, h, icon, s } from "./dom.js";
import { categories, lines, pointsText } from "./sheet.js";
import { say } from "./words.js";

const AGAIN = 1500;
/** So many moments are asked about. */
const MOMENTS = 5;

/** @import { Over, Player, Review, SheetRow } from "./shapes.js" */

/**
 * @typedef {object} EndDeeds
 * @property {() => void} rematch
 * @property {() => void} review
 * @property {() => void} save
 * @property {() => void} share
 * @property {string | null} tournament of which the game was one
 * @property {(number: number) => void} look
 * @property {(clause: string) => void} openClause
 * @property {() => Promise<Review | null>} chances asks for the review
 * @property {(moments: import("./shapes.js").Moment[], number: number) => void} moment asks about a moment
 * @property {(seat: number) => boolean} isMine
 */

/** The end screen as a dialog. @param {Over} over @param {Player[]} players @param {EndDeeds} deeds */
export function endScreen(over, players, deeds) {
  const order = [...over.sheet].sort((a, b) => b.total - a.total);
  const winners = over.winners.map((seat) => players[seat]?.name);
  const turning = h(
    "section",
    { class: "turning", "aria-live": "polite" },
    h("button", { type: "button", class: "secondary", onclick: () => showTurning(turning, players, deeds, (/** @type {number} */ number) => (dialog.close(), deeds.look(number)), (moments, i) => (dialog.close(), deeds.moment(moments, i))) }, icon("bulb"), say("ask-review")),
  );
  /** @type {HTMLDialogElement} */
  const dialog = h(
    "dialog",
    { class: "end", "aria-labelledby": "end-title" },
    h("p", { class: "eyebrow" }, say("game-over")),
    h("h2", { id: "end-title", tabindex: -1, autofocus: true }, winners.length ? say(winners.length > 1 ? "winners" : "winner", { names: listing(winners) }) : say("game-over")),
    h("ol", { class: "ranking" }, order.map((row) => ranked(row, players, over.winners))),
    over.plot?.length > 1 ? plot(over.plot, players) : null,
    turning,
    h("details", { open: innerWidth > 700 }, h("summary", null, say("score-sheet")), scoreTable(over.sheet, players, (clause) => (dialog.close(), deeds.openClause(clause)))),
    h(
      "div",
      { class: "end-row" },
      deeds.tournament ? h("a", { class: "button primary", href: `/tournaments/${deeds.tournament}` }, say("to-tournament")) : h("button", { type: "button", class: "primary", onclick: deeds.rematch }, say("rematch")),
      h("button", { type: "button", class: "secondary", onclick: () => (dialog.close(), deeds.review()) }, say("review")),
      h("button", { type: "button", class: "secondary", onclick: deeds.save }, say("save-record")),
      h("button", { type: "button", class: "secondary", onclick: deeds.share }, icon("link"), say("share")),
      h("a", { class: "button quiet", href: "/" }, say("to-lobby")),
    ),
    h("button", { type: "button", class: "tool dialog-close", "aria-label": say("close"), onclick: () => dialog.close() }, "✕"),
  );
  return dialog;
}

/** How the chances went and where they turned; it takes the server a while to work that out. @param {HTMLElement} section @param {Player[]} players @param {EndDeeds} deeds @param {(number: number) => void} look @param {EndDeeds["moment"]} ask */
async function showTurning(section, players, deeds, look, ask) {
  section.replaceChildren(h("p", { class: "faint" }, say("review-wait")));
  let found = await deeds.chances();
  while (found && !found.ready) {
    await new Promise((done) => setTimeout(done, AGAIN));
    found = await deeds.chances();
  }
  if (!found) {
    section.replaceChildren();
    return;
  }
  const { at, chances, turns } = found;
  const own = found.moments.filter((moment) => deeds.isMine(moment.seat));
  const moments = (own.length ? own : found.moments).slice(0, MOMENTS);
  const rows = chances.map((row) => row.map((chance) => 100 * chance));
  const marks = turns.map((turn, i) => ({ number: i + 1, at: at.findIndex((event) => event >= turn.event), seat: turn.seat }));
  section.replaceChildren(
    rows.length > 1 ? plot(rows, players, { name: say("chances"), top: 100, unit: " %", marks }) : "",
    turns.length ? h("h3", null, say("turning-points")) : h("p", { class: "faint" }, say("no-turning-points")),
    h(
      "ol",
      { class: "turns" },
      turns.map((turn, i) =>
        h(
          "li",
          null,
          h(
            "button",
            { type: "button", class: "log-line", title: say("look-here", { number: turn.at }), onclick: () => look(turn.at) },
            h("b", { class: "turn-number", "aria-hidden": "true" }, String(i + 1)),
            badge(players[turn.seat].colour),
            h("span", { class: "log-text" }, turn.text),
          ),
        ),
      ),
    ),
    moments.length ? momentsOf(moments, ask) : "",
  );
}

/** The moments that are worth a second look, each a small puzzle. @param {import("./shapes.js").Moment[]} moments @param {EndDeeds["moment"]} ask */
const momentsOf = (moments, ask) =>
  h(
    "section",
    { class: "moments" },
    h("h3", null, say("moments")),
    h("p", { class: "faint" }, say("moments-about")),
    h("div", { class: "puzzle-row" }, moments.map((moment, i) => h("button", { type: "button", class: "secondary small", onclick: () => ask(moments, i) }, say("moment-move", { move: moment.move })))),
  );

/** @param {string[]} names */
const listing = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${say("and")} ${names.at(-1)}`);

/** @param {SheetRow} row @param {Player[]} players @param {number[]} winners */
function ranked(row, players, winners) {
  const player = players[row.seat];
  return h(
    "li",
    { class: winners.includes(row.seat) ? "won" : "" },
    badge(player.colour),
    h("span", { class: "name" }, row.name),
    h("span", { class: "total" }, say("points", { points: row.total })),
  );
}

/** Where the points came from: a row per category, a column per player; pressing points tells their single lines. @param {SheetRow[]} sheets @param {Player[]} players @param {(clause: string) => void} openClause */
function scoreTable(sheets, players, openClause) {
  /** @param {string} text */
  const rows = (text) => {
    const more = h("td", { colspan: sheets.length + 1 });
    const below = h("tr", { class: "more", hidden: true }, more);
    /** @type {SheetRow | null} */
    let told = null;
    const tell = (/** @type {SheetRow} */ one) => {
      told = told === one ? null : one;
      below.hidden = told === null;
      more.replaceChildren(...(told ? [h("b", null, `${one.name}: ${text}`), lines(one.items.filter((item) => item.category === text), openClause)] : []));
    };
    const cells = sheets.map((one) => {
      const [found] = categories(one.items.filter((item) => item.category === text));
      return h("td", null, found ? h("button", { type: "button", class: "quiet small", onclick: () => tell(one) }, pointsText(found.points)) : null);
    });
    return [h("tr", null, h("th", { scope: "row" }, text), cells), below];
  };
  return h(
    "div",
    { class: "sheet-scroll", tabindex: 0, role: "region", "aria-label": say("score-sheet") },
    h(
      "table",
      { class: "score-sheet" },
      h("thead", null, h("tr", null, h("th", { scope: "col" }, say("points-for")), sheets.map((one) => h("th", { scope: "col" }, badge(players[one.seat].colour), h("span", null, one.name))))),
      h("tbody", null, categories(sheets.flatMap((one) => one.items)).flatMap(({ text }) => rows(text))),
      h("tfoot", null, h("tr", null, h("th", { scope: "row" }, say("total")), sheets.map((one) => h("td", null, pointsText(one.total))))),
    ),
  );
}

const HIGH = 240;
const LEFT = 42;
const BOTTOM = 24;

/**
 * Figures over time, each line with its seat's colour, dash and glyph; `marks` are numbered moments.
 * @param {number[][]} rows
 * @param {Player[]} players
 * @param {{ name?: string, top?: number | null, unit?: string, marks?: { number: number, at: number, seat: number }[] }} [how]
 */
function plot(rows, players, { name = say("plot"), top: most = null, unit = "", marks = [] } = {}) {
  const wide = innerWidth < 700 ? 360 : 640;
  const all = rows.flat();
  const low = Math.min(0, ...all);
  const high = most ?? Math.max(1, ...all);
  const step = niceStep((high - low) / 4);
  const top = most ?? Math.ceil(high / step) * step;
  /** @param {number} i */
  const x = (i) => LEFT + (i / (rows.length - 1)) * (wide - LEFT - 22);
  /** @param {number} value */
  const y = (value) => 12 + (1 - (value - low) / (top - low)) * (HIGH - BOTTOM - 12);
  const grid = [];
  for (let value = Math.ceil(low / step) * step; value <= top; value += step) {
    grid.push(s("path", { d: `M${LEFT} ${y(value)}H${wide - 14}`, class: "grid" }));
    grid.push(s("text", { x: LEFT - 7, y: y(value) + 4, class: "tick" }, String(value).replace("-", "−") + (value === top ? unit : "")));
  }
  const moments = marks.map((mark) =>
    s(
      "g",
      { class: "moment" },
      s("path", { d: `M${x(mark.at)} 22V${HIGH - BOTTOM}` }),
      s("circle", { cx: x(mark.at), cy: 12, r: 9 }),
      s("text", { x: x(mark.at), y: 16 }, String(mark.number)),
    ),
  );
  const curves = players.map((player, seat) => {
    const points = rows.map((row, i) => `${x(i).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" ");
    const end = rows[rows.length - 1][seat];
    return s(
      "g",
      { class: `seat-${player.colour}` },
      s("polyline", { points, class: "under" }),
      s("polyline", { points, class: `curve dash-${seat}` }),
      s("circle", { cx: x(rows.length - 1), cy: y(end), r: 9, class: "disc" }),
      s("path", { d: glyphPath(player.colour), transform: `translate(${x(rows.length - 1)} ${y(end)}) scale(1.7)`, class: "glyph" }),
    );
  });
  return h(
    "figure",
    { class: "plot" },
    h("figcaption", null, name),
    s("svg", { viewBox: `0 0 ${wide} ${HIGH}`, role: "img", "aria-label": name }, ...grid, ...moments, s("text", { x: wide / 2, y: HIGH - 4, class: "axis" }, say("plot-axis")), ...curves),
  );
}

/** @param {number} rough */
function niceStep(rough) {
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, ([1, 2, 5].find((n) => n * power >= rough) ?? 10) * power);
}
