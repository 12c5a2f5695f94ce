// What the host may do at the table, and what everybody may who has lost their host.

import { toast } from "./announce.js";
import { ask, attempt } from "./api.js";
import { badge, h } from "./dom.js";
import { id } from "./send.js";
import { dialog } from "./settings.js";
import { now, theTable } from "./state.js";
import { say } from "./words.js";

/** @import { Player } from "./shapes.js" */

const SLOW = [0, 10, 60, 300];

/** Open the dialog. */
export function openHosting() {
  const table = theTable();
  const box = dialog(say("hosting"), { class: "hosting" }, ...(table.hosted ? [h("h3", null, say("seats-now")), h("ul", { class: "plain-list" }, table.players.map((player) => seatRow(player, () => box.close()))), ...talkRows()] : [h("p", null, say("claim-about")), claimButton(() => box.close())]));
}

/** Ask the server for something at this table. @param {string} what @param {object} body */
const deed = (what, body) => attempt(() => ask("POST", `/api/tables/${id}/${what}`, body));

/** @param {Player} player @param {() => void} close */
function seatRow(player, close) {
  const { state } = theTable();
  const button = (/** @type {string} */ key, /** @type {string} */ what, /** @type {object} */ body) =>
    h("button", { type: "button", class: "quiet", onclick: async () => (await deed(what, body)) && close() }, say(key));
  const { seat, kind, mine } = player;
  const deeds = [];
  if (state === "open" && kind === "open") deeds.push(button("fill-bot", "fill", { seat }));
  if (state === "open" && kind !== "open" && !mine) deeds.push(button("free-seat", "free", { seat }));
  if (state === "running" && kind === "person" && !mine) deeds.push(button("replace-absent", "fill", { seat }));
  if (kind === "person" && !mine) deeds.push(button("hand-over", "host", { seat }));
  return h("li", null, h("span", { class: "seat-name" }, badge(player.colour), " ", kind === "open" ? say("seat-open") : player.name), h("span", { class: "row-deeds" }, deeds));
}

function talkRows() {
  const { talk } = theTable();
  const send = async () => {
    if (await deed("talk", { who: who.value, slow: Number(slow.value) })) toast(say("talk-changed"));
  };
  const who = h("select", { onchange: send }, ["players", "everybody", "nobody"].map((value) => h("option", { value, selected: value === talk.who }, say(`talk-${value}`))));
  const slow = h("select", { onchange: send }, [...new Set([...SLOW, talk.slow])].sort((a, b) => a - b).map((value) => h("option", { value, selected: value === talk.slow }, say("talk-slow", { seconds: value }))));
  return [h("h3", null, say("talk")), h("label", { class: "field-row" }, h("span", null, say("talk-who")), who), h("label", { class: "field-row" }, h("span", null, say("talk-pace")), slow)];
}

/** @param {() => void} close */
const claimButton = (close) => h("button", { type: "button", class: "primary", onclick: async () => (await deed("claim", {})) && close() }, say("claim"));

/** Whether the menu offers it. */
export const mayHost = () => theTable().hosted || (now.me.seats.length > 0 && theTable().state !== "over");

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
