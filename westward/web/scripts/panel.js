// The question and its choices: the one place where moves are made, by list, by picture or by key.

import { announce } from "./announce.js";
import { badge, h, icon, renew } from "./dom.js";
import { pref } from "./prefs.js";
import { say } from "./words.js";

const MANY = 10;

/** A link to a clause of the rulebook. */
export const clauseLink = (clause, open) =>
  clause
    ? h(
        "button",
        { type: "button", class: "clause", "aria-label": say("open-clause", { clause }), onclick: (e) => (e.stopPropagation(), open(clause)) },
        `§ ${clause}`,
      )
    : null;

export class Panel {
  /** `deeds` has play(action), openClause(clause), marks(may, chosen), light(parts), undo(), redo(), restart(), hint(). */
  constructor(deeds) {
    this.deeds = deeds;
    this.position = null;
    this.selected = [];
    this.picked = null;
    this.typed = "";
    this.sent = null;
    this.advice = null;
    this.folded = false;

    this.who = h("div", { class: "who" });
    this.question = h("h2", { id: "question", class: "question", tabindex: "-1" });
    this.note = h("div", { class: "note" });
    this.filter = h("input", {
      type: "search",
      class: "filter",
      autocomplete: "off",
      oninput: () => ((this.typed = this.filter.value), this.draw()),
      onkeydown: (event) => {
        if (event.key === "ArrowDown" || event.key === "Enter") {
          event.preventDefault();
          this.list.querySelector(".choice")?.focus();
        }
      },
    });
    this.narrowed = h("div", { class: "narrowed" });
    this.list = h("ul", { class: "choices", onkeydown: (event) => this.arrows(event) });
    this.confirm = h("button", { type: "button", class: "primary confirm", onclick: () => this.picked !== null && this.play(this.picked) });
    this.cancel = h("button", { type: "button", class: "quiet cancel", onclick: () => this.clear() });
    this.warning = h("p", { class: "warning" });
    this.bar = h("div", { class: "confirm-bar" }, this.warning, h("div", { class: "confirm-row" }, this.cancel, this.confirm));
    this.undo = this.tool("undo", deeds.undo);
    this.redo = this.tool("redo", deeds.redo);
    this.restart = this.tool("restart", deeds.restart);
    this.hint = this.tool("bulb", () => this.askForHint());
    this.fold = h("button", { type: "button", class: "tool fold", onclick: () => this.setFolded(!this.folded) }, icon("down"));
    this.tools = h("div", { class: "turn-tools" }, this.hint, this.undo, this.redo, this.restart, this.fold);
    this.element = h(
      "section",
      { class: "ask", "aria-labelledby": "question" },
      h("div", { class: "ask-head" }, this.who, this.tools),
      this.question,
      this.note,
      h("div", { class: "ask-filter" }, this.narrowed, this.filter),
      this.list,
      this.bar,
    );
  }

  tool(name, deed) {
    return h("button", { type: "button", class: "tool", onclick: deed, dataset: { tool: name } }, icon(name), h("span"));
  }

  /** Show a position's question. `context` tells who is asked, who watches, and what to say while waiting. */
  show(position, context) {
    const before = this.position;
    const heldFocus = this.element.contains(document.activeElement) && document.activeElement !== this.filter;
    // The same choices in another language keep what was picked; a sealed answer may ask on within the same event.
    const key = (one) => JSON.stringify([one?.event, one?.seat, one?.answered, one?.choices?.map((choice) => choice.action)]);
    const same = key(before) === key(position);
    this.position = position;
    this.context = context;
    if (!same) {
      this.selected = [];
      this.picked = null;
      this.typed = "";
      this.filter.value = "";
      this.sent = null;
      this.advice = null;
      this.folded = false;
    }
    this.draw();
    if (!same && heldFocus) this.focus();
  }

  get choices() {
    return this.sent === null && this.context?.mine ? this.position.choices ?? [] : [];
  }

  /** The choices that agree with what was clicked. */
  matches() {
    return this.choices.filter((choice) => this.selected.every((part) => choice.parts.includes(part)));
  }

