// The keys of the table's page.

import { explain } from "./help.js";
import { live } from "./lookback.js";
import { coach, drawer, panel, players, replay } from "./page.js";
import { magnifier, magnify } from "./pointer.js";
import { choose, pref } from "./prefs.js";
import { redo, undo } from "./send.js";
import { openKeys } from "./settings.js";
import { skip } from "./showing.js";
import { zoom } from "./stage.js";
import { now } from "./state.js";
import { openTelling } from "./telling.js";

/** @type {Record<string, () => void>} */
const KEYS = {
  q: () => panel.focus(),
  d: () => coach.focus(),
  u: () => panel.undo.disabled || undo(),
  r: () => panel.redo.disabled || redo(),
  t: () => panel.turnLaid(),
  m: magnify,
  h: () => panel.hint.disabled || panel.askForHint(),
  e: () => panel.help.disabled || explain(),
  l: () => drawer.visit("log"),
  b: () => drawer.visit("rules"),
  c: () => drawer.visit("chat"),
  "+": () => zoom.closer(),
  "=": () => zoom.closer(),
  "-": () => zoom.farther(),
  0: () => zoom.fit(),
  ",": () => replay.step(-1),
  ".": () => replay.step(1),
  n: live,
  w: openTelling,
  p: () => choose("names", !pref("names")),
  s: skip,
  "?": openKeys,
};

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]") || now.covered || !(event.target instanceof Element)) return;
  const typing = event.target.matches("input:not([type=range]), textarea, select");
  if (typing && event.key !== "Escape") return;
  if (event.key === "Enter" && event.target.closest("button, a, summary") && !event.target.closest(".choice[aria-pressed=true]")) return;
  if (panel.key(event)) event.preventDefault();
  else if (event.key === "Escape") escape();
  else if (KEYS[event.key.toLowerCase()]) {
    event.preventDefault();
    KEYS[event.key.toLowerCase()]();
  }
}

/** Escape closes what lies on top. */
function escape() {
  if (magnifier.open) magnifier.close();
  else if (now.looking) live();
  else if (players.open !== null) players.close();
  else if (drawer.tab) drawer.show("");
}

/** Begin to listen to the keys. */
export const listenToKeys = () => document.addEventListener("keydown", press);
