// Looking back: an earlier position instead of the game as it stands.

import { eventIn } from "./eventin.js";
import { askForLook } from "./send.js";
import { share } from "./share.js";
import { changed, now, theTable } from "./state.js";
import { say } from "./words.js";

/** Look at the position after an event. @param {number} number */
export function look(number) {
  if (!now.current && !now.shown) return;
  if (number >= now.event) {
    live();
    return;
  }
  now.looking = { at: number, position: now.looking?.position ?? null };
  history.replaceState(null, "", `${location.pathname}#at=${number}`);
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

/** Share a link to a position, or copy it. Its preview shows the position. @param {number} number */
export const link = (number) => share(`${location.origin}${location.pathname}?at=${number}`, `${theTable().title} · Westward`, say("position-copied", { number }));

/** The event that the address names, if any. */
export const eventOfAddress = () => eventIn(location);

window.addEventListener("hashchange", () => {
  const at = eventOfAddress();
  if (at !== null) look(at);
});
