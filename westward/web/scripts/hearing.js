// What the server says, and what follows from it.

import { announce, toast } from "./announce.js";
import { wayOut } from "./around.js";
import { showEnd } from "./ending.js";
import { eventOfAddress } from "./lookback.js";
import { drawer, lost, panel } from "./page.js";
import { refusal } from "./pointer.js";
import { tellJudged } from "./judged.js";
import { line } from "./send.js";
import { catchUp, hearLook, hearPosition, whenShown } from "./showing.js";
import { sound } from "./sounds.js";
import { changed, changedSoon, isMine, isShared, now, theTable } from "./state.js";
import { say } from "./words.js";

/** @import { LogLine, Message, Over, Table } from "./shapes.js" */

/** @param {Message} message */
function hear(message) {
  switch (message.type) {
    case "welcome":
      now.me = message.you;
      now.positions.clear();
      if (message.table) setTable(message.table);
      now.event = message.event ?? now.event;
      break;
    case "table":
      setTable(message.table ?? message);
      break;
    case "position":
      hearPosition(message);
      break;
    case "look":
      hearLook(message);
      break;
    case "log":
      hearLog(message);
      break;
    case "refused":
      panel.refused();
      catchUp();
      sound("no");
      refusal(message);
      break;
    case "why":
      sound("no");
      refusal(message);
      break;
    case "hint":
      panel.advise(message);
      break;
    case "judged":
      tellJudged(message);
      break;
    case "chat":
      drawer.hearChat(message);
      break;
    case "over":
      hearOver(message);
      break;
    case "lesson":
      now.lesson = message.lesson;
      changed();
      break;
    case "error":
      hearError(message);
      break;
    case "notice":
      return hearNotice(message);
    case "ack":
    case "pong":
  }
}

/** @param {Table} table */
function setTable(table) {
  const first = now.table === null;
  if (now.table && table.state === "running") tellSeats(now.table, table);
  now.table = table;
  if (first) {
    now.wantAt = eventOfAddress();
    if (now.puzzle) drawer.remember("rules", "");
    else drawer.remember();
  }
  now.me.seats = table.players.filter((player) => player.mine).map((player) => player.seat);
  changed();
}

/** Tell who went away or is there again. @param {Table} before @param {Table} table */
function tellSeats(before, table) {
  for (const player of table.players) {
    const was = before.players[player.seat];
    if (player.mine || player.left || !was || was.kind !== player.kind) continue;
    const away = player.kind === "person" && !player.online;
    const wasAway = was.kind === "person" && !was.online;
    const key = away === wasAway ? "" : away ? "told-away" : "told-here";
    if (key) toast(say(key, { name: player.name }));
  }
}

/** How many seconds a notice is news. */
const NEWS = 30;

/** Tell what happened besides the game, once: a page that is opened again has told it already. @param {import("./shapes.js").Notice} message */
function hearNotice(message) {
  const key = `told ${theTable().id}`;
  if (!drawer.log.note(message) || message.number <= Number(sessionStorage.getItem(key))) return;
  sessionStorage.setItem(key, String(message.number));
  if (Date.now() / 1000 - message.at < NEWS) toast(message.text);
}

/** @param {{ from: number, to: number, lines: LogLine[] }} message */
function hearLog(message) {
  drawer.log.write(message.from, message.lines);
  now.known = message.to;
  if (message.from > 0 || now.heardLog) {
    if (message.lines.some((entry) => entry.points)) sound("points");
    for (const entry of message.lines.slice(-6)) if (!entry.private || !isShared()) announce(entry.text);
  }
  if (!now.heardLog) now.recapFrom = now.myLast = lastTurn();
  now.heardLog = true;
  changedSoon();
}

/** Where the reader's turn before this one ended, as far as the log tells. */
function lastTurn() {
  const { lines } = drawer.log;
  const before = lines.slice(0, lines.findLastIndex((entry) => !isMine(entry.seat)) + 1);
  return before.findLast((entry) => isMine(entry.seat))?.number ?? 0;
}

/** @param {Over} message */
function hearOver(message) {
  now.over = message;
  if (!now.looking) whenShown(showEnd);
}

/** @param {{ text: string, final?: boolean }} message */
function hearError(message) {
  panel.advise(null);
  toast(message.text, { kind: "bad", stay: message.final ? 60000 : 6000 });
  if (message.final && !now.table) panel.show(null, { idle: message.text, line: "", note: wayOut() });
}

/** @param {"open" | "lost"} state */
function lineState(state) {
  if (state !== "open") panel.advise(null);
  lost.hidden = state === "open";
  lost.textContent = state === "open" ? "" : say("connection-lost");
}

/** Begin to listen to the server. */
export const listenToServer = () => line.open({ hear, state: lineState, known: () => ({ last: now.known, chat: drawer.chat.last }) });
