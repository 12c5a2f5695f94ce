// Positions are shown one after the other, slowly enough to follow; whoever cannot wait may skip.

import { askToPass, setCovered } from "./hotseat.js";
import { look } from "./lookback.js";
import { replay } from "./page.js";
import { pace } from "./prefs.js";
import { askForLook } from "./send.js";
import { sound } from "./sounds.js";
import { comeCloser, drawPicture } from "./stage.js";
import { changed, isMine, isShared, now, SPECTATOR } from "./state.js";
import { tellTurn } from "./turn.js";

/** @import { Position } from "./shapes.js" */

/** How long a position stands before the next is shown, in milliseconds: where something was seen to happen, and where not. */
const HOLD = { seen: 800, unseen: 200 };
/** All that waits is shown within so many milliseconds. */
const LONGEST = 7000;
/** When more than this waits to be shown, only the last is. */
const PATIENCE = 12;

let timer = 0;
/** Whether the position that is shown let something be seen on the board. */
let seen = false;

/** A position has come. @param {Position} message */
export function hearPosition(message) {
  if (message.event > now.event) now.positions.clear();
  now.event = message.event;
  now.positions.set(message.seat, message);
  replay.setLast(message.event);
  if (message.event < now.awaited) return;
  now.queue = now.queue.filter((queued) => queued.event !== message.event);
  now.queue.push({ event: message.event, positions: new Map(now.positions) });
  if (now.queue.length > PATIENCE) now.queue.splice(0, now.queue.length - 1);
  const answered = now.current !== null && now.current.event < now.myLast && message.event >= now.myLast;
  if (answered) skip();
  else if (!timer) showNext();
  if (now.wantAt !== null && now.wantAt < message.event) look(now.wantAt);
  now.wantAt = null;
}

function showNext() {
  timer = 0;
  const next = now.queue.shift();
  if (!next) {
    changed();
    return;
  }
  now.current = next;
  seen = false;
  showCurrent();
  const hold = Math.min(seen ? HOLD.seen : HOLD.unseen, LONGEST / (now.queue.length + 1)) * pace();
  if (hold && !document.hidden) timer = setTimeout(showNext, hold);
  else if (now.queue.length) showNext();
}

/** Show at once what has come last. */
export function skip() {
  clearTimeout(timer);
  timer = 0;
  now.queue = now.queue.slice(-1);
  showNext();
}

/** Whoever acts waits for nothing: a press or a key while others' moves are still shown ends that. */
export function listenToImpatience() {
  const end = () => now.queue.length && [...now.positions.values()].some((position) => position.choices.length && isMine(position.seat)) && skip();
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, end, { capture: true });
}

/** An own move was not taken after all: show what has come. */
export function catchUp() {
  now.awaited = 0;
  if (now.current && now.current.event < now.event) now.queue.push({ event: now.event, positions: new Map(now.positions) });
  if (!timer) showNext();
}

/** Do something once everything that has come is shown. @param {() => void} deed */
export function whenShown(deed) {
  if (now.queue.length || timer) setTimeout(() => whenShown(deed), 120);
  else deed();
}

/** Decide whose eyes to look through: whoever on this device is asked, else whoever looked last. */
export function showCurrent() {
  if (!now.current || now.looking) {
    changed();
    return;
  }
  const { event, positions } = now.current;
  const own = [...positions.values()].filter((position) => isMine(position.seat));
  const asked = own.filter((position) => position.choices.length);
  const position = asked.find((one) => one.seat === now.shown?.seat) ?? asked[0] ?? own[0] ?? [...positions.values()][0];
  if (isShared() && position.secret && position.seat !== now.revealed) {
    if (position.choices.length) pass(position);
    else askForLook(event, now.revealed ?? SPECTATOR);
    return;
  }
  setCovered(false);
  showPosition(position);
}

/** @param {Position} position */
function pass(position) {
  askToPass(position, () => showPosition(position));
  tellTurn(position);
}

/** @param {Position} position @param {boolean} [overlaid] whether its picture has the overlay already */
function showPosition(position, overlaid = false) {
  if (now.shown && position.event > now.shown.event && position.event > now.myLast) sound("move");
  now.shown = position;
  if (position.secret) now.revealed = position.seat;
  if (now.overlay && !overlaid) askForLook(position.event, position.seat);
  else seen = drawPicture(position) !== null;
  tellTurn(position);
  changed();
  comeCloser();
}

/** A position that was asked for has come: an earlier one, or the present one with an overlay. @param {Position} message */
export function hearLook(message) {
  if (now.looking) {
    if (message.event !== now.looking.at) return;
    now.looking.position = message;
    drawPicture(message);
  } else if (message.event === now.current?.event) {
    const asked = now.shown?.event === message.event && now.shown.seat === message.seat;
    if (asked) drawPicture(message);
    else if (message.seat === (now.revealed ?? SPECTATOR)) showPosition({ ...message, choices: [] }, true);
  }
  changed();
}

/** The seats on this device that are asked at the same time as the one shown. @param {Position} position */
export const otherSeats = (position) => [...now.positions.values()].filter((one) => one.choices.length && one.seat !== position.seat).map((one) => one.seat);

/** Answer for another seat of this device. @param {number} seat */
export function changeSeat(seat) {
  const position = now.positions.get(seat);
  if (!position) return;
  if (position.secret && now.revealed !== seat) pass(position);
  else showPosition(position);
}
