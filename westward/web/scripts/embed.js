// A board for other pages: it follows a table, or replays one, and changes nothing.

import { badge, find, h } from "./dom.js";
import { eventIn } from "./eventin.js";
import { defineSymbols, Scene } from "./picture.js";
import { Replay } from "./replay.js";
import { Line } from "./socket.js";
import { SPECTATOR } from "./state.js";
import { say } from "./words.js";

/** @import { Message, Position, Table } from "./shapes.js" */

const id = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
const line = new Line(id);
const board = new Scene({ class: "westward scene board" });
const title = h("strong");
const players = h("span", { class: "row-players" });
const away = h("p", { class: "faint", role: "status" });
const open = h("a", { class: "button quiet small", target: "_blank", rel: "noopener", href: `/t/${id}` });

/** The log, line by line. @type {{ number: number, text: string }[]} */
let told = [];
/** @type {Position | null} */
let present = null;
/** The event that is looked at; null for the game as it stands. @type {number | null} */
let looking = eventIn(location);

const replay = new Replay({
  look: (number) => {
    looking = number;
    line.send({ type: "look", seat: SPECTATOR, at: number, overlay: "" });
    replay.setAt(number);
  },
  live: () => {
    looking = null;
    replay.setAt(null);
    if (present) draw(present);
  },
  link: (number) => void window.open(`/t/${id}?at=${number}`, "_blank", "noopener"),
  told: (number) => told.filter((one) => one.number === number).map((one) => one.text).join(" "),
});

find("#app").replaceWith(h("main", { class: "embed" }, h("header", null, title, players, open), h("div", { class: "embed-board" }, board.svg, away), replay.element));

/** @param {Position} position */
function draw(position) {
  const main = position.picture?.scenes.find((scene) => scene.name === "board");
  if (!position.picture || !main) return;
  if (position.picture.defs) defineSymbols(position.picture.defs);
  board.show(main);
  if (!present) return;
  const points = new Map(position.players.map((one) => [String(one.seat), one.score]));
  for (const one of players.querySelectorAll("[data-seat]")) one.textContent = String(points.get(/** @type {HTMLElement} */ (one).dataset.seat ?? "") ?? "");
}

/** @param {Table} table */
function name(table) {
  document.title = `${table.title} · Westward`;
  title.textContent = table.title;
  open.textContent = say("embed-open");
  open.title = say("embed-open");
  players.replaceChildren(...table.players.map((player) => h("span", { class: "seat-chip" }, badge(player.colour), h("span", null, player.name || say("seat-open")), h("b", { dataset: { seat: player.seat } }))));
  away.textContent = table.state === "open" ? say("waiting-title") : "";
  away.hidden = table.state !== "open";
}

/** @param {Message} message */
function hear(message) {
  if (message.type === "welcome" && message.table) name(message.table);
  if (message.type === "table") name(message.table ?? message);
  if (message.type === "log") told = told.concat(message.lines);
  if (message.type === "error") {
    away.hidden = false;
    away.textContent = message.text;
  }
  if (message.type === "look" && message.event === looking) draw(message);
  if (message.type !== "position") return;
  const first = present === null;
  present = message;
  replay.setLast(message.event);
  if (first && looking !== null && looking < message.event) replay.go(looking);
  else if (looking === null || first) {
    looking = null;
    draw(message);
  }
}

line.open({ hear, state: () => {}, known: () => ({ last: null, chat: null }) });
