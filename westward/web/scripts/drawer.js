// The drawer beside the board: log, rulebook and chat as tabs.

import { Book } from "./book.js";
import { Chat } from "./chat.js";
import { h, iconButton } from "./dom.js";
import { Log } from "./log.js";
import { choose, pref } from "./prefs.js";
import { say } from "./words.js";

/** @typedef {"log" | "rules" | "chat"} Tab */
/** @type {Tab[]} */
const TABS = ["log", "rules", "chat"];
const wide = matchMedia("(min-width: 1000px)");
/** From here on the drawer has a place of its own and stays open. */
const docked = matchMedia("(min-width: 1600px)");

/**
 * @typedef {object} DrawerDeeds
 * @property {() => string} game
 * @property {(text: string) => void} chat
 * @property {() => void} changed is told when another tab is open or something unread has come
 */

export class Drawer {
  /** @param {DrawerDeeds & Omit<import("./log.js").LogDeeds, "openClause">} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** The open tab, "" when the drawer is closed. @type {Tab | ""} */
    this.tab = "";
    this.unread = 0;
    /** What had the focus when the drawer was opened. @type {HTMLElement | null} */
    this.opener = null;
    this.log = new Log({ ...deeds, openClause: (clause) => this.openClause(clause) });
    this.book = new Book(deeds.game);
    this.chat = new Chat(deeds);
    this.panes = { log: this.log.pane, rules: this.book.pane, chat: this.chat.pane };
    for (const pane of Object.values(this.panes)) pane.hidden = true;
    /** @param {Tab} name */
    const button = (name) => h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `drawer-${name}`, onclick: () => this.show(name) });
    this.buttons = { log: button("log"), rules: button("rules"), chat: button("chat") };
    this.closer = iconButton("close", "", () => this.show(""));
    this.element = h(
      "aside",
      { class: "drawer", hidden: true, onkeydown: (/** @type {KeyboardEvent} */ event) => this.arrows(event) },
      h("div", { class: "drawer-head" }, h("div", { role: "tablist", class: "tabs" }, ...Object.values(this.buttons)), this.closer),
      ...Object.values(this.panes),
    );
    docked.addEventListener("change", () => docked.matches && this.show(this.tab || "log", true));
    this.speak();
  }

  /** Arrow keys walk through the tabs. @param {KeyboardEvent} event */
  arrows(event) {
    const at = TABS.findIndex((name) => this.buttons[name] === document.activeElement);
    if (at < 0 || (event.key !== "ArrowRight" && event.key !== "ArrowLeft")) return;
    const next = TABS[(at + (event.key === "ArrowRight" ? 1 : 2)) % 3];
    this.show(next);
    this.buttons[next].focus();
  }

  /** Put the drawer's own words into the reader's language. */
  speak() {
    for (const name of TABS) this.buttons[name].textContent = say(`tab-${name}`);
    this.element.setAttribute("aria-label", say("drawer"));
    this.closer.setAttribute("aria-label", say("close"));
    this.closer.title = say("close");
    for (const part of [this.log, this.book, this.chat]) part.speak();
  }

  /** Open a tab, or close the drawer; the same tab again closes it. @param {Tab | ""} name @param {boolean} [keep] */
  show(name, keep = false) {
    if (this.tab === "") this.opener = /** @type {HTMLElement | null} */ (document.activeElement);
    const closes = name === "" || (this.tab === name && !keep);
    this.tab = closes ? (docked.matches ? this.tab || "log" : "") : name;
    // Where it has a place of its own it is always open: that says nothing about screens where it lies over the board.
    if (wide.matches && !docked.matches) choose("drawer", this.tab);
    this.element.hidden = this.tab === "";
    for (const tab of TABS) {
      this.buttons[tab].setAttribute("aria-selected", String(tab === this.tab));
      this.buttons[tab].tabIndex = tab === this.tab ? 0 : -1;
      this.panes[tab].hidden = tab !== this.tab;
    }
    if (this.tab === "log") this.log.draw();
    if (this.tab === "rules") this.book.load();
    if (this.tab === "chat") {
      this.unread = 0;
      this.chat.draw();
    }
    this.deeds.changed();
    if (this.tab === "") this.opener?.focus();
  }

  /** Open the tab that was open last time, where there is room for it; where it has a place of its own, some tab. @param {Tab} [some] @param {string} [last] */
  remember(some = "log", last = pref("drawer")) {
    const tab = TABS.find((name) => name === last);
    if (docked.matches || (wide.matches && tab)) this.show(tab ?? some, true);
  }

  /** Open a tab and go there. @param {Tab} name */
  visit(name) {
    this.show(name);
    if (this.tab === "chat") this.chat.entry.focus();
    else if (this.tab) this.buttons[this.tab].focus();
  }

  /** Open the rulebook at a clause. @param {string} clause */
  openClause(clause) {
    if (this.tab !== "rules") this.show("rules", true);
    this.book.open(clause);
  }

  /** Somebody said something. @param {import("./shapes.js").Chat} message */
  hearChat(message) {
    if (!this.chat.hear(message)) return;
    if (this.tab !== "chat") this.unread += 1;
    this.deeds.changed();
  }
}
