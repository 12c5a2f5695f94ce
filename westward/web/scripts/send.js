// What the reader tells the server.

import { PuzzleLine } from "./puzzleline.js";
import { Line } from "./socket.js";
import { sound } from "./sounds.js";
import { now, SPECTATOR } from "./state.js";

/** The table's id, from the address. */
export const id = location.pathname.split("/").filter(Boolean).at(-1) ?? "";

const puzzle = /\/puzzles\/([\w-]+)\/(\d+)$/.exec(location.pathname);

/** The line to the table, or to the puzzle that is shown as one. */
export const line = puzzle ? new PuzzleLine(puzzle[1], Number(puzzle[2])) : new Line(id);

const seat = () => now.shown?.seat ?? SPECTATOR;

/** Play an action of the seat that is shown. @param {number} action */
export function play(action) {
  if (!now.shown) return;
  now.myLast = now.shown.event + 1;
  line.play(now.shown.seat, now.shown.event, action);
  sound("move");
}

/** Take the last move back and play another one in its place. @param {number} action */
export function instead(action) {
  if (!now.shown) return;
  undo();
  now.myLast = now.awaited = now.shown.event + 2;
  line.play(now.shown.seat, now.shown.event + 1, action);
  sound("move");
}

export const undo = () => line.send({ type: "undo", seat: seat() });
export const redo = () => line.send({ type: "redo", seat: seat() });
export const restart = () => line.send({ type: "restart", seat: seat() });
/** Ask how good the latest own choice was. */
export const judge = () => line.send({ type: "judge", seat: seat() });
export const hint = () => line.send({ type: "hint", seat: seat() });

/** Ask why a part cannot be chosen. @param {string} part */
export const why = (part) => line.send({ type: "why", seat: seat(), part });

/** Say something to the table. @param {string} text */
export const chat = (text) => line.send({ type: "chat", text });

/** Ask for a position as a seat sees it, with the overlay that is on. @param {number} at @param {number} [as] */
export const askForLook = (at, as = seat()) => line.send({ type: "look", seat: as, at, overlay: now.overlay });
