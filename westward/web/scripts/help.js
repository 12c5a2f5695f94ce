// Help while playing: what can be done here with its figures, what the symbols mean, and a remark when a kind of decision first comes up.

import { clauseLink } from "./clauses.js";
import { h } from "./dom.js";
import { bare } from "./ghost.js";
import { abouts, remarkOn, saying, symbolOf } from "./magnifier.js";
import { openClause } from "./page.js";
import { partNamed, titleOf } from "./picture.js";
import { choose, pref } from "./prefs.js";
import { dialog } from "./settings.js";
import { changed, now, theTable } from "./state.js";
import { little } from "./traces.js";
import { say } from "./words.js";

/** @import { Choice, Position } from "./shapes.js" */
/** @import { Note } from "./around.js" */

/** Up to so many choices of a kind are told one by one, and so many lines in all. */
const SHOWN = 6;
const MOST = 12;

/** Tell what can be done: what is asked, each kind of answer with what it costs and gives, and the symbols of the picture. */
export function explain() {
  const { shown } = now;
  if (!shown?.question || !shown.choices.length) return;
  const box = dialog(
    say("help-title"),
    { class: "help" },
    h("p", null, h("b", null, shown.question.text)),
    h("p", null, remarkOn(shown.question), " ", link(shown.question.clause, () => box)),
    h("h3", null, say("help-answers")),
    ...kindsOf(shown.choices).map((choices) => kind(choices, shown.question?.clause ?? "", () => box)),
    h("h3", null, say("help-symbols")),
    h("ul", { class: "glossary" }, symbols(() => box)),
  );
}

/** A link to a clause that closes the dialog. @param {string} clause @param {() => HTMLDialogElement} box */
const link = (clause, box) => clauseLink(clause, (one) => (box().close(), openClause(one)));

/** The choices by kind, in the order of the list. @param {Choice[]} choices */
function kindsOf(choices) {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  for (const choice of choices) found.set(choice.kind, [...(found.get(choice.kind) ?? []), choice]);
  return [...found.values()];
}

/** Some choices of a kind as lines: each, or where they are many those that begin alike together. @param {Choice[]} choices */
function linesOf(choices) {
  if (choices.length <= SHOWN) return choices.map((choice) => choice.label);
  /** @type {Map<string, Choice[]>} */
  const alike = new Map();
  for (const choice of choices) alike.set(choice.step || choice.label, [...(alike.get(choice.step || choice.label) ?? []), choice]);
  const lines = [...alike].map(([step, some]) => (some.length > 1 ? `${step} (${some.length})` : some[0].label));
  return lines.length > MOST ? [...lines.slice(0, MOST), say("help-more", { count: lines.length - MOST })] : lines;
}

/** @param {Choice[]} choices @param {string} told the clause that was told already @param {() => HTMLDialogElement} box */
function kind(choices, told, box) {
  const [first] = choices;
  return h(
    "div",
    { class: "kind", dataset: { kind: first.kind } },
    h("p", null, h("small", null, say("help-count", { count: choices.length }), " "), link(first.clause, box)),
    h("ul", null, linesOf(choices).map((text) => h("li", null, text))),
    first.clause === told ? null : h("p", null, h("small", null, saying(first.clause))),
  );
}

/** The things of the picture that the rulebook speaks of: drawn small, with their names. @param {() => HTMLDialogElement} box */
function symbols(box) {
  return abouts().flatMap(([begin, clause]) => {
    const element = example(begin);
    if (!element) return [];
    const [name = titleOf(element).split("\n")[0], meaning = saying(clause)] = symbolOf(begin);
    return [h("li", null, little({ copies: bare(element), box: element.getBBox() }), h("p", null, name ? h("b", null, name, ": ") : null, meaning, " ", link(clause, box)))];
  });
}

/** A thing of the picture whose id begins so, and of which there is something to see. @param {string} begin */
function example(begin) {
  const ids = [...document.querySelectorAll(`.westward [id="${CSS.escape(begin)}"], .westward [id^="${CSS.escape(begin)}-"]`)].map((element) => element.id);
  const found = ids.map(partNamed).filter((element) => element instanceof SVGGraphicsElement && element.getBBox().width > 0 && bare(element).length > 0);
  return found.find((element) => element && titleOf(element)) ?? found[0] ?? null;
}

/** The remark that is shown: of which kind of question, and at which event. @type {{ key: string, event: number } | null} */
let remarked = null;

/** A kind of question is known from now on. @param {string} key */
const meet = (key) => pref("met").includes(key) || choose("met", [...pref("met"), key]);

/** A remark when a kind of decision first comes up; not in a lesson, which has its own. @param {Position} position @returns {Note | null} */
export function firstTime(position) {
  const { question } = position;
  if (remarked && remarked.event !== position.event) meet(remarked.key); // it was answered
  if (remarked?.event !== position.event) remarked = null;
  if (!question || now.lesson || theTable().lesson || !pref("remarks")) return null;
  const key = `${theTable().game}/${question.name}`;
  const text = remarkOn(question);
  if (pref("met").includes(key) || !text) return null;
  remarked = { key, event: position.event };
  const done = () => (meet(key), changed());
  const open = (/** @type {Event} */ event) => /** @type {Element} */ (event.currentTarget).classList.toggle("open");
  const never = () => (choose("remarks", false), changed());
  return {
    key: `first${key}${pref("language")}${text.length}`,
    make: () =>
      h(
        "div",
        { class: "first-time" },
        h("p", { onclick: open }, h("b", null, say("first-time"), " "), text),
        h(
          "div",
          { class: "row" },
          h("button", { type: "button", class: "secondary small", onclick: done, dataset: { first: "ok" } }, say("first-time-ok")),
          h("button", { type: "button", class: "quiet small", onclick: never, dataset: { first: "never" } }, say("first-time-never")),
        ),
      ),
  };
}
