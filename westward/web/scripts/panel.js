// The question and its choices: the one place where moves are made, by list, by picture or by key.

import { adviceOf, thinking } from "./advice.js";
import { announce } from "./announce.js";
import { Choosing } from "./choosing.js";
import { clauseLink } from "./clauses.js";
import { badge, find, h, icon, renew } from "./dom.js";
import { ChoiceList, MOST } from "./list.js";
import { partNamed } from "./picture.js";
import { pref } from "./prefs.js";
import { now } from "./state.js";
import { say } from "./words.js";

/** @import { Icon } from "./dom.js" */
/** @import { Context } from "./around.js" */
/** @import { Choice, Hint, Position } from "./shapes.js" */
/** @import { Area } from "./zoom.js" */

/**
 * @typedef {object} PanelDeeds
 * @property {(action: number) => void} play
 * @property {(action: number) => void} instead take the last move back and play this
 * @property {(clause: string) => void} openClause
 * @property {(may: Set<string>, chosen: Set<string>, own: boolean, mover: string) => void} mark
 * @property {(parts: string[], choice?: Choice | null) => void} light
 * @property {(part: string) => Area | null} boxOf where a part lies on the board
 * @property {(parts: string[]) => void} approach show parts of the board that lie out of view
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} restart
 * @property {() => void} hint
 * @property {() => void} explain tell what can be done here
 * @property {() => void} judge
 */

/** How many milliseconds an answer may take before the page says that it is being sent. */
const FLASH = 80;

export class Panel {
  /** @param {PanelDeeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** @type {Position | null} */
    this.position = null;
    /** @type {Context | null} */
    this.context = null;
    this.choosing = new Choosing({ isThing: (part) => Boolean(partNamed(part)?.classList.contains("moves")), confirm: () => pref("confirm") });
    /** The step of a long list that was entered, "" for none. */
    this.step = "";
    this.typed = "";
    /** The action that was sent and is not answered yet. @type {number | null} */
    this.sent = null;
    this.sending = 0;
    /** What was laid last and can still be turned: the event before it, its ways to lie, and where. @type {{ event: number, action: number, turns: Choice[], box: Area | null } | null} */
    this.laid = null;
    /** @type {Hint | "asked" | null} */
    this.advice = null;
    this.folded = false;
    /** The action that a lesson proposes. @type {number | null} */
    this.proposed = null;

