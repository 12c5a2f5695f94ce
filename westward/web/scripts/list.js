// The choices as a list: never more than a dozen at once, in steps where there are more; "no", "pass" and "done" always at the foot.

import { h, renew } from "./dom.js";
import { bare } from "./ghost.js";
import { lyingAt, partNamed } from "./picture.js";
import { pref } from "./prefs.js";
import { little } from "./traces.js";
import { say } from "./words.js";

/** @import { Choice } from "./shapes.js" */

/** So many entries are shown at once. */
export const MOST = 12;

/** An entry: a choice, or a step that stands for several. @typedef {{ label: string, choices: Choice[], step: boolean }} Entry */

/**
 * @typedef {object} ListDeeds
 * @property {(choice: Choice) => void} press
 * @property {(step: string, choices: Choice[]) => void} enter a step was pressed
 * @property {(parts: string[], choice?: Choice | null) => void} light
 * @property {() => void} up the focus leaves the list upwards
 */

export class ChoiceList {
  /** @param {ListDeeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** How many pages have been turned up. */
    this.page = 0;
    /** Where the list was last opened for a proposal. */
    this.sought = "";
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Choice[]} */
    this.aside = [];
    this.element = h("ul", { class: "choices", onkeydown: (/** @type {KeyboardEvent} */ event) => this.arrows(event) });
    this.foot = h("div", { class: "asides" });
  }

  /**
   * Show the choices that agree with what was touched and typed.
   * @param {Choice[]} shown
   * @param {{ all: Choice[], step: string, picked: Choice | null, proposed: number | null }} where all choices of the question, the step that was entered, and the action that a lesson proposes
   */
  draw(shown, { all, step, picked, proposed }) {
    const some = all.some((choice) => choice.parts.length > 0);
    this.aside = some ? shown.filter((choice) => choice.parts.length === 0) : [];
    const rest = some ? shown.filter((choice) => choice.parts.length > 0) : shown;
    const entries = entriesOf(rest, step);
    const pages = Math.max(1, Math.ceil(entries.length / MOST));
    const at = entries.findIndex((entry) => entry.choices.some((choice) => choice.action === proposed));
    if (this.sought !== `${proposed}${step}` && at >= 0) this.page = Math.floor(at / MOST);
    this.sought = `${proposed}${step}`;
    this.page %= pages;
    this.entries = entries.slice(this.page * MOST, (this.page + 1) * MOST);
    const key = JSON.stringify([this.entries.map((entry) => [entry.label, entry.choices[0].action, entry.choices.length]), entries.length, pref("language")]);
    renew(this.element, key, () => [
      ...this.entries.map((entry, i) => h("li", null, this.button(entry, i < 9 && this.entries.length > 1 ? String(i + 1) : "", i === 0 ? 0 : -1))),
      entries.length > this.entries.length ? h("li", null, this.pager(entries.length - this.entries.length)) : null,
    ]);
    renew(this.foot, JSON.stringify([this.aside.map((choice) => [choice.action, choice.label]), pref("language")]), () =>
      this.aside.map((choice, i) => this.button({ label: choice.label, choices: [choice], step: false }, i === 0 ? "X" : "", 0)),
    );
    this.markProposed(proposed);
    for (const button of this.buttons()) {
      button.setAttribute("aria-pressed", String(picked !== null && Number(button.dataset.action) === picked.action));
      button.classList.toggle("lead", shown.length === 1);
    }
  }

  /** Outline what a lesson proposes, or the step that leads to it. @param {number | null} proposed */
  markProposed(proposed) {
    const listed = [...this.entries.map((entry) => entry.choices), ...this.aside.map((choice) => [choice])];
    const buttons = this.buttons();
    listed.forEach((choices, i) => buttons[i]?.classList.toggle("proposed", proposed !== null && choices.some((choice) => choice.action === proposed)));
  }

  /** @param {Entry} entry @param {string} key @param {number} tabindex */
  button(entry, key, tabindex) {
    const [choice] = entry.choices;
    const common = choice.parts.filter((part) => entry.choices.every((one) => one.parts.includes(part)));
    const parts = entry.step && common.length ? common : entry.choices.flatMap((one) => one.parts);
    return h(
      "button",
      {
        type: "button",
        class: entry.step ? "choice step" : "choice",
        dataset: entry.step ? {} : { action: choice.action },
        tabindex,
        title: choice.clause ? `§ ${choice.clause}` : null,
        onclick: () => (entry.step ? this.deeds.enter(entry.label, entry.choices) : this.deeds.press(choice)),
        onpointerenter: () => this.deeds.light(parts, entry.step ? null : choice),
        onpointerleave: () => this.deeds.light([]),
        onfocus: (/** @type {Event} */ event) => /** @type {Element} */ (event.target).matches(":focus-visible") && this.deeds.light(parts, entry.step ? null : choice),
        onblur: () => this.deeds.light([]),
      },
      pictureOf(entry.step ? common : choice.parts),
      h("span", { class: "label" }, entry.label),
      entry.step ? h("span", { class: "of" }, say("step-count", { count: entry.choices.length })) : null,
      key ? h("kbd", { "aria-hidden": "true" }, key) : null,
    );
  }

  /** @param {number} count how many are not shown */
  pager(count) {
    const turn = () => {
      this.page += 1;
      this.deeds.up();
    };
    return h("button", { type: "button", class: "quiet small pager", onclick: turn }, say("more-choices", { count }));
  }

  /** All buttons that answer the question. @returns {HTMLElement[]} */
  buttons() {
    return /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll(".choice"), ...this.foot.querySelectorAll(".choice")]);
  }

  /** The first one. */
  first() {
    return this.buttons()[0] ?? null;
  }

  /** The one of a choice. @param {Choice | null} choice */
  of(choice) {
    return this.buttons().find((button) => choice !== null && Number(button.dataset.action) === choice.action) ?? null;
  }

  /** Arrow keys walk through the list. @param {KeyboardEvent} event */
  arrows(event) {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.findIndex((button) => button === document.activeElement);
    /** @type {Record<string, number>} */
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
    const to = steps[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    const below = to >= buttons.length ? this.foot.querySelector("button") : null;
    const next = below ?? buttons[Math.min(Math.max(to, 0), buttons.length - 1)];
    buttons[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  /** The digits stand for the entries, X for what is at the foot. Gives whether the key meant something. @param {string} key */
  key(key) {
    const entry = /^[1-9]$/.test(key) ? this.entries[Number(key) - 1] : undefined;
    const aside = key.toLowerCase() === "x" ? this.aside[0] : undefined;
    if (aside) this.deeds.press(aside);
    else if (entry?.step) this.deeds.enter(entry.label, entry.choices);
    else if (entry) this.deeds.press(entry.choices[0]);
    return Boolean(aside || entry);
  }
}

/** A little picture of what is chosen: the first part that is more than a bare place. @param {string[]} parts */
function pictureOf(parts) {
  const elements = parts.map(partNamed).filter((element) => element !== null);
  for (const part of [...elements, ...elements.flatMap(lyingAt)]) {
    // What looks different where it is laid is shown as it will lie.
    const laid = part.querySelector('.thing[visibility="hidden"]');
    const element = laid instanceof SVGGraphicsElement ? laid : part;
    const copies = bare(element);
    const shapes = copies.flatMap((copy) => [copy, ...copy.querySelectorAll("*")]);
    const box = element.getBBox();
    if (box.width && (shapes.some((shape) => shape.matches("use, text")) || shapes.length > 3)) return little({ copies, box });
  }
  return null;
}

/** The entries that choices make: each its own, or, where there are many, those that begin alike as one. @param {Choice[]} choices @param {string} step @returns {Entry[]} */
function entriesOf(choices, step) {
  const within = step ? choices.filter((choice) => choice.step === step) : choices;
  if (within.length <= MOST || step) return within.map((choice) => ({ label: (step && choice.then) || choice.label, choices: [choice], step: false }));
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of within) {
    const key = choice.step || choice.label;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups].map(([label, some]) => (some.length > 1 ? { label, choices: some, step: true } : { label: some[0].label, choices: some, step: false }));
}