  draw() {
    const { position, context } = this;
    const mine = Boolean(context?.mine);
    this.element.classList.toggle("mine", mine && this.sent === null);
    this.element.classList.toggle("folded", this.folded);
    this.element.classList.toggle("advising", this.advice !== null);
    renew(this.who, JSON.stringify([context?.people, context?.line, pref("language")]), () => [
      ...(context?.people ?? []).map((player) => badge(player.colour)),
      h("span", { class: "line" }, context?.line ?? ""),
    ]);
    const text = position?.question?.text ?? context?.idle ?? "";
    renew(this.question, `${text}|${position?.question?.clause}|${pref("language")}`, () => [
      text,
      position?.question ? clauseLink(position.question.clause, this.deeds.openClause) : null,
    ]);
    renew(this.note, context?.note?.key ?? "", () => context?.note?.make() ?? []);
    this.drawChoices();
    const several = this.choices.length > 1 && this.advice !== "asked";
    for (const [name, allowed] of [["hint", several], ["undo", position?.undo], ["redo", position?.redo], ["restart", position?.undo]]) {
      this[name].disabled = !allowed || !context?.live;
      this[name].setAttribute("aria-label", say(name));
      this[name].title = say(`${name}-title`);
      this[name].lastChild.textContent = say(name);
    }
    this.hint.setAttribute("aria-busy", String(this.advice === "asked"));
    this.fold.setAttribute("aria-label", say(this.folded ? "unfold" : "fold"));
    this.fold.setAttribute("aria-expanded", String(!this.folded));
    this.fold.title = say(this.folded ? "unfold" : "fold");
  }

  /** On a narrow screen the choices can make room for the board. */
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

  /** A hint has come, or none will (null). */
  advise(hint) {
    if (this.advice !== "asked") return;
    const fits = hint && hint.event === this.position?.event && hint.seat === this.position?.seat;
    this.advice = fits ? hint : null;
    this.draw();
    if (!fits) return;
    this.list.scrollTop = 0;
    announce(hint.text);
  }

  /** What a strong player would consider: the best choices with what they promise, and why in a sentence. */
  drawAdvice() {
    if (!this.advice || !this.choices.length) return [];
    if (this.advice === "asked") return h("li", { class: "advice thinking" }, icon("bulb"), say("hint-thinking"));
    const rows = this.advice.choices.map(({ action, label, wins, lead }) => {
      const choice = this.choices.find((one) => one.action === action);
      return h(
        "button",
        {
          type: "button",
          class: "advised",
          tabindex: -1,
          onclick: () => choice && this.pick(choice, 1),
          onpointerenter: () => this.deeds.light(choice?.parts ?? []),
          onpointerleave: () => this.deeds.light([]),
        },
        h("span", { class: "label" }, label),
        h("meter", { min: 0, max: 1, value: wins, "aria-hidden": "true" }),
        h("b", null, `${Math.round(100 * wins)} %`),
        h("span", { class: "ahead" }, say("signed", { value: lead })),
      );
    });
    return h(
      "li",
      { class: "advice" },
      h("p", { class: "advice-head" }, icon("bulb"), h("span", null, say("hint-head")), h("small", null, say("hint-wins")), h("small", null, say("hint-lead"))),
      rows,
      h("p", null, this.advice.text),
    );
  }

  drawChoices() {
    const all = this.choices;
    const matches = this.matches();
    const needle = this.typed.trim().toLowerCase();
    const shown = needle ? matches.filter((choice) => choice.label.toLowerCase().includes(needle)) : matches;
    this.shown = shown;
    this.filter.hidden = all.length <= MANY;
    this.filter.placeholder = say("filter");
    this.filter.setAttribute("aria-label", say("filter"));
    const narrow = this.selected.length > 0 && matches.length < all.length;
    renew(this.narrowed, narrow ? `${matches.length}/${all.length}${pref("language")}` : "", () =>
      narrow
        ? h("button", { type: "button", class: "quiet small", onclick: () => this.clear() }, say("narrowed", { some: matches.length, all: all.length }), " ✕")
        : [],
    );
    const key = JSON.stringify([shown.map((c) => [c.action, c.label]), this.advice, pref("language")]);
    renew(this.list, key, () => [
      this.drawAdvice(),
      ...shown.map((choice, i) =>
        h(
          "li",
          null,
          h(
            "button",
            {
              type: "button",
              class: "choice",
              dataset: { action: choice.action },
              tabindex: i === 0 ? 0 : -1,
              title: choice.clause ? `§ ${choice.clause}` : null,
              onclick: () => this.press(choice),
              onpointerenter: () => this.deeds.light(choice.parts),
              onpointerleave: () => this.deeds.light([]),
              onfocus: (event) => event.target.matches(":focus-visible") && this.deeds.light(choice.parts),
              onblur: () => this.deeds.light([]),
            },
            h("span", { class: "label" }, choice.label),
            i < 9 && shown.length > 1 ? h("kbd", { "aria-hidden": "true" }, String(i + 1)) : null,
          ),
        ),
      ),
    ]);
    for (const button of this.list.querySelectorAll(".choice")) {
      button.setAttribute("aria-pressed", String(Number(button.dataset.action) === this.picked));
      button.classList.toggle("lead", shown.length === 1);
    }
    const picked = all.find((choice) => choice.action === this.picked) ?? null;
    this.bar.classList.toggle("active", picked !== null);
    this.confirm.disabled = picked === null;
    this.cancel.hidden = picked === null;
    this.confirm.textContent = picked ? say("confirm") : all.length ? say("confirm-idle") : "";
    this.confirm.setAttribute("aria-label", picked ? say("confirm-this", { label: picked.label }) : say("confirm-idle"));
    this.cancel.textContent = say("cancel");
    this.bar.hidden = all.length < 2 && picked === null;
    this.warning.textContent = picked?.warn ? say("irreversible") : "";
    const may = new Set();
    for (const choice of matches.length > 1 ? matches : all) for (const part of choice.parts) may.add(part);
    this.deeds.marks(may, new Set(picked ? picked.parts : this.selected), all.length > 0);
  }