    this.who = h("div", { class: "who" });
    this.question = h("h2", { id: "question", class: "question", tabindex: "-1" });
    this.note = h("div", { class: "note" });
    this.filter = h("input", { type: "search", class: "filter", autocomplete: "off", oninput: () => this.type(this.filter.value), onkeydown: (/** @type {KeyboardEvent} */ event) => this.leaveFilter(event) });
    this.narrowed = h("div", { class: "narrowed" });
    this.hints = h("div", { class: "hints" });
    this.list = new ChoiceList({
      press: (choice) => this.press(choice),
      enter: (step, choices) => this.enter(step, choices),
      light: deeds.light,
      up: () => (this.draw(), this.list.first()?.focus()),
    });
    this.chosen = h("p", { class: "picked" });
    this.warning = h("p", { class: "warning" });
    this.confirm = h("button", { type: "button", class: "primary confirm", onclick: () => this.confirmPicked() });
    this.cancel = h("button", { type: "button", class: "quiet cancel", onclick: () => this.clear() });
    this.bar = h("div", { class: "confirm-bar" }, this.chosen, this.warning, h("div", { class: "confirm-row" }, this.cancel, this.confirm));
    this.undo = this.tool("undo", deeds.undo);
    this.redo = this.tool("redo", deeds.redo);
    this.restart = this.tool("restart", deeds.restart);
    this.hint = this.tool("bulb", () => this.askForHint());
    this.judge = this.tool("info", deeds.judge);
    this.help = this.tool("help", deeds.explain);
    this.turn = this.tool("turn", () => this.turnLaid());
    this.fold = h("button", { type: "button", class: "tool fold", onclick: () => this.setFolded(!this.folded) }, icon("down"));
    this.tools = h("div", { class: "turn-tools" }, this.turn, this.help, this.hint, this.judge, this.undo, this.redo, this.restart, this.fold);
    this.element = h(
      "section",
      { class: "ask", "aria-labelledby": "question" },
      h("div", { class: "ask-head" }, this.who, this.tools),
      this.question,
      h("div", { class: "around" }, this.note, h("div", { class: "ask-filter" }, this.narrowed, this.filter)),
      this.hints,
      this.list.element,
      this.list.foot,
      this.bar,
    );
  }

  /** @param {Icon} name @param {() => void} deed */
  tool(name, deed) {
    return h("button", { type: "button", class: "tool", onclick: deed, dataset: { tool: name } }, icon(name), h("span"));
  }

  /** Show a position's question. `context` tells who is asked, who watches, and what to say while waiting. @param {Position | null} position @param {Context} context */
  show(position, context) {
    const before = this.position;
    const heldFocus = this.element.contains(document.activeElement) && document.activeElement !== this.filter;
    // The same choices in another language keep what was picked; a sealed answer may ask on within the same event.
    const key = (/** @type {Position | null} */ one) => JSON.stringify([one?.event, one?.seat, one?.answered, one?.choices.map((choice) => choice.action)]);
    const same = key(before) === key(position);
    this.position = position;
    this.context = context;
    const open = context.mine ? position?.choices ?? [] : [];
    if (same) {
      const within = before?.choices.find((choice) => choice.step === this.step)?.action;
      if (this.step) this.step = open.find((choice) => choice.action === within)?.step ?? "";
      if (this.sent === null) this.choosing.reword(open);
    } else {
      this.choosing.open(open);
      this.step = "";
      this.list.page = 0;
      this.typed = "";
      this.filter.value = "";
      this.answered();
      this.advice = null;
      this.folded = false;
      if (this.laid && position && (position.event > this.laid.event + 1 || !position.undo)) this.laid = null;
    }
    this.draw();
    if (!same && heldFocus) this.focus();
  }

  /** Propose a choice: it is outlined in the list. Gives the choice, if it is one now. @param {number | null} action */
  propose(action) {
    const changed = this.proposed !== action;
    this.proposed = action;
    if (changed) {
      // The list may turn to another page: whoever was in it stays in it.
      const held = this.element.contains(document.activeElement);
      this.drawChoices();
      if (held && !this.element.contains(document.activeElement)) this.focus();
    }
    return this.choices.find((choice) => choice.action === action) ?? null;
  }

  get choices() {
    return this.choosing.choices;
  }

  draw() {
    const { position, context } = this;
    const mine = Boolean(context?.mine);
    this.element.classList.toggle("mine", mine && this.sent === null);
    this.element.classList.toggle("sending", this.sent !== null);
    this.element.classList.toggle("folded", this.folded);
    this.element.classList.toggle("advising", this.advice !== null);
    renew(this.who, JSON.stringify([context?.people, context?.line, this.sent, pref("language")]), () => [
      ...(context?.people ?? []).map((player) => badge(player.colour)),
      h("span", { class: "line" }, this.sent === null ? context?.line ?? "" : say("sending")),
    ]);
    const text = position?.question?.text ?? context?.idle ?? "";
    renew(this.question, `${text}|${position?.question?.clause}|${pref("language")}`, () => [
      text,
      position?.question ? clauseLink(position.question.clause, this.deeds.openClause) : null,
    ]);
    renew(this.note, context?.note?.key ?? "", () => context?.note?.make() ?? []);
    this.drawAdvice();
    this.drawChoices();
    this.drawBar();
    this.drawMarks();
    this.drawTools();
  }

  drawTools() {
    const { position } = this;
    this.turn.hidden = this.laid === null;
    this.drawTool(this.turn, "turn", this.laid !== null);
    this.drawTool(this.help, "explain", this.choices.length > 0);
    this.hint.hidden = now.table?.hints === false;
    this.drawTool(this.hint, "hint", !this.hint.hidden && this.choices.length > 1 && this.advice !== "asked");
    this.drawTool(this.undo, "undo", Boolean(position?.undo));
    this.drawTool(this.redo, "redo", Boolean(position?.redo));
    this.drawTool(this.restart, "restart", Boolean(position?.undo));
    this.judge.hidden = !this.context?.judging;
    this.drawTool(this.judge, "judge", Boolean(this.context?.judging));
    this.hint.setAttribute("aria-busy", String(this.advice === "asked"));
    this.fold.setAttribute("aria-label", say(this.folded ? "unfold" : "fold"));
    this.fold.setAttribute("aria-expanded", String(!this.folded));
    this.fold.title = say(this.folded ? "unfold" : "fold");
  }

  /** @param {HTMLButtonElement} button @param {string} name @param {boolean} allowed */
  drawTool(button, name, allowed) {
    button.disabled = !allowed || !this.context?.live;
    button.setAttribute("aria-label", say(name));
    button.title = say(`${name}-title`);
    find("span", button).textContent = say(name);
  }

  drawAdvice() {
    const { advice } = this;
    renew(this.hints, JSON.stringify([advice, this.choices.length > 0, pref("language")]), () => {
      if (!advice || !this.choices.length) return [];
      return advice === "asked" ? thinking() : adviceOf(advice, this.choices, { pick: (choice) => this.pick(choice), light: this.deeds.light });
    });
  }

  drawChoices() {
    const all = this.choices;
    const matches = this.matches();
    const needle = this.typed.trim().toLowerCase();
    // What holds figure and sign together is typed as a plain space.
    const shown = needle ? matches.filter((choice) => choice.label.toLowerCase().replaceAll("\u00a0", " ").includes(needle)) : matches;
    this.filter.hidden = all.length <= MOST;
    this.filter.placeholder = say("filter-short");
    this.filter.setAttribute("aria-label", say("filter"));
    const narrow = (this.step !== "" || this.choosing.touched.length > 0) && matches.length < all.length;
    const told = this.step || say("narrowed", { some: matches.length, all: all.length });
    renew(this.narrowed, narrow ? `${told}${pref("language")}` : "", () =>
      narrow ? h("button", { type: "button", class: "quiet small", "aria-label": say("narrowed-back", { told }), onclick: () => this.clear() }, "← ", told) : [],
    );
    this.list.draw(shown, { all, step: needle ? "" : this.step, picked: this.choosing.picked, proposed: this.proposed });
  }

  drawBar() {
    const { picked } = this.choosing;
    this.bar.classList.toggle("active", picked !== null);
    this.bar.classList.toggle("telling", this.choosing.cards && this.choosing.touched.length > 0);
    this.chosen.textContent = picked?.label ?? "";
    const sealed = Boolean(this.position?.question?.sealed);
    // A lesson takes every move back.
    this.warning.textContent = !picked?.warn || (now.lesson && !sealed) ? "" : say(sealed ? "changeable" : "irreversible");
    this.warning.classList.toggle("calm", sealed);
    this.confirm.disabled = picked === null;
    this.cancel.hidden = picked === null;
    this.cancel.textContent = say("cancel");
    this.confirm.textContent = say(picked ? "confirm" : "confirm-cards");
    this.confirm.setAttribute("aria-label", picked ? say("confirm-this", { label: picked.label }) : say("confirm-cards"));
  }

  drawMarks() {
    const { picked, touched } = this.choosing;
    const may = new Set(this.step ? this.matches().flatMap((choice) => choice.parts) : this.choosing.leads());
    // The drawing marks what a seat is asked about; whoever has answered is not asked any more.
    const own = Boolean(this.position?.choices.length) || now.puzzle !== null;
    this.deeds.mark(may, new Set(picked ? picked.parts : touched), own, picked?.mover ?? "");
  }

  /** The choices that agree with what was touched and with the step that was entered. */
  matches() {
    const matches = this.choosing.matches();
    return this.step ? matches.filter((choice) => choice.step === this.step) : matches;
  }

  /** On a narrow screen the choices can make room for the board. @param {boolean} folded */
  setFolded(folded) {
    this.folded = folded;
    this.draw();
  }

  askForHint() {
    this.advice = "asked";
    this.setFolded(false);
    this.deeds.hint();
    announce(say("hint-thinking"));
  }

  /** A hint has come, or none will (null). @param {Hint | null} hint */
  advise(hint) {
    if (this.advice !== "asked") return;
    const fits = hint && hint.event === this.position?.event && hint.seat === this.position?.seat;
    this.advice = fits ? hint : null;
    this.draw();
    if (fits) announce(hint.text);
  }

  /** @param {string} text */
  type(text) {
    this.typed = text;
    this.list.page = 0;
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  leaveFilter(event) {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    this.list.first()?.focus();
  }

  /** A choice of the list was pressed. @param {Choice} choice */
  press(choice) {
    if (this.sent === null) this.go(this.choosing.press(choice));
  }

  /** A step of a long list was pressed: what all its choices share is touched, and the rest of them listed. @param {string} step @param {Choice[]} choices */
  enter(step, choices) {
    const shared = choices[0].parts.find((part) => choices.every((choice) => choice.parts.includes(part)) && !this.choosing.touched.includes(part));
    this.step = step;
    this.list.page = 0;
    if (shared && !this.choosing.cards) this.choosing.enter(shared);
    this.go(null);
    this.deeds.approach(choices.flatMap((choice) => choice.parts));
    this.list.first()?.focus({ preventScroll: true });
  }

  /** Whether a choice names a part. @param {string} part */
  names(part) {
    return this.sent === null && this.choices.some((choice) => choice.parts.includes(part));
  }

  /** A part of the picture was pressed. Gives whether any choice names it. @param {string} part */
  pressPart(part) {
    const touched = this.sent === null ? this.choosing.touch(part) : null;
    if (!touched) return false;
    if (!this.matches().length) this.step = "";
    this.list.page = 0;
    this.go(touched.now);
    return true;
  }

  /** Play a choice now, or show what is chosen so far. @param {Choice | null} choice */
  go(choice) {
    if (choice) {
      this.play(choice);
      return;
    }
    const { picked } = this.choosing;
    this.draw();
    if (picked) {
      announce(say("picked", { label: picked.label }));
      this.deeds.approach(picked.parts);
      this.list.of(picked)?.scrollIntoView({ block: "nearest" });
    } else if (this.choosing.touched.length) announce(say("choices-count", { count: this.matches().length }));
  }

  /** Have a choice wait for Confirm. @param {Choice} choice */
  pick(choice) {
    this.choosing.clear();
    this.choosing.picked = choice;
    this.go(null);
  }

  /** Have a choice that was picked elsewhere wait for Confirm, and go there. @param {Choice} choice */
  offer(choice) {
    this.pick(choice);
    this.confirm.focus({ preventScroll: true });
  }

  confirmPicked() {
    if (this.sent === null && this.choosing.picked) this.play(this.choosing.picked);
  }

  /** @param {Choice} choice */
  play(choice) {
    const turns = this.choosing.turnsOf(choice);
    const place = choice.parts.find((part) => !this.choosing.how.isThing(part));
    this.laid = turns.length && place && this.position ? { event: this.position.event, action: choice.action, turns, box: this.deeds.boxOf(place) } : null;
    this.send(choice.action, this.deeds.play);
  }

  /** Turn what was just laid. Gives whether it could be turned. */
  turnLaid() {
    if (!this.laid || !this.position || this.sent !== null) return false;
    const { turns, action } = this.laid;
    const at = turns.findIndex((choice) => choice.action === action);
    const next = turns[(at + 1) % turns.length];
    this.laid = { ...this.laid, event: this.position.event + 1, action: next.action };
    announce(next.label);
    this.send(next.action, this.deeds.instead);
    return true;
  }

  /** @param {number} action @param {(action: number) => void} deed */
  send(action, deed) {
    this.sent = action;
    // It is on its way before the page is changed: to move the focus is to lay out the page.
    deed(action);
    this.element.classList.remove("mine");
    this.element.classList.add("sending");
    // What was pressed may go before the answer comes: the focus shall not go with it.
    if (this.element.contains(document.activeElement)) this.question.focus({ preventScroll: true });
    // Most answers come at once: what would only flash is not shown.
    this.sending = setTimeout(() => this.showSent(), FLASH);
  }

  /** The answer to what was sent takes a while. */
  showSent() {
    this.choosing.open([]);
    this.step = "";
    this.draw();
  }

  /** Nothing is waited for any more. */
  answered() {
    clearTimeout(this.sending);
    this.sent = null;
  }

  /** The server did not take it: offer the choices again. */
  refused() {
    this.answered();
    this.laid = null;
    this.choosing.open(this.context?.mine ? this.position?.choices ?? [] : []);
    this.draw();
  }

  clear() {
    this.choosing.clear();
    this.step = "";
    this.list.page = 0;
    this.draw();
    this.focus();
  }

  /** What choices a part of the picture stands for. @param {string} part */
  labels(part) {
    const matches = this.matches().filter((choice) => choice.parts.includes(part));
    const found = matches.length ? matches : this.choices.filter((choice) => choice.parts.includes(part));
    return found.map((choice) => choice.label);
  }

  focus() {
    (this.list.first() ?? this.question).focus({ preventScroll: false });
  }

  /** The digits choose from the list; Enter confirms what was picked. Gives whether the key meant something here. @param {KeyboardEvent} event */
  key(event) {
    if (this.sent !== null) return false;
    if (event.key === "Enter" && this.choosing.picked) {
      this.confirmPicked();
      return true;
    }
    if (event.key === "Escape" && (this.choosing.picked || this.choosing.touched.length || this.step)) {
      this.clear();
      return true;
    }
    if (this.choices.length < 2 || !this.list.key(event.key)) return false;
    this.list.of(this.choosing.picked)?.focus();
    return true;
  }
}
