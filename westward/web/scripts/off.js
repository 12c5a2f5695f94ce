// The link in a call that turns it off: opening it is the one tap.

import { ask } from "./api.js";
import { find, h } from "./dom.js";
import { onChoice } from "./prefs.js";
import { say } from "./words.js";

const code = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
const card = h("main", { class: "notice-card" });
find("#app").replaceWith(h("div", { class: "notice-page" }, h("header", null, h("a", { class: "wordmark", href: "/" }, "Westward")), card));

/** @type {{ kind: string, active: boolean } | null} */
let turned = null;
let problem = "";

function draw() {
  document.title = `${say("calls")} · Westward`;
  const lobby = h("a", { class: "button quiet", href: "/" }, say("to-lobby"));
  if (problem) return card.replaceChildren(h("h1", null, say("arriving-failed")), h("p", null, problem), lobby);
  if (!turned) return card.replaceChildren(h("p", null, say("wait")));
  const { kind, active } = turned;
  card.replaceChildren(
    h("h1", null, say(active ? "is-on" : "is-off")),
    h("p", null, say(`${active ? "on" : "off"}-${kind}`)),
    h("div", { class: "end-row" }, h("button", { type: "button", class: "secondary", onclick: () => turn(!active) }, say(active ? "turn-off" : "turn-on")), lobby),
  );
}

/** @param {boolean} active */
async function turn(active) {
  try {
    turned = await ask("POST", "/api/calls/off", { code, active });
  } catch (wrong) {
    problem = wrong instanceof Error ? wrong.message : String(wrong);
  }
  draw();
}

onChoice(draw);
draw();
turn(false);
