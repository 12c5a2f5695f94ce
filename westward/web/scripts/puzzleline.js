// The line to a puzzle: it speaks like that to a table, but nobody else sits there and every answer is judged.

import { api, attempt } from "./api.js";
import { changed, now } from "./state.js";

/** @import { Ears } from "./socket.js" */

export class PuzzleLine {
  /** @param {string} game @param {number} number */
  constructor(game, number) {
    this.game = game;
    this.number = number;
    /** @type {Ears | null} */
    this.ears = null;
  }

  /** @param {Ears} ears */
  open(ears) {
    this.ears = ears;
    this.load();
  }

  /** Fetch the puzzle in the reader's language and show it. */
  async load() {
    const found = await attempt(() => api.puzzle(this.game, this.number));
    if (!found) return;
    now.puzzle = found;
    this.ears?.state("open");
    this.ears?.hear({ type: "welcome", you: { name: "", seats: [] }, table: found.table, event: 0 });
    this.show(now.verdict === null);
  }

  /** Show the position, with its choices or without. @param {boolean} open */
  show(open) {
    if (!now.puzzle) return;
    const { position } = now.puzzle;
    this.ears?.hear({ ...position, type: "position", choices: open ? position.choices : [] });
  }

  /** @param {any} message */
  async send(message) {
    if (message.type === "lang") await this.speak();
    if (message.type === "look") this.tell(await attempt(() => api.puzzleLook(this.game, this.number, message.overlay)));
    if (message.type === "why" && now.verdict === null) this.tell(await attempt(() => api.puzzleWhy(this.game, this.number, message.part)));
  }

  /** @param {import("./shapes.js").Message | null} message */
  tell(message) {
    if (message) this.ears?.hear(message);
  }

  /** The same in another language, with what was said about the answer. */
  async speak() {
    const { verdict } = now;
    if (verdict) now.verdict = await attempt(() => api.puzzleAnswer(this.game, this.number, verdict.action, verdict.reveal));
    await this.load();
  }

  /** Answer. @param {number} _seat @param {number} _number @param {number} action */
  play(_seat, _number, action) {
    this.judge(action, false);
  }

  /** Have an answer judged, or give up. @param {number} action @param {boolean} reveal */
  async judge(action, reveal) {
    const said = await attempt(() => api.puzzleAnswer(this.game, this.number, action, reveal));
    now.verdict = said;
    this.show(said === null);
    changed();
  }

  /** Try another answer. */
  again() {
    now.verdict = null;
    this.show(true);
  }

  close() {}
}
