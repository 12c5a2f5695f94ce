// A link from another device or from a letter: this device becomes its owner's, when its owner says so here.

import { ask } from "./api.js";
import { find, h } from "./dom.js";
import { onChoice } from "./prefs.js";
import { say } from "./words.js";

const code = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
const card = h("main", { class: "notice-card" });
find("#app").replaceWith(h("div", { class: "notice-page" }, h("header", null, h("a", { class: "wordmark", href: "/" }, "Westward")), card));

/** @type {{ name: string, mail: string, same: boolean, brings: number } | null} */
let entry = null;
let problem = "";

function draw() {
  document.title = `${say("arriving")} · Westward`;
  const lobby = h("a", { class: "button quiet", href: "/" }, say("to-lobby"));
  if (problem) return card.replaceChildren(h("h1", null, say("arriving-failed")), h("p", null, problem), lobby);
  if (!entry) return card.replaceChildren(h("p", null, say("wait")));
  const { name, mail, same, brings } = entry;
  card.replaceChildren(
    h("h1", null, same && !mail ? say("arriving-same", { name }) : say("arriving-title", { name })),
    h("p", null, mail ? say("arriving-mail", { mail }) : say("arriving-about")),
    ...(brings ? [h("p", null, say("arriving-brings", { count: brings, name }))] : []),
    h("p", { class: "faint" }, say("arriving-warning")),
    h("div", { class: "end-row" }, h("button", { type: "button", class: "primary", onclick: enter }, say("arriving-yes", { name })), lobby),
  );
}

async function enter() {
  try {
    await ask("POST", "/api/enter", { code });
    location.replace("/");
  } catch (wrong) {
    problem = wrong instanceof Error ? wrong.message : String(wrong);
    draw();
  }
}

onChoice(draw);
draw();
ask("POST", "/api/enter/look", { code })
  .then((found) => (entry = found), (wrong) => (problem = wrong.message))
  .then(draw);
