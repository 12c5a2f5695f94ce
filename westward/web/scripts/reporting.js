// Reporting a line of chat, or somebody at the table, to whoever runs the server.

import { toast } from "./announce.js";
import { ask, attempt } from "./api.js";
import { badge, h } from "./dom.js";
import { id } from "./send.js";
import { dialog } from "./settings.js";
import { now, theTable } from "./state.js";
import { say } from "./words.js";

/** Ask what is wrong, and report it. @param {string} whom @param {string} line @param {{ line: number } | { seat: number }} what */
function open(whom, line, what) {
  const why = h("textarea", { rows: 3, maxlength: 500, "aria-label": say("report-why"), placeholder: say("report-why") });
  const send = async () => {
    if (!(await attempt(() => ask("POST", `/api/tables/${id}/report`, { ...what, why: why.value })))) return;
    box.close();
    toast(say("report-done"));
  };
  const box = dialog(`${say("report")}: ${whom}`, { class: "report" },
    line ? h("blockquote", null, line) : null,
    h("p", null, say("report-about")),
    why,
    h("div", { class: "end-row" }, h("button", { type: "button", class: "primary", onclick: send }, say("report-send"))));
}

/** A button by which a line of chat is reported. @param {{ number: number, seat: number, name: string, text: string }} message */
export function reportButton(message) {
  if (now.table?.players[message.seat]?.mine) return null;
  return h("button", { type: "button", class: "quiet mute", onclick: () => open(message.name, message.text, { line: message.number }) }, say("report"));
}

/** The others at the table who are people. */
const others = () => theTable().players.filter((player) => player.kind === "person" && !player.mine);

/** Whether there is somebody to report. */
export const mayReport = () => others().length > 0;

/** Choose whom to report. */
export function openReporting() {
  const box = dialog(say("report-somebody"), { class: "report" }, h("ul", { class: "plain-list" }, others().map((player) =>
    h("li", null, h("span", { class: "seat-name" }, badge(player.colour), " ", player.name), h("button", { type: "button", class: "quiet", onclick: () => (box.close(), open(player.name, "", { seat: player.seat })) }, say("report"))))));
}
