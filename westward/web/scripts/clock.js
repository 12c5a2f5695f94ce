// The clock: choosing one for a new table, seeing how much time is left, and pausing by agreement.

import { ask, attempt } from "./api.js";
import { h, icon } from "./dom.js";
import { paceNote } from "./page.js";
import { pref } from "./prefs.js";
import { id } from "./send.js";
import { now, onChanged, theTable } from "./state.js";
import { lasting } from "./spans.js";
import { say } from "./words.js";

const note = h("span", { class: "clock-note", role: "timer" });
paceNote.after(note);
const narrow = matchMedia("(max-width: 700px)");
/** When the table was last told, to count down from there. */
let heard = Date.now();
/** @type {import("./shapes.js").Table | null} */
let table = null;

/** A day as the reader's language writes it, shortly. @param {number} time */
const dayOf = (time) => new Intl.DateTimeFormat(pref("language"), { day: "numeric", month: "short" }).format(new Date(time));

function draw() {
  if (now.table !== table) {
    table = now.table;
    heard = Date.now();
  }
  const clock = table?.clock;
  note.hidden = !clock || table?.state !== "running";
  if (!clock || !table || note.hidden) return;
  const passed = (Date.now() - heard) / 1000;
  const running = clock.left.flatMap((left, seat) => (left === null ? [] : [{ seat, left: left - passed }]));
  const mine = running.find(({ seat }) => now.me.seats.includes(seat));
  const shown = mine ?? running[0];
  const away = shown ? (clock.away[shown.seat] ?? 0) - passed : 0;
  note.classList.toggle("urgent", shown !== undefined && shown.left < clock.seconds / 4);
  if (shown && away > 0 && !clock.paused) note.textContent = say(narrow.matches ? "clock-holiday-narrow" : mine ? "clock-holiday-mine" : "clock-holiday", { name: table.players[shown.seat].name, day: dayOf(Date.now() + 1000 * away) });
  else if (narrow.matches && shown && !clock.paused && shown.left > 0) note.textContent = lasting(shown.left, "narrow");
  else if (clock.paused) note.textContent = say("clock-paused");
  else if (!shown) note.textContent = "";
  else if (shown.left <= 0) note.textContent = say("clock-over", { name: table.players[shown.seat].name });
  else note.textContent = say(mine ? "clock-mine" : "clock-theirs", { name: table.players[shown.seat].name, time: lasting(shown.left) });
}

onChanged(draw);
setInterval(draw, 1000);

/** What the menu says about the clock. @param {(deed: () => void) => () => void} closing */
export function clockEntries(closing) {
  const { clock, state } = theTable();
  if (!clock || state !== "running" || !now.me.seats.length) return null;
  const pause = () => attempt(() => ask("POST", `/api/tables/${id}/pause`, { pause: !clock.paused }));
  return h("button", { type: "button", onclick: closing(pause) }, icon(clock.paused ? "play" : "pause"), say(clock.paused ? "clock-go-on" : "clock-pause"));
}

/** The clock of the table in words; "" for none. */
export function clockWords() {
  const { clock } = theTable();
  return clock ? `${say(`clock-per-${clock.per}`, { time: lasting(clock.seconds) })} · ${say(`then-${clock.then}`)}` : "";
}
