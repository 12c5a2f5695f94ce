// Where the luck of the table comes from: what was sealed before the game, and the words that people add to it.

import { api, attempt } from "./api.js";
import { h } from "./dom.js";
import { id } from "./send.js";
import { now, theTable } from "./state.js";
import { wordField } from "./wordfield.js";
import { say } from "./words.js";

/** What everybody may know of the luck. */
export function luckLines() {
  if (theTable().lesson) return [h("p", { class: "faint" }, say("lesson-luck"))];
  const { seed, commitment, secret, words, alike } = theTable().luck;
  if (seed !== null) return [h("p", { class: "faint" }, say("luck-chosen", { seed }))];
  if (!commitment) return [];
  const said = words.filter((word) => word);
  return [
    h("p", { class: "faint" }, say(alike ? "luck-alike" : "luck-sealed"), " ", h("code", { class: "long" }, commitment)),
    said.length ? h("p", { class: "faint" }, say("luck-words", { words: said.join(" · ") })) : null,
    secret ? h("p", { class: "faint" }, say("luck-opened"), " ", h("code", { class: "long" }, secret)) : null,
  ];
}

/** Add a word while somebody is still missing; nothing for whoever does not sit here. */
export function wordForm() {
  const seat = now.me.seats[0];
  if (seat === undefined) return null;
  const field = wordField();
  field.value = theTable().luck.words[seat] ?? "";
  const add = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    await attempt(() => api.word(id, seat, field.value.trim()));
  };
  return h(
    "form",
    { class: "luck-word", onsubmit: add },
    h("label", null, h("span", null, say("luck-word")), field),
    h("button", { type: "submit", class: "secondary" }, say("luck-add")),
  );
}
