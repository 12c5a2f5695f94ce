// A hint: the best choices with what they promise, and why in a sentence.

import { h, icon } from "./dom.js";
import { say } from "./words.js";

/** @import { Choice, Hint } from "./shapes.js" */

/** What is shown while a strong player thinks. */
export const thinking = () => h("div", { class: "advice thinking" }, icon("bulb"), say("hint-thinking"));

/**
 * @param {Hint} hint
 * @param {Choice[]} choices
 * @param {{ pick(choice: Choice): void, light(parts: string[]): void }} deeds
 */
export function adviceOf(hint, choices, deeds) {
  const rows = hint.choices.map(({ action, label, wins, lead }) => {
    const choice = choices.find((one) => one.action === action);
    return h(
      "button",
      {
        type: "button",
        class: "advised",
        tabindex: -1,
        onclick: () => choice && deeds.pick(choice),
        onpointerenter: () => deeds.light(choice?.parts ?? []),
        onpointerleave: () => deeds.light([]),
      },
      h("span", { class: "label" }, label),
      h("meter", { min: 0, max: 1, value: wins, "aria-hidden": "true" }),
      h("b", null, `${Math.round(100 * wins)} %`),
      h("span", { class: "ahead" }, say("signed", { value: lead })),
    );
  });
  return h(
    "div",
    { class: "advice" },
    h("p", { class: "advice-head" }, icon("bulb"), h("span", null, say("hint-head")), h("small", null, say("hint-wins")), h("small", null, say("hint-lead"))),
    rows,
    h("p", null, hint.text),
  );
}
