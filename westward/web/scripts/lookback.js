// Looking back: an earlier position instead of the game as it stands.

import { toast } from "./announce.js";
import { copy } from "./dom.js";
import { askForLook } from "./send.js";
import { changed, now } from "./state.js";
import { say } from "./words.js";

/** Look at the position after an event. @param {number} number */
export function look(number) {
  if (!now.current && !now.shown) return;
  if (number >= now.event) {
    live();
    return;
  }
  now.looking = { at: number, position: now.looking?.position ?? null };
  history.replaceState(null, "", `#at=${number}`);
  askForLook(number);
  changed();
}

/** Back to the game as it stands. */
export function live() {
  if (!now.looking) return;
  now.looking = null;
  history.replaceState(null, "", location.pathname);
  changed();
}

/** Copy a link to a position. @param {number} number */
export async function link(number) {
  await copy(`${location.origin}${location.pathname}#at=${number}`);
  toast(say("position-copied", { number }));
}

/** The event that the address names, if any. */
export function eventOfAddress() {
  const at = /^#at=(\d+)$/.exec(location.hash);
  return at ? Number(at[1]) : null;
}

window.addEventListener("hashchange", () => {
  const at = eventOfAddress();
  if (at !== null) look(at);
});
