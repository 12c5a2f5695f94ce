// Somebody who was given a link to a seat on which a bot plays: whoever has lost theirs, or takes the place of somebody who is gone.

import { ask, attempt } from "./api.js";
import { h } from "./dom.js";
import { id, line } from "./send.js";
import { dialog } from "./settings.js";
import { now, onChanged } from "./state.js";
import { say } from "./words.js";

let code = new URLSearchParams(location.search).get("seat") ?? "";

/** Ask whether they want to. @param {string} given */
function offer(given) {
  const name = h("input", { type: "text", maxlength: 40, required: true, value: now.me.name, autocomplete: "nickname" });
  const sit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const done = await attempt(() => ask("POST", `/api/tables/${id}/accept`, { code: given, name: name.value.trim() }));
    box.close();
    history.replaceState(null, "", location.pathname);
    if (done) line.again();
  };
  const box = dialog(
    say("sit-down"),
    { class: "small-dialog" },
    h("form", { onsubmit: sit }, h("p", null, say("seat-offer")), h("label", null, h("span", null, say("your-name")), name), h("button", { type: "submit", class: "primary" }, say("sit-down"))),
  );
}

onChanged(() => {
  if (!code || !now.table) return;
  const given = code;
  code = "";
  if (now.table.state === "running" && !now.me.seats.length) offer(given);
});
