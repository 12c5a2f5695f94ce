// What the host may do at the table, and what everybody may who has lost their host.

import { toast } from "./announce.js";
import { ask, attempt } from "./api.js";
import { badge, h, icon } from "./dom.js";
import { id } from "./send.js";
import { dialog } from "./settings.js";
import { share } from "./share.js";
import { now, theTable } from "./state.js";
import { say } from "./words.js";

/** @import { Player } from "./shapes.js" */

const SLOW = [0, 10, 60, 300];

/** Open the dialog. */
export function openHosting() {
  const table = theTable();
  const box = dialog(say("hosting"), { class: "hosting" }, ...(table.hosted ? [h("h3", null, say("seats-now")), h("ul", { class: "plain-list" }, table.players.map((player) => seatRow(player, () => box.close()))), ...talkRows(), ...tableRows(() => box.close())] : [h("p", null, say("claim-about")), claimButton(() => box.close())]));
}

/** Ask the server for something at this table. @param {string} what @param {object} body */
const deed = (what, body) => attempt(() => ask("POST", `/api/tables/${id}/${what}`, body));

/** @param {Player} player @param {() => void} close */
function seatRow(player, close) {
  const { state, tournament, lesson } = theTable();
  const button = (/** @type {string} */ key, /** @type {string} */ what, /** @type {object} */ body) =>
    h("button", { type: "button", class: "quiet", onclick: async () => (await deed(what, body)) && close() }, say(key));
  const { seat, kind, mine } = player;
  const deeds = [];
  if (state === "open" && kind === "open") deeds.push(button("fill-bot", "fill", { seat }));
  if (state === "open" && kind !== "open" && !mine) deeds.push(button("free-seat", "free", { seat }));
  if (state === "running" && kind === "person" && !mine) deeds.push(button("replace-absent", "fill", { seat }));
  if (state === "running" && kind === "bot" && !tournament && !lesson) deeds.push(h("button", { type: "button", class: "quiet", onclick: () => inviteTo(player) }, say("seat-invite")));
  if (kind === "person" && !mine) deeds.push(button("hand-over", "host", { seat }));
  return h("li", null, h("span", { class: "seat-name" }, badge(player.colour), " ", kind === "open" ? say("seat-open") : player.name), h("span", { class: "row-deeds" }, deeds));
}

/** A link for whoever shall play on in a bot's place. @param {Player} player */
async function inviteTo(player) {
  const made = await deed("invite", { seat: player.seat });
  if (!made) return;
  const url = `${new URL(theTable().invite, location.origin)}?seat=${made.code}`;
  const field = h("input", { readonly: true, value: url, "aria-label": say("seat-link"), onfocus: () => field.select() });
  dialog(say("seat-invite"), { class: "hosting" },
    h("p", null, say("seat-invite-about", { name: player.name })),
    field,
    h("div", { class: "end-row" }, h("button", { type: "button", class: "primary", onclick: () => share(url, theTable().title, say("copied")) }, icon("link"), say("share"))));
}

function talkRows() {
  const { talk } = theTable();
  const send = async () => {
    if (await deed("talk", { who: who.value, slow: Number(slow.value) })) toast(say("talk-changed"));
  };
  const who = h("select", { onchange: send }, ["players", "apart", "everybody", "nobody"].map((value) => h("option", { value, selected: value === talk.who }, say(`talk-${value}`))));
  const slow = h("select", { onchange: send }, [...new Set([...SLOW, talk.slow])].sort((a, b) => a - b).map((value) => h("option", { value, selected: value === talk.slow }, say("talk-slow", { seconds: value }))));
  return [h("h3", null, say("talk")), h("label", { class: "field-row" }, h("span", null, say("talk-who")), who), h("label", { class: "field-row" }, h("span", null, say("talk-pace")), slow)];
}

/** Listing the table, closing it, and what was reported at it. @param {() => void} close */
function tableRows(close) {
  const table = theTable();
  const listed = h("input", { type: "checkbox", role: "switch", checked: !table.private, onchange: () => deed("list", { private: !listed.checked }) });
  const shut = () => {
    const sure = dialog(say("close-table"), { class: "hosting" }, h("p", null, say("close-about")),
      h("div", { class: "end-row" }, h("button", { type: "button", class: "primary", onclick: async () => (await deed("close", {})) && (sure.close(), close()) }, say("close-sure"))));
  };
  return [
    h("h3", null, say("this-table")),
    h("label", { class: "switch" }, listed, h("span", null, say("listed"))),
    ["open", "running"].includes(table.state) ? h("button", { type: "button", class: "quiet", onclick: shut }, say("close-table")) : null,
    reportRows(),
  ];
}

/** What was reported at this table. */
function reportRows() {
  const place = h("div");
  attempt(async () => {
    const found = /** @type {{ number: number, name: string, line: string, why: string }[]} */ (await ask("GET", `/api/tables/${id}/reports`));
    if (!found.length) return;
    const row = (/** @type {typeof found[0]} */ one) => h("li", null, h("span", null, h("strong", null, one.name), one.line ? [" ", say("reported-line", { line: one.line })] : null, h("small", null, one.why)));
    place.append(h("h3", null, say("reported")), h("ul", { class: "plain-list" }, found.map(row)));
  });
  return place;
}

/** @param {() => void} close */
const claimButton = (close) => h("button", { type: "button", class: "primary", onclick: async () => (await deed("claim", {})) && close() }, say("claim"));

/** Whether the menu offers it. */
export const mayHost = () => theTable().hosted || (now.me.seats.length > 0 && ["open", "running"].includes(theTable().state));

/** A button by which the host mutes whoever said a line. @param {{ number: number, seat: number, name: string }} message */
export function muteButton(message) {
  const table = now.table;
  if (!table?.hosted || table.players[message.seat]?.mine) return null;
  const mute = async () => {
    if (!(await deed("mute", { line: message.number }))) return;
    const again = h("button", { type: "button", class: "quiet", onclick: () => deed("mute", { line: message.number, muted: false }) }, say("unmute"));
    toast(h("span", null, say("muted", { name: message.name }), " ", again));
  };
  return h("button", { type: "button", class: "quiet mute", onclick: mute }, say("mute"));
}
