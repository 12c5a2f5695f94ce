// After one's move: the next game that waits, one tap away, or opened by itself for those who wish so.

import { api } from "./api.js";
import { h, icon } from "./dom.js";
import { top } from "./page.js";
import { pref } from "./prefs.js";
import { id } from "./send.js";
import { isMine, now, onChanged } from "./state.js";
import { say } from "./words.js";

const link = h("a", { class: "top-button next-game", hidden: true }, icon("forward"), h("span"));
top.prepend(link);
/** Whether the reader was asked when the page was last drawn. */
let asked = false;

/** Whether the reader is asked here. */
const mine = () => now.shown !== null && now.shown.choices.length > 0 && isMine(now.shown.seat);

async function look() {
  // A lesson waits for nobody, and is not left for a game.
  if (now.lesson) return;
  const waiting = (await api.mine()).filter((table) => table.your_turn && table.id !== id && !table.lesson);
  const next = waiting.at(-1); // the one that has waited longest
  link.hidden = !next || mine();
  if (!next || mine()) return;
  link.setAttribute("href", `/t/${next.id}`);
  const words = say("next-game", { count: waiting.length });
  link.title = `${words}: ${next.title}`;
  link.querySelector("span")?.replaceChildren(words);
  if (pref("next") && now.table?.state === "running") location.href = `/t/${next.id}`;
}

onChanged(() => {
  const before = asked;
  asked = mine();
  if (asked) link.hidden = true;
  else if (before && now.me.seats.length === 1) look().catch(() => {});
});
