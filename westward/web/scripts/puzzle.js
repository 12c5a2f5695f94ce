// What the panel says around a puzzle: what is asked, what came of the answer, and where to go next.

import { h, icon } from "./dom.js";
import { figuresOf } from "./judged.js";
import { PuzzleLine } from "./puzzleline.js";
import { pref } from "./prefs.js";
import { line } from "./send.js";
import { light } from "./stage.js";
import { now, theTable } from "./state.js";
import { isSolved, noteSolved, streakOn } from "./streak.js";
import { say } from "./words.js";

/** @import { Context, Note } from "./around.js" */
/** @import { Position, PuzzleAnswer, Puzzle } from "./shapes.js" */

const deeds = /** @type {PuzzleLine} */ (/** @type {unknown} */ (line));

/** What to say around the position of a puzzle. @param {Puzzle} puzzle @param {Position} position @returns {Context} */
export function aroundPuzzle(puzzle, position) {
  const { verdict } = now;
  const me = theTable().players[position.seat];
  const kind = say(puzzle.day ? "puzzle-daily" : "puzzle-of", { number: puzzle.number, of: puzzle.of });
  if (verdict?.right && !verdict.reveal) noteSolved(puzzle.name, puzzle.day);
  if (verdict) light(puzzle.position.choices.find((choice) => choice.action === verdict.answer)?.parts ?? []);
  return {
    mine: verdict === null,
    people: [me],
    line: `${kind} · ${say(puzzle.hard ? "puzzle-hard" : "puzzle-easy")}`,
    live: false,
    note: verdict ? outcome(puzzle, verdict) : task(puzzle),
  };
}

/** @param {Puzzle} puzzle @returns {Note} */
const task = (puzzle) => ({
  key: `task${puzzle.name}${pref("language")}`,
  make: () =>
    h(
      "div",
      { class: "puzzle-note" },
      h("p", null, say("puzzle-task"), isSolved(puzzle.name) ? ` ${say("puzzle-solved-before")}` : ""),
      h("button", { type: "button", class: "quiet small", onclick: () => deeds.judge(-1, true) }, icon("bulb"), say("puzzle-reveal")),
    ),
});

/** @param {Puzzle} puzzle @param {PuzzleAnswer} verdict @returns {Note} */
function outcome(puzzle, verdict) {
  const streak = puzzle.day ? streakOn(puzzle.day) : 0;
  return {
    key: JSON.stringify([verdict, pref("language")]),
    make: () =>
      h(
        "div",
        { class: "puzzle-note", role: "status" },
        verdict.text ? h("p", { class: verdict.right ? "puzzle-right" : "puzzle-wrong" }, verdict.text) : null,
        verdict.choices.length ? figuresOf(verdict.choices, verdict.answer ?? -1, verdict.action) : null,
        verdict.why ? h("p", { class: "puzzle-why" }, verdict.why) : null,
        verdict.right && streak ? h("p", { class: "puzzle-streak" }, say("puzzle-streak", { count: streak })) : null,
        h("div", { class: "puzzle-row" }, verdict.why ? onward(puzzle) : retry()),
      ),
  };
}

const retry = () => [
  h("button", { type: "button", class: "primary", onclick: () => deeds.again() }, say("puzzle-again")),
  h("button", { type: "button", class: "secondary", onclick: () => deeds.judge(-1, true) }, say("puzzle-reveal")),
];

/** @param {Puzzle} puzzle */
const onward = (puzzle) => [
  h("a", { class: "button primary", href: `/puzzles/${puzzle.game}/${(puzzle.number % puzzle.of) + 1}` }, say("puzzle-next")),
  h("a", { class: "button quiet", href: "/" }, say("to-lobby")),
];
