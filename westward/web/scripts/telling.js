// The board in words, for those who do not see it: areas, pieces, and where the choices lead.

import { api, attempt } from "./api.js";
import { h } from "./dom.js";
import { id } from "./send.js";
import { dialog } from "./settings.js";
import { now } from "./state.js";
import { say } from "./words.js";

/** Tell the position that is shown, as whoever looks at it sees it. */
export async function openTelling() {
  if (!now.shown || now.covered) return;
  const { seat } = now.shown;
  const told = await attempt(() => (now.puzzle ? api.puzzleWords(now.puzzle.game, now.puzzle.number) : api.inWords(id, seat, now.looking?.at ?? null)));
  if (told === null) return;
  dialog(
    say("in-words"),
    { class: "in-words" },
    told.sections.map((section) => [h("h3", null, section.title), h("ul", null, section.lines.map((line) => h("li", null, line)))]),
  );
}
