// Before the game begins: who sits where, the link for the others, sitting down and getting up.

import { toast } from "./announce.js";
import { api, attempt } from "./api.js";
import { badge, copy, h, icon } from "./dom.js";
import { luckLines, wordForm } from "./luck.js";
import { pref } from "./prefs.js";
import { id, line } from "./send.js";
import { dialog } from "./settings.js";
import { now, theTable } from "./state.js";
import { wordField } from "./wordfield.js";
import { say } from "./words.js";

/** @import { Player } from "./shapes.js" */

/** Who sits where, and the link for the others. */
export function waitingRoom() {
  const table = theTable();
  const url = new URL(table.invite, location.origin).href;
  const copyLink = async () => {
    await copy(url);
    toast(say("copied"));
  };
  return {
    key: JSON.stringify([table.players, table.luck, now.me.name, pref("language")]),
    make: () => [
      h("ol", { class: "seats" }, table.players.map((player) => h("li", null, badge(player.colour), seatOf(player)))),
      h("label", { class: "invite" }, h("span", null, say("invite")), h("input", { readonly: true, value: url, onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select() })),
      h("button", { type: "button", class: "secondary", onclick: copyLink }, icon("link"), say("copy-link")),
      ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname) ? h("p", { class: "faint" }, say("invite-local")) : null,
      wordForm(),
      ...luckLines(),
      now.me.seats.length ? h("button", { type: "button", class: "quiet", onclick: leave }, say("leave")) : null,
    ],
  };
}

/** @param {Player} player */
const seatOf = (player) =>
  player.kind === "open"
    ? h("button", { type: "button", class: "primary", onclick: () => sit(player.seat) }, say("sit-here", { colour: say(`colour-${player.colour}`) }))
    : h("span", { class: "name" }, player.name, player.mine ? h("em", null, ` (${say("you")})`) : null);

/** Ask for a name and a colour, and sit down. @param {number} seat */
async function sit(seat) {
  const shelf = await attempt(() => api.games());
  if (shelf === null) return;
  const table = theTable();
  const usual = table.players[seat].colour;
  const taken = table.players.filter((player) => player.kind !== "open").map((player) => player.colour);
  const free = (shelf.games.flatMap((game) => [game, ...game.boxes]).find((game) => game.id === table.game)?.colours ?? []).filter((colour) => !taken.includes(colour));
  const field = h("input", { type: "text", maxlength: 40, required: true, value: now.me.name, autocomplete: "nickname" });
  const word = wordField();
  const sitDown = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const colour = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("colour"));
    if ((await attempt(() => api.join(id, seat, field.value.trim(), colour === usual ? null : colour, word.value.trim()))) === null) return;
    box.close();
    line.again();
  };
  const box = dialog(
    say("sit-down"),
    { class: "small-dialog" },
    h(
      "form",
      { onsubmit: sitDown },
      h("label", null, h("span", null, say("your-name")), field),
      h("fieldset", { class: "colours" }, h("legend", null, say("colour")), free.map((colour) => colourRadio(colour, colour === usual))),
      h("label", null, h("span", null, say("luck-word")), word),
      h("button", { type: "submit", class: "primary" }, say("sit-down")),
    ),
  );
  field.select();
}

/** @param {string} colour @param {boolean} checked */
function colourRadio(colour, checked) {
  const name = say(`colour-${colour}`);
  return h("label", { title: name }, h("input", { type: "radio", name: "colour", value: colour, checked, "aria-label": name }), badge(colour));
}

/** Getting up during a game makes a bot play on: ask first. */
export function askToLeave() {
  const box = dialog(
    say("leave-to-bot"),
    { class: "small-dialog" },
    h("p", null, say("leave-about")),
    h(
      "div",
      { class: "end-row" },
      h("button", { type: "button", class: "primary", onclick: () => box.close() }, say("stay")),
      h("button", { type: "button", class: "secondary leave", onclick: leave }, say("leave-now")),
    ),
  );
}

/** Get up: before the game one is in the lobby again, during the game one looks on and can come back. */
async function leave() {
  if ((await attempt(() => api.leave(id))) === null) return;
  if (theTable().state === "open") location.href = "/";
  else {
    document.querySelector("dialog[open]")?.remove();
    line.again();
  }
}

/** Sit down again where a bot has played on. */
export async function comeBack() {
  if ((await attempt(() => api.comeBack(id))) !== null) line.again();
}
