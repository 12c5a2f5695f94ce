// The parts of the table's page and how they are laid out.

import { Coach } from "./coach.js";
import { Drawer } from "./drawer.js";
import { explain } from "./help.js";
import { find, h } from "./dom.js";
import { link, live, look } from "./lookback.js";
import { drawNames } from "./names.js";
import { Panel } from "./panel.js";
import { Players } from "./players.js";
import { Replay } from "./replay.js";
import * as send from "./send.js";
import { approach, boxOf, field, light, mark, propose, zoomTools } from "./stage.js";
import { changed, isShared, now, theTable } from "./state.js";
import { say } from "./words.js";

export const drawer = new Drawer({
  game: () => theTable().game,
  players: () => now.table?.players ?? [],
  look,
  light,
  chat: send.chat,
  changed,
  mayRead: (seats) => !isShared() || (!now.covered && now.revealed !== null && seats.includes(now.revealed)),
});

/** Open the rulebook at a clause. @param {string} clause */
export const openClause = (clause) => drawer.openClause(clause);

export const panel = new Panel({
  ...send,
  openClause,
  mark: (may, chosen, own, mover) => {
    mark(may, chosen, own, mover);
    drawNames();
  },
  light,
  approach,
  boxOf,
  explain,
});
export const coach = new Coach({ id: send.id, openClause, propose: (action) => panel.propose(action), outline: propose, reveal: (seat) => players.reveal(seat), pick: (choice) => panel.offer(choice) });
export const players = new Players({ openClause, light });
export const replay = new Replay({ look, live, link, told: (number) => tellEvent(number) });

/** What an event told, as one text. @param {number} number */
export const tellEvent = (number) => drawer.log.told(number).map((line) => line.text).join(" ") || say("looking-start");

export const title = h("h1", { class: "game-title" });
export const paceNote = h("span", { class: "pace-note" });
export const top = h("div", { class: "top-tools" });
export const lost = h("div", { class: "lost", role: "alert", hidden: true });
export const skip = h("a", { class: "skip", href: "#question", onclick: (/** @type {Event} */ event) => (event.preventDefault(), panel.focus()) });
const side = h("aside", { class: "side" }, coach.element, panel.element, players.element);
/** For those who do not see the board: it is seen when it has the focus, like the link before it. */
export const tellBoard = h("button", { type: "button", class: "skip" });
export const layout = h(
  "div",
  { class: "table", dataset: { state: "open" } },
  skip,
  tellBoard,
  h("header", { class: "top" }, h("a", { class: "wordmark small", href: "/" }, "Westward"), title, paceNote, top),
  h("main", { class: "stage" }, field, h("div", { class: "under" }, replay.element, zoomTools)),
  drawer.element,
  side,
  lost,
);
find("#app").replaceWith(layout);

/** Put what the parts are called into the reader's language. */
export function nameParts() {
  skip.textContent = say("skip-link");
  tellBoard.textContent = say("in-words");
  side.setAttribute("aria-label", say("side"));
}
