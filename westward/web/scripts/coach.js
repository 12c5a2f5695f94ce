// The coach of a lesson: the goal, a remark for each decision with the choice it proposes, and the ways on, back and out.

import { announce } from "./announce.js";
import { api, attempt } from "./api.js";
import { clauseLink } from "./clauses.js";
import { h, icon, renew } from "./dom.js";
import { choose, pref } from "./prefs.js";
import { now, theTable } from "./state.js";
import { say } from "./words.js";

/** @import { Choice, Coaching, Position } from "./shapes.js" */

/**
 * @typedef {object} CoachDeeds
 * @property {string} id the table's
 * @property {(clause: string) => void} openClause
 * @property {(action: number | null) => Choice | null} propose outline a choice in the list
 * @property {(parts: string[]) => void} outline outline parts of the picture
 * @property {(choice: Choice) => void} pick have a choice wait for Confirm
 */

export class Coach {
  /** @param {CoachDeeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    this.element = h("section", { class: "coach", hidden: true });
    /** @type {Choice | null} */
    this.choice = null;
    this.said = "";
  }

  /** Say what belongs to the position that is shown; nothing while an earlier one is looked at. @param {Position | null} position */
  show(position) {
    const { lesson } = now;
    const fits = lesson !== null && position !== null && position.event === lesson.event;
    this.element.hidden = lesson === null;
    this.choice = this.deeds.propose(fits && lesson.mode === "step" ? lesson.action : null);
    this.deeds.outline(this.choice?.parts ?? []);
    if (!lesson) return;
    this.element.setAttribute("aria-label", say("lesson"));
    this.element.classList.toggle("strayed", fits && lesson.mode === "strayed");
    const mode = fits ? lesson.mode : "wait";
    const anew = renew(this.element, JSON.stringify([lesson, mode, this.choice?.action, pref("language")]), () => [...this.head(lesson), ...this.words(lesson, mode), this.deedsOf(lesson, mode)]);
    if (anew) this.element.scrollTop = 0;
    if (mode !== "wait") this.tell(lesson, mode);
  }

  /** Have the remark read aloud, once. @param {Coaching} lesson @param {Coaching["mode"]} mode */
  tell(lesson, mode) {
    const text = remarkOf(lesson, mode);
    const key = `${lesson.event}${mode}${text}`;
    if (this.said === key) return;
    this.said = key;
    announce((lesson.step === 1 && mode === "step" ? `${lesson.goal} ${text}` : text).replace(/ ?\(?§ ?[\w.-]+\)?|\*\*/g, ""));
    if (mode === "end") this.remember(`${theTable().game}/${lesson.chapter}`);
  }

  /** @param {string} chapter */
  remember(chapter) {
    if (!pref("learnt").includes(chapter)) choose("learnt", [...pref("learnt"), chapter]);
  }

  /** @param {Coaching} lesson */
  head(lesson) {
    const progress = { class: "progress", max: lesson.steps, value: lesson.mode === "end" ? lesson.steps : lesson.step - 1, "aria-label": say("lesson-progress", { step: lesson.step, steps: lesson.steps }) };
    return [
      h("p", { class: "coach-head" }, icon("bulb"), h("b", null, lesson.title), lesson.chapters > 1 ? h("small", null, say("lesson-chapter", { number: lesson.number, of: lesson.chapters })) : null),
      h("progress", progress),
    ];
  }

  /** @param {Coaching} lesson @param {Coaching["mode"]} mode */
  words(lesson, mode) {
    const goal = mode === "step" && lesson.step === 1 && lesson.number === 1 ? h("p", { class: "goal" }, h("b", null, say("lesson-goal")), " ", lesson.goal) : null;
    const paragraphs = remarkOf(lesson, mode).split("\n").filter(Boolean);
    return [goal, ...paragraphs.map((text) => h("p", { class: "remark" }, this.linked(text)))];
  }

  /** A text whose clauses can be opened, and in which the proposed choice stands out. @param {string} text */
  linked(text) {
    return text.split(/(\(?§ ?[A-Z]+-\d+\.\d+[a-z]?\)?|\*\*.+?\*\*)/).map((piece) => {
      const clause = /^\(?§ ?([A-Z]+-\d+\.\d+[a-z]?)\)?$/.exec(piece)?.[1];
      if (clause) return this.sign(clause);
      return piece.startsWith("**") ? h("b", null, piece.slice(2, -2)) : piece;
    });
  }

  /** A small sign that opens a clause; its number would only disturb here. @param {string} clause */
  sign(clause) {
    const link = clauseLink(clause, this.deeds.openClause);
    if (link) [link.textContent, link.title] = ["§", `§ ${clause}`];
    return link;
  }

  /** @param {Coaching} lesson @param {Coaching["mode"]} mode */
  deedsOf(lesson, mode) {
    const { choice } = this;
    const go = (/** @type {"back" | "again" | "leave"} */ deed) => () => attempt(() => api.inLesson(this.deeds.id, deed));
    const button = (/** @type {string} */ kind, /** @type {string} */ key, /** @type {() => void} */ deed) =>
      h("button", { type: "button", class: kind, onclick: deed, dataset: { deed: key } }, say(`lesson-${key}`));
    if (mode === "strayed") return h("div", { class: "coach-deeds" }, button("primary", "back-stray", go("back")), button("quiet small", "keep", go("leave")));
    const last = mode === "end";
    return h(
      "div",
      { class: "coach-deeds" },
      mode === "step" && choice ? this.doIt(choice) : null,
      last && lesson.next ? button("primary", "next", () => this.next(lesson)) : null,
      last ? button(lesson.next ? "secondary" : "primary", "play-on", go("leave")) : null,
      lesson.back ? button("quiet small", "back", go("back")) : null,
      last ? button("quiet small", "again", go("again")) : null,
      last ? null : button("quiet small", "leave", go("leave")),
    );
  }

  /** Pick the proposed choice, wherever it stands. @param {Choice} choice */
  doIt(choice) {
    const label = say("lesson-do-this", { label: choice.label });
    return h("button", { type: "button", class: "secondary", "aria-label": label, title: label, onclick: () => this.deeds.pick(choice), dataset: { deed: "do" } }, say("lesson-do"));
  }

  /** @param {Coaching} lesson */
  async next(lesson) {
    const made = await attempt(() => api.learn(theTable().game, lesson.next ?? undefined));
    if (made) location.href = `/t/${made.table}`;
  }
}

/** What is said: the remark, or a general one where nothing was foreseen. @param {Coaching} lesson @param {Coaching["mode"]} mode */
function remarkOf(lesson, mode) {
  if (mode === "wait") return say("lesson-wait");
  if (mode === "strayed") return `${lesson.text || say("lesson-strayed")}\n${say("lesson-strayed-on")}`;
  return lesson.text;
}
