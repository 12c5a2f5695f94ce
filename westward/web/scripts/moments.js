// Moments of a finished game as small puzzles: what would you have played here?

import { h } from "./dom.js";
import { showEnd } from "./ending.js";
import { figuresOf } from "./judged.js";
import { live, look } from "./lookback.js";
import { pref } from "./prefs.js";
import { changed, now } from "./state.js";
import { say } from "./words.js";

/** @import { Context } from "./around.js" */
/** @import { Moment } from "./shapes.js" */

/** Shares of games won closer than this are as good as the same: so it is said of what was played, too. */
const AS_GOOD = 0.015;

/** The moments, which of them is looked at, and what the reader would have played there. @type {{ all: Moment[], at: number, answer: number | null }} */
const asked = { all: [], at: -1, answer: null };

/** Look at a moment and ask about it. @param {Moment[]} all @param {number} i */
export function askMoment(all, i) {
  Object.assign(asked, { all, at: i, answer: null });
  look(all[i].at);
  changed();
}

/** Whether the position that is looked at is that of the moment asked about. */
export const atMoment = () => asked.at >= 0 && asked.all[asked.at].at === now.looking?.at;

/** What the panel says at a moment. @returns {Context} */
export function aroundMoment() {
  const moment = asked.all[asked.at];
  return {
    idle: moment.question,
    line: say("moment-of", { number: asked.at + 1, of: asked.all.length, move: moment.move }),
    note: { key: `moment${asked.at}${asked.answer}${pref("language")}`, make: () => (asked.answer === null ? question(moment) : outcome(moment)) },
  };
}

/** @param {Moment} moment */
const question = (moment) =>
  h(
    "div",
    { class: "puzzle-note" },
    h("p", null, say("moment-ask")),
    moment.choices.map(({ action, label }) => h("button", { type: "button", class: "secondary moment-choice", onclick: () => answer(action) }, label)),
    h("button", { type: "button", class: "quiet small", onclick: live }, say("replay-live")),
  );

/** @param {number} action */
function answer(action) {
  asked.answer = action;
  changed();
}

/** @param {Moment} moment */
function outcome(moment) {
  const wins = new Map(moment.choices.map((choice) => [choice.action, choice.wins]));
  const missed = (wins.get(moment.best) ?? 0) - (wins.get(asked.answer ?? moment.best) ?? 0);
  const right = missed < AS_GOOD;
  const more = asked.at + 1 < asked.all.length;
  return h(
    "div",
    { class: "puzzle-note", role: "status" },
    h("p", { class: right ? "puzzle-right" : "puzzle-wrong" }, say(asked.answer === moment.best ? "moment-right" : right ? "moment-as-good" : "moment-wrong")),
    h("p", null, h("b", null, say("moment-then")), moment.verdict),
    figuresOf(moment.choices, moment.best, moment.played),
    h("p", { class: "puzzle-why" }, moment.why),
    h(
      "div",
      { class: "puzzle-row" },
      more ? h("button", { type: "button", class: "primary", onclick: () => askMoment(asked.all, asked.at + 1) }, say("moment-next")) : null,
      h("button", { type: "button", class: more ? "secondary" : "primary", onclick: () => (live(), showEnd()) }, say("moment-done")),
    ),
  );
}
