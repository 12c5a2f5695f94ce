// A finished game that was seen once can be read again without a network: its last position, its scores and its log.

import { ask } from "./api.js";
import { keepForLater, register } from "./calls.js";
import { badge, h } from "./dom.js";
import { layout } from "./page.js";
import { defineSymbols, Scene } from "./picture.js";
import { pref } from "./prefs.js";
import { id } from "./send.js";
import { now, onChanged, SPECTATOR } from "./state.js";
import { say } from "./words.js";

/** @import { LogLine, Position, Table } from "./shapes.js" */

/** Milliseconds after which a table that has not come is looked for among what was kept. */
const PATIENCE = 2500;
let done = false;
register();

const addresses = () => {
  const lang = `lang=${pref("language")}`;
  return [`/api/tables/${id}?${lang}`, `/api/tables/${id}/position?seat=${SPECTATOR}&${lang}`, `/api/tables/${id}/events?since=0&${lang}`];
};

onChanged(() => {
  if (done || now.table?.state !== "over") return;
  done = true;
  keepForLater([`/t/${id}`, ...addresses()]);
});

setTimeout(async () => {
  if (now.table || !/\/t\/[^/]+$/.test(location.pathname)) return;
  try {
    const [table, position, events] = await Promise.all(addresses().map((path) => ask("GET", path)));
    if (!now.table && table.state === "over") show(table, position, events.lines);
  } catch {
    // It was not kept, or the server is only slow: the line goes on trying.
  }
}, PATIENCE);

/** @param {Table} table @param {Position} position @param {LogLine[]} lines */
function show(table, position, lines) {
  document.title = `${table.title} · Westward`;
  if (position.picture?.defs) defineSymbols(position.picture.defs);
  const drawn = (position.picture?.scenes ?? []).map((shape) => {
    const scene = new Scene();
    scene.show(shape);
    return h("figure", null, scene.svg);
  });
  const rows = position.players.map((player) => h("li", { class: position.winners.includes(player.seat) ? "won" : "" }, badge(table.players[player.seat].colour), h("span", null, table.players[player.seat].name), h("strong", null, say("points", { points: player.score }))));
  layout.replaceWith(
    h(
      "div",
      { class: "kept" },
      h("header", { class: "top" }, h("a", { class: "wordmark small", href: "/" }, "Westward"), h("h1", { class: "game-title" }, table.title)),
      h("p", { class: "kept-note", role: "status" }, say("kept")),
      h("main", null, h("ul", { class: "plain-list" }, rows), drawn),
      h("section", null, h("h2", null, say("tab-log")), h("ol", { class: "kept-log" }, lines.filter((line) => !line.private).map((line) => h("li", null, line.text)))),
    ),
  );
}
