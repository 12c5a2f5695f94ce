// How a choice is made: one rule for the board, the list and the keys.
//
// What is unambiguous and can be taken back is played at once; what cannot be taken back is shown and waits for Confirm. Cards that
// make up an answer together are toggled. Nothing is ever chosen beyond what was touched: a place that was not touched waits for Confirm.

/** @import { Choice } from "./shapes.js" */

/** What an answer comes to: `play` it now, or wait. @typedef {Choice | null} Now */

export class Choosing {
  /** @param {{ isThing(part: string): boolean, confirm(): "careful" | "always" | "never" }} how whether a part is a thing that goes to a place; when to ask */
  constructor(how) {
    this.how = how;
    /** @type {Choice[]} */
    this.choices = [];
    /** The parts that were touched, in order. @type {string[]} */
    this.touched = [];
    /** The choice that waits to be confirmed. @type {Choice | null} */
    this.picked = null;
    this.cards = false;
  }

  /** Begin with the choices of a question. @param {Choice[]} choices */
  open(choices) {
    this.choices = choices;
    this.cards = nested(choices);
    this.clear();
  }

  /** The same choices in other words. @param {Choice[]} choices */
  reword(choices) {
    this.choices = choices;
    this.picked = choices.find((choice) => choice.action === this.picked?.action) ?? null;
  }

  clear() {
    this.touched = [];
    this.picked = null;
  }

  /** The choices that agree with what was touched. */
  matches() {
    return this.choices.filter((choice) => this.touched.every((part) => choice.parts.includes(part)));
  }

  /** A part of the picture was touched; null where it says nothing new. @param {string} part @returns {{ now: Now } | null} */
  touch(part) {
    if (!this.choices.some((choice) => choice.parts.includes(part))) return null;
    return { now: this.cards ? this.toggle(part) : this.narrow(part) };
  }

  /** A step of the list was entered: what its choices share counts as touched, but nothing is chosen by that. @param {string} part */
  enter(part) {
    this.touched = [...this.touched, part];
    this.picked = null;
  }

  /** @param {string} part @returns {Now} */
  toggle(part) {
    this.touched = this.touched.includes(part) ? this.touched.filter((one) => one !== part) : [...this.touched, part];
    this.picked = this.choices.find((choice) => choice.parts.length > 0 && sameParts(choice.parts, this.touched)) ?? null;
    return null;
  }

  /** @param {string} part @returns {Now} */
  narrow(part) {
    const before = this.matches();
    if (this.touched.includes(part)) {
      if (this.picked && turns(before)) return this.settle(before[(before.indexOf(this.picked) + 1) % before.length]);
      this.touched = this.touched.filter((one) => one !== part);
      this.picked = null;
      return null;
    }
    this.touched = before.some((choice) => choice.parts.includes(part)) ? [...this.touched, part] : [part];
    const matches = this.matches();
    if (matches.length === 1 || turns(matches)) return this.settle(matches[0]);
    this.picked = null;
    return null;
  }

  /** One choice is left: play it, or wait for Confirm. @param {Choice} choice @returns {Now} */
  settle(choice) {
    const untouched = choice.parts.some((part) => !this.touched.includes(part) && !this.how.isThing(part));
    const wider = untouched && !choice.either;
    if (!choice.warn && !wider && this.how.confirm() !== "always") return choice;
    this.picked = choice;
    return null;
  }

  /** The parts that lead on from what was touched: with cards, those that make up an answer if nothing else is added. */
  leads() {
    const matches = this.matches();
    if (!this.cards) return (matches.length > 1 ? matches : this.choices).flatMap((choice) => choice.parts);
    const next = matches.filter((choice) => choice.parts.length === this.touched.length + 1);
    return [...this.touched, ...(next.length ? next : matches).flatMap((choice) => choice.parts)];
  }

  /** The same thing at the same place, turned in every possible way. @param {Choice} choice */
  turnsOf(choice) {
    const place = choice.parts.filter((part) => !this.how.isThing(part));
    const found = this.choices.filter((one) => one.turn !== null && place.every((part) => one.parts.includes(part)));
    return turns(found) ? found : [];
  }

  /** What touching a part would settle on, if it does. @param {string} part @returns {Now} */
  foresee(part) {
    if (this.cards || this.touched.includes(part)) return this.picked;
    const within = this.matches().filter((choice) => choice.parts.includes(part));
    const found = within.length ? within : this.choices.filter((choice) => choice.parts.includes(part));
    return found.length === 1 || turns(found) ? found[0] : null;
  }

  /** A choice was pressed in the list, or by its digit. @param {Choice} choice @returns {Now} */
  press(choice) {
    if (this.choices.length < 2) return choice;
    const asks = { never: false, careful: choice.warn, always: true }[this.how.confirm()];
    if (!asks) return choice;
    this.touched = [];
    this.picked = this.picked === choice ? null : choice;
    return null;
  }
}

/** Whether some choices are more of the same: all parts of one belong to another, as with cards of a hand. @param {Choice[]} choices */
function nested(choices) {
  const within = choices.filter((choice) => choice.parts.length > 0 && !choice.either);
  const most = within.reduce((best, choice) => (choice.parts.length > best.length ? choice.parts : best), /** @type {string[]} */ ([]));
  return within.some((choice) => choice.parts.length < most.length && choice.parts.every((part) => most.includes(part)));
}

/** @param {string[]} one @param {string[]} other */
const sameParts = (one, other) => one.length === other.length && one.every((part) => other.includes(part));

/** Whether choices that agree with what was touched differ only in how a thing is turned. @param {Choice[]} choices */
const turns = (choices) => choices.length > 1 && choices.every((choice) => choice.turn !== null) && new Set(choices.map((choice) => choice.turn)).size === choices.length;
