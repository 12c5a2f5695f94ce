// What the panel says around the question: who is asked, what happened meanwhile, and what can be done when nobody is.

import { badge, h, icon } from "./dom.js";
import { rematch, showEnd } from "./ending.js";
import { firstTime } from "./help.js";
import { live, look } from "./lookback.js";
import { drawer, replay, tellEvent } from "./page.js";
import { aroundMoment, atMoment } from "./moments.js";
import { pref } from "./prefs.js";
import { aroundPuzzle } from "./puzzle.js";
import { undo } from "./send.js";
import { changeSeat, otherSeats, skip } from "./showing.js";
import { isMine, isShared, now, theTable } from "./state.js";
import { doings, little } from "./traces.js";
import { comeBack, waitingRoom } from "./waiting.js";
import { say } from "./words.js";

/** @import { LogLine, Player, Position } from "./shapes.js" */

/**
 * @typedef {object} Note something below the question; made anew when its key changes
 * @property {string} key
 * @property {() => import("./dom.js").Child} make
 */

/**
 * @typedef {object} Context
 * @property {string} line who is asked, in a line
 * @property {string} [idle] what stands in place of a question
 * @property {boolean} [mine] whether the reader is asked
 * @property {boolean} [live] whether moves can be made and taken back
 * @property {boolean} [judging] whether the latest own choice may be judged
 * @property {Player[]} [people] those who are asked
 * @property {Note} [note]
 */

/** What to say around a position; null while there is none or an earlier one is looked at. @param {Position | null} position @returns {Context} */
export function around(position) {
  const { looking } = now;
  const table = theTable();
  if (table.state === "open") return { idle: say("waiting-title"), line: say("waiting-line"), note: waitingRoom() };
  if (table.state === "closed") return { idle: say("table-is-closed"), line: say("closed-line") };
  if (looking && atMoment()) return aroundMoment();
  if (looking) return { idle: tellEvent(looking.at), line: say("looking-title", { at: looking.at, last: now.event }), note: lookingNote() };
  if (!position) return { idle: say("wait"), line: "" };
  if (now.puzzle) return aroundPuzzle(now.puzzle, position);
  if (table.stopped) return { idle: table.stopped, line: "" };
  if (position.over) return { idle: say("game-over"), line: say("over-line"), note: overNote(), live: true };
  const people = position.to_act.map((seat) => table.players[seat]);
  const mine = isMine(position.seat) && position.choices.length > 0;
  const own = mine ? [table.players[position.seat]] : isHalted(position) ? [] : people;
  const left = table.players.some((player) => player.left);
  const first = mine ? firstTime(position) : null;
  const note = position.answer ? ownAnswer(position.answer) : left ? leftNote() : (first ?? recap(position, mine));
  const alone = table.players.filter((player) => player.kind === "person").length === 1;
  return { mine, people: own, line: whoseTurn(position, mine, people), live: true, judging: alone && isMine(position.seat) && now.myLast > 0, note };
}

/** @param {Position} position @param {boolean} mine @param {Player[]} people */
function whoseTurn(position, mine, people) {
  if (position.answered) return say("answered");
  if (mine && isShared()) return say("turn-of", { name: theTable().players[position.seat].name });
  if (!mine && isHalted(position)) return say("lesson-halted");
  return mine ? say("your-turn") : say("their-turn", { name: people.map((player) => player.name).join(", ") });
}

/** Whether a lesson lets nobody move before the reader says how it goes on. @param {Position} position */
const isHalted = ({ event }) => now.lesson?.event === event && ["strayed", "end"].includes(now.lesson.mode);

/** How the reader has answered a sealed question, as long as the others think. @param {string} label @returns {Note} */
const ownAnswer = (label) => ({
  key: `answer${label}${pref("language")}`,
  make: () => h("p", { class: "own-answer" }, say("your-answer", { label }), h("button", { type: "button", class: "secondary", onclick: undo }, icon("undo"), say("change-answer"))),
});

/** What happened since the reader's last move. @param {Position} position @param {boolean} mine @returns {Note} */
function recap(position, mine) {
  if (now.queue.length > 1) return { key: `skip${pref("language")}`, make: () => h("button", { type: "button", class: "quiet small", onclick: skip }, say("skip")) };
  const others = mine && isShared() ? otherSeats(position) : [];
  const since = drawer.log.readable().filter((entry) => entry.number > now.recapFrom);
  const lines = mine ? since.filter((entry) => !isMine(entry.seat) || isShared()).slice(-60) : since.slice(-3);
  return {
    key: JSON.stringify([mine, lines.length, lines.at(-1)?.text, doings.at(-1)?.event, others.length, pref("language")]),
    make: () => [
      lines.length ? recapOf(lines, mine) : null,
      others.length ? h("p", { class: "others" }, others.map(answerFor)) : null,
    ],
  };
}

/** @param {LogLine[]} lines @param {boolean} mine */
function recapOf(lines, mine) {
  const playBack = () => {
    look(lines[0].number - 1);
    replay.toggle();
  };
  return h(
    "details",
    { class: "recap", open: !mine },
    h("summary", null, icon("history"), say(mine ? "recap" : "lately"), mine ? h("span", { class: "count" }, String(lines.length)) : null),
    h("ul", null, lines.map((entry) => h("li", null, badgeOf(entry), h("span", null, entry.text), picturesOf(entry)))),
    mine && lines.length > 1 ? h("button", { type: "button", class: "quiet small", onclick: playBack }, say("recap-play")) : null,
  );
}

/** The things that came or moved by what a line tells. @param {LogLine} entry */
const picturesOf = (entry) => doings.filter((doing) => doing.event === entry.number).flatMap((doing) => doing.drawings.slice(0, 3).map(little));

/** @param {LogLine} entry */
function badgeOf(entry) {
  const player = entry.seat === null ? undefined : theTable().players[entry.seat];
  return player ? badge(player.colour) : h("span", { class: "no-badge" });
}

/** @param {number} seat */
const answerFor = (seat) => h("button", { type: "button", class: "quiet small", onclick: () => changeSeat(seat) }, say("answer-for", { name: theTable().players[seat].name }));

/** A way out where there is no table. @returns {Note} */
export const wayOut = () => ({ key: "out", make: () => h("a", { class: "button primary", href: "/" }, say("to-lobby")) });

/** The reader got up and a bot plays on. @returns {Note} */
const leftNote = () => ({
  key: `left${pref("language")}`,
  make: () => h("p", { class: "own-answer" }, say("you-left"), h("button", { type: "button", class: "primary", onclick: comeBack }, say("come-back"))),
});

/** @returns {Note} */
const lookingNote = () => ({
  key: `looking${pref("language")}`,
  make: () => h("button", { type: "button", class: "primary", onclick: live }, say("replay-live")),
});

/** @returns {Note} */
const overNote = () => ({
  key: `over${Boolean(now.over)}${theTable().rematch}${now.me.seats.length}${pref("language")}`,
  make: () => [
    h("button", { type: "button", class: "primary", onclick: showEnd }, say("score-sheet")),
    theTable().rematch
      ? h("a", { class: "button secondary", href: `/t/${theTable().rematch}` }, say("rematch-there"))
      : now.me.seats.length
        ? h("button", { type: "button", class: "secondary", onclick: rematch }, say("rematch"))
        : null,
  ],
});
