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
 * @property {(seat: number | null) => void} reveal open what belongs to a seat, where that is shut, and shut what was so opened
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
    this.brought = "";
  }

  /** Say what belongs to the position that is shown; nothing while an earlier one is looked at. @param {Position | null} position */
  show(position) {
    const { lesson } = now;
    const fits = lesson !== null && position !== null && position.event === lesson.event;
    this.element.hidden = lesson === null;
    this.choice = this.deeds.propose(fits && lesson.mode === "step" ? lesson.action : null);
    this.deeds.outline(this.choice?.parts ?? []);
    this.bring();
    if (!lesson) return;
    this.element.setAttribute("aria-label", say("lesson"));
    this.element.classList.toggle("strayed", fits && lesson.mode === "strayed");
    const mode = fits ? lesson.mode : "wait";
    renew(this.element, JSON.stringify([lesson, mode, this.choice?.action, pref("language")]), () => [this.head(lesson, mode), this.words(lesson, mode), this.deedsOf(lesson, mode)]);
    if (mode !== "wait") this.tell(lesson, mode);
  }

  /** Bring what is proposed into view, once, if it lies on a board of somebody's own. */
  bring() {
    const key = this.choice ? `${now.lesson?.event} ${this.choice.action}` : "";
    if (this.brought === key) return;
    this.brought = key;
    requestAnimationFrame(() => {
      const players = this.element.parentElement?.querySelector(".players");
      const place = players?.querySelector(".proposed");
      const card = place && !place.getClientRects().length ? /** @type {HTMLElement | null} */ (place.closest(".player")) : null;
      this.deeds.reveal(card ? Number(card.dataset.seat) : null);
      if (place) place.scrollIntoView({ block: "nearest" });
      else players?.scrollTo(0, 0);
    });
  }

  /** Have the remark read aloud, once. @param {Coaching} lesson @param {Coaching["mode"]} mode */
  tell(lesson, mode) {
    const text = remarkOf(lesson, mode);
    const key = `${lesson.event}${mode}${text}`;
    if (this.said === key) return;
    this.said = key;
    const goal = lesson.step === 1 && mode === "step" ? `${lesson.goal} ` : "";
    const proposal = mode === "step" && this.choice ? ` ${say("lesson-do-this", { label: this.choice.label })}` : "";
    announce(`${goal}${text}${proposal}`.replace(/ ?\(?§ ?[\w.-]+\)?|\*\*/g, ""));
    if (mode === "end") this.remember(`${theTable().game}/${lesson.chapter}`);
  }

  /** @param {string} chapter */
  remember(chapter) {
    if (!pref("learnt").includes(chapter)) choose("learnt", [...pref("learnt"), chapter]);
  }

  /** The chapter, how far it is, and the way out. @param {Coaching} lesson @param {Coaching["mode"]} mode */
  head(lesson, mode) {
    const progress = { class: "progress", max: lesson.steps, value: lesson.mode === "end" ? lesson.steps : lesson.step - 1, "aria-label": say("lesson-progress", { step: lesson.step, steps: lesson.steps }) };
    return [
      h(
        "div",
        { class: "coach-head" },
        icon("bulb"),
        h("h2", null, lesson.title),
        lesson.chapters > 1 ? h("small", null, say("lesson-chapter", { number: lesson.number, of: lesson.chapters })) : null,
        mode === "end" || mode === "strayed" ? null : this.button("quiet small", "leave", this.go("leave")),
      ),
      h("progress", progress),
    ];
  }

  /** @param {Coaching} lesson @param {Coaching["mode"]} mode */
  words(lesson, mode) {
    const goal = mode === "step" && lesson.step === 1 && lesson.number === 1 ? h("p", { class: "goal" }, h("b", null, say("lesson-goal")), " ", lesson.goal) : null;
    const paragraphs = remarkOf(lesson, mode).split("\n").filter(Boolean);
    // It may have to be scrolled, by keys too.
    return h("div", { class: "coach-said", tabindex: 0, role: "group", "aria-label": say("lesson") }, goal, ...paragraphs.map((text) => h("p", { class: "remark" }, this.linked(text))));
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

  /** What goes back, begins again or leaves. @param {"back" | "again" | "leave"} deed */
  go(deed) {
    return () => attempt(() => api.inLesson(this.deeds.id, deed));
  }

  /** @param {string} kind @param {string} key @param {() => void} deed */
  button(kind, key, deed) {
    const [label, more] = [say(`lesson-${key}`), key === "leave" ? say("lesson-leave-title") : null];
    return h("button", { type: "button", class: kind, onclick: deed, title: more, dataset: { deed: key } }, label);
  }

  /** @param {Coaching} lesson @param {Coaching["mode"]} mode */
  deedsOf(lesson, mode) {
    const { choice } = this;
    if (mode === "strayed") return h("div", { class: "coach-deeds" }, this.button("primary", "back-stray", this.go("back")), this.button("quiet small", "keep", this.go("leave")));
    const last = mode === "end";
    const back = lesson.back ? h("button", { type: "button", class: "tool", onclick: this.go("back"), title: say("lesson-back"), "aria-label": say("lesson-back"), dataset: { deed: "back" } }, icon("undo")) : null;
    return h(
      "div",
      { class: "coach-deeds" },
      back,
      mode === "step" && choice ? this.doIt(choice) : null,
      last && lesson.next ? this.button("primary", "next", () => this.next(lesson)) : null,
      last ? this.button(lesson.next ? "secondary" : "primary", "play-on", this.go("leave")) : null,
      last ? this.button("quiet small", "again", this.go("again")) : null,
    );
  }

  /** The proposal, and what picks it wherever it stands; it then waits for Confirm, which the next Enter presses. @param {Choice} choice */
  doIt(choice) {
    const label = say("lesson-do-this", { label: choice.label });
    const pick = () => this.deeds.pick(choice);
    return [
      h("p", { class: "proposal" }, choice.label),
      h("button", { type: "button", class: "secondary", "aria-label": label, title: label, onclick: pick, dataset: { deed: "do" } }, say("lesson-do")),
    ];
  }

  /** Go to what can be done in the lesson now. */
  focus() {
    /** @type {HTMLElement | null} */ (this.element.querySelector(":is(.secondary, .primary)[data-deed]"))?.focus();
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
