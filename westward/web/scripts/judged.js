// Whether the latest own choice was good: the verdict, the choices beside each other, and why.

import { h } from "./dom.js";
import { dialog } from "./settings.js";
import { say } from "./words.js";

/** @import { Judged } from "./shapes.js" */

/**
 * Choices beside each other, with the share of games that each wins.
 * @param {{ action: number, label: string, wins: number }[]} choices
 * @param {number} best
 * @param {number} played
 */
export const figuresOf = (choices, best, played) =>
  h(
    "ul",
    { class: "puzzle-figures" },
    choices.map(({ action, label, wins }) =>
      h(
        "li",
        { class: action === best ? "best" : "" },
        h("span", null, label, action === played ? h("small", null, ` ${say("you-chose")}`) : null),
        h("meter", { min: 0, max: 1, value: wins, "aria-hidden": "true" }),
        h("b", null, `${Math.round(100 * wins)} %`),
      ),
    ),
  );

/** Tell how good the latest own choice was. @param {Judged} judged */
export function tellJudged({ text, why, choices, action, best }) {
  dialog(say("judge"), { class: "judged" }, h("p", { class: best === action ? "puzzle-right" : "puzzle-wrong" }, text), figuresOf(choices, best, action), h("p", { class: "puzzle-why" }, why));
}
