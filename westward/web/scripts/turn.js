// Whose turn it is: the tab's title and icon say whether the reader is waited for, a bell and a sentence when that begins.

import { announce } from "./announce.js";
import { find } from "./dom.js";
import { sound } from "./sounds.js";
import { isMine, now, theTable } from "./state.js";
import { say } from "./words.js";

/** @import { Position } from "./shapes.js" */

/** Tell whether the reader is asked. @param {Position} position */
export function tellTurn(position) {
  const mine = position.choices.length > 0 && isMine(position.seat);
  const game = theTable().title;
  document.title = mine ? say("tab-turn", { game }) : `${game} · Westward`;
  const icon = find("link[rel=icon]");
  const sign = mine ? "/static/art/icon-turn.svg" : "/static/art/icon.svg";
  // Naming it has the browser fetch it anew.
  if (icon.getAttribute("href") !== sign) icon.setAttribute("href", sign);
  if (mine && now.asked === "") now.recapFrom = Math.max(now.recapFrom, now.myLast);
  const key = mine ? `${position.event}:${position.seat}` : "";
  if (mine && key !== now.asked) {
    sound("turn");
    const text = position.question ? `${position.question.text} ${say("choices-count", { count: position.choices.length })}` : "";
    announce(`${say("your-turn")} ${text}`);
  }
  now.asked = key;
}