  careful(choice) {
    if (this.choices.length < 2 || pref("confirm") === "never") return false;
    return pref("confirm") === "always" || Boolean(choice.warn);
  }

  /** A choice of the list was pressed: preview it first where it cannot be taken back. */
  press(choice) {
    if (this.careful(choice) && this.picked !== choice.action) {
      this.picked = choice.action;
      announce(say("picked", { label: choice.label }));
      this.draw();
    } else this.play(choice.action);
  }

  play(action) {
    if (this.element.contains(document.activeElement)) this.question.focus({ preventScroll: true });
    this.sent = action;
    this.picked = null;
    this.selected = [];
    this.deeds.light([]);
    this.deeds.play(action);
    this.draw();
  }

  /** The server did not take it: offer the choices again. */
  refused() {
    this.sent = null;
    this.draw();
  }

  clear() {
    this.selected = [];
    this.picked = null;
    this.draw();
    this.focus();
  }

  /** A part of the picture was pressed. Gives whether any choice names it. */
  pressPart(part) {
    const all = this.choices;
    if (!all.some((choice) => choice.parts.includes(part))) return false;
    const now = this.matches();
    const again = this.selected.includes(part) || all.find((c) => c.action === this.picked)?.parts.includes(part);
    if (again && this.picked !== null && now.length === 1) {
      this.play(this.picked);
      return true;
    }
    if (again && now.length > 1) {
      const at = now.findIndex((choice) => choice.action === this.picked);
      this.pick(now[(at + 1) % now.length]);
      return true;
    }
    const narrower = now.some((choice) => choice.parts.includes(part));
    this.selected = narrower ? [...this.selected, part] : [part];
    const matches = this.matches();
    if (matches.length === 1 && pref("confirm") === "never") this.play(matches[0].action);
    else this.pick(matches[0], matches.length);
    return true;
  }

  pick(choice, of = this.matches().length) {
    this.picked = choice.action;
    announce(of > 1 ? say("picked-of", { label: choice.label, count: of }) : say("picked", { label: choice.label }));
    this.draw();
    this.list.querySelector(`[data-action="${choice.action}"]`)?.scrollIntoView({ block: "nearest" });
  }

  /** What choices a part of the picture stands for. */
  labels(part) {
    return this.matches().filter((choice) => choice.parts.includes(part)).map((choice) => choice.label);
  }

  focus() {
    (this.list.querySelector(".choice") ?? this.question).focus({ preventScroll: false });
  }

  /** Arrow keys walk through the list. */
  arrows(event) {
    const buttons = [...this.list.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    if (to < 0) {
      if (!this.filter.hidden) this.filter.focus();
      return;
    }
    const next = buttons[Math.min(to, buttons.length - 1)];
    buttons[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  /** The digits choose from the list; Enter confirms what was picked. Gives whether the key meant something here. */
  key(event) {
    if (/^[1-9]$/.test(event.key) && this.shown?.length > 1) {
      const choice = this.shown[Number(event.key) - 1];
      if (!choice) return false;
      this.press(choice);
      this.list.querySelector(`[data-action="${this.picked}"]`)?.focus();
      return true;
    }
    if (event.key === "Enter" && this.picked !== null) {
      this.play(this.picked);
      return true;
    }
    if (event.key === "Escape" && (this.picked !== null || this.selected.length)) {
      this.clear();
      return true;
    }
    return false;
  }
}
