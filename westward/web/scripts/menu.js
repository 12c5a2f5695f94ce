// The buttons at the top, and the menu.

import { clauseLink } from "./clauses.js";
import { clockEntries, clockWords } from "./clock.js";
import { find, h, icon } from "./dom.js";
import { save, showEnd } from "./ending.js";
import { mayHost, openHosting } from "./hosting.js";
import { luckLines } from "./luck.js";
import { drawer, openClause, top } from "./page.js";
import { mayReport, openReporting } from "./reporting.js";
import { dialog, openKeys, openSettings } from "./settings.js";
import { openShare } from "./share.js";
import { now, theTable } from "./state.js";
import { openTelling } from "./telling.js";
import { askToLeave } from "./waiting.js";
import { say } from "./words.js";

/** @import { Tab } from "./drawer.js" */
/** @import { Icon } from "./dom.js" */

/** The buttons stay the same elements, so that the focus can come back to them. @type {Record<Tab, HTMLButtonElement>} */
const tabs = { log: button("log", () => drawer.visit("log")), rules: button("rules", () => drawer.visit("rules")), chat: button("chat", () => drawer.visit("chat")) };
const menu = button("menu", openMenu);
menu.setAttribute("aria-haspopup", "dialog");
top.append(...Object.values(tabs), menu);

/** @param {Icon} sign @param {() => void} deed */
function button(sign, deed) {
  return h("button", { type: "button", class: "top-button", onclick: deed }, icon(sign), h("span"), h("b", { class: "count", hidden: true }));
}

export function drawTop() {
  for (const name of /** @type {Tab[]} */ (Object.keys(tabs))) {
    tabs[name].setAttribute("aria-pressed", String(drawer.tab === name));
    label(tabs[name], say(`tab-${name}`));
  }
  label(menu, say("menu"));
  const count = find(".count", tabs.chat);
  count.hidden = drawer.unread === 0;
  count.textContent = String(drawer.unread);
  count.setAttribute("aria-label", say("unread", { count: drawer.unread }));
}

/** @param {HTMLElement} one @param {string} words */
function label(one, words) {
  one.title = words;
  find("span", one).textContent = words;
}

function openMenu() {
  const table = theTable();
  const changed = table.options.filter((option) => option.changed);
  const entry = (/** @type {Icon} */ sign, /** @type {string} */ words, /** @type {() => void} */ deed) =>
    h("button", { type: "button", onclick: deed }, icon(sign), words);
  const closing = (/** @type {() => void} */ deed) => () => (box.close(), deed());
  const box = dialog(
    table.title,
    { class: "menu" },
    h(
      "div",
      { class: "menu-list" },
      entry("gear", say("settings"), closing(openSettings)),
      entry("menu", say("keys"), closing(openKeys)),
      table.state === "open" ? null : entry("log", say("in-words"), closing(openTelling)),
      now.puzzle ? null : entry("download", say("save-record"), save),
      now.puzzle ? null : entry("link", say("share"), closing(() => openShare({ ...table, event: now.event }, now.looking?.at ?? null))),
      now.puzzle ? null : clockEntries(closing),
      !now.puzzle && mayHost() ? entry("sign", say("hosting"), closing(openHosting)) : null,
      !now.puzzle && mayReport() ? entry("info", say("report-somebody"), closing(openReporting)) : null,
      now.over ? entry("log", say("score-sheet"), closing(showEnd)) : null,
      now.me.seats.length && table.state === "running" && !now.puzzle ? entry("close", say("leave-to-bot"), closing(askToLeave)) : null,
      table.tournament ? h("a", { class: "button", href: `/tournaments/${table.tournament}` }, icon("log"), say("to-tournament")) : null,
      h("a", { class: "button", href: "/" }, icon("back"), say("to-lobby")),
    ),
    h("h3", null, say("this-table")),
    now.puzzle ? null : h("p", { class: "faint" }, say(`pace-${table.pace}`), " · ", say(table.private ? "private" : "public"), table.box ? ` · ${table.box}` : "", clockWords() ? ` · ${clockWords()}` : ""),
    ...(now.puzzle ? [] : luckLines()),
    h("dl", { class: "options" }, (changed.length ? changed : table.options).map((option) => [
      h("dt", null, option.about, " ", clauseLink(option.clause, (clause) => closing(() => openClause(clause))())),
      h("dd", null, option.meaning),
    ])),
  );
}
