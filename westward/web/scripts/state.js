// What the table's page knows, in one place; whoever changes it says so, and the page is drawn again.

/** @import { Coaching, Over, Position, Puzzle, PuzzleAnswer, Table } from "./shapes.js" */

/** @typedef {{ event: number, positions: Map<number, Position> }} Moment the positions of the own seats after an event */

/**
 * @typedef {object} State
 * @property {{ name: string, seats: number[] }} me
 * @property {Table | null} table
 * @property {number} event the latest event heard of
 * @property {number | null} known the event up to which the log is known
 * @property {Map<number, Position>} positions the latest positions by seat
 * @property {Moment[]} queue what has come and is still to be shown
 * @property {Moment | null} current what was shown last of it
 * @property {Position | null} shown the position that is shown, with the reader's choices
 * @property {Position | null} drawn the one whose picture is drawn: that shown, or the same with an overlay, or an earlier one
 * @property {{ at: number, position: Position | null } | null} looking the earlier event that is looked at
 * @property {number | null} wantAt the event that the address named
 * @property {string} overlay
 * @property {number | null} revealed on a shared device, whose secrets are open
 * @property {boolean} covered whether the device is being passed on
 * @property {Over | null} over
 * @property {Coaching | null} lesson what is said at a lesson's table
 * @property {number} myLast the event of the reader's last move
 * @property {number} awaited the event that a move in place of another leads to; what lies before it is not shown
 * @property {number} recapFrom the event from which the recap tells
 * @property {boolean} heardLog
 * @property {string} asked which question the reader is asked, "" for none
 * @property {Puzzle | null} puzzle the puzzle that is shown, if it is no table
 * @property {PuzzleAnswer | null} verdict what was said about the reader's answer to it
 * @property {boolean} hasHand
 * @property {boolean | null} handWish whether the reader wants to see the own hand; null if that is left to the page
 */

/** How long, in milliseconds, what is told waits for the position that it leads to. */
const SOON = 100;

/** The seat of whoever only watches. */
export const SPECTATOR = -4;

/** @type {State} */
export const now = {
  me: { name: "", seats: [] },
  table: null,
  event: 0,
  known: null,
  positions: new Map(),
  queue: [],
  current: null,
  shown: null,
  drawn: null,
  looking: null,
  wantAt: null,
  overlay: "",
  revealed: null,
  covered: false,
  over: null,
  lesson: null,
  myLast: 0,
  awaited: 0,
  recapFrom: 0,
  heardLog: false,
  asked: "",
  puzzle: null,
  verdict: null,
  hasHand: false,
  handWish: null,
};

/** The table, where there must be one. */
export function theTable() {
  if (!now.table) throw new Error("There is no table yet.");
  return now.table;
}

/** Whether a seat is the reader's own. @param {number | null} seat */
export const isMine = (seat) => seat !== null && now.me.seats.includes(seat);

/** Whether several people share this device. */
export const isShared = () => now.me.seats.length > 1;

/** All parts of the picture that a choice names. */
export const named = () => new Set((now.shown?.choices ?? []).flatMap((choice) => choice.parts));

/** @type {(() => void)[]} */
const listeners = [];

/** Be told when the page is to be drawn again. @param {() => void} listener */
export const onChanged = (listener) => listeners.push(listener);

let timer = 0;

/** Something has changed: draw the page again. */
export function changed() {
  clearTimeout(timer);
  for (const listener of listeners) listener();
}

/** Something has changed that goes with what comes right after it: draw the page then, or a little later if nothing comes. */
export function changedSoon() {
  clearTimeout(timer);
  timer = setTimeout(changed, SOON);
}
