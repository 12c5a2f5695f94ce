// The drawer beside the board: log, rulebook and chat as tabs.

import { api } from "./api.js";
import { badge, h, iconButton, renew } from "./dom.js";
import { clauseLink } from "./panel.js";
import { choose, pref } from "./prefs.js";
import { clock, say } from "./words.js";

const TABS = ["log", "rules", "chat"];

export class Drawer {
  /** `deeds` has look(number), light(parts), chat(text), changed(), mayRead(seats). */
  constructor(game, deeds) {
    this.game = game;
    this.deeds = deeds;
    this.tab = "";
    this.lines = [];
    this.chats = [];
    this.unread = 0;
    this.players = [];
    this.buttons = Object.fromEntries(
      TABS.map((name) => [
        name,
        h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `drawer-${name}`, onclick: () => this.show(name) }),
      ]),
    );
    this.log = h("ol", { class: "log", tabindex: 0 });
    this.logPane = h("div", { class: "pane", role: "tabpanel", id: "drawer-log", "aria-labelledby": "tab-log" }, this.log);
    this.book = h("div", { class: "rulebook" });
    this.seek = h("input", { type: "search", class: "filter", oninput: () => this.search() });
    this.rulesPane = h("div", { class: "pane", role: "tabpanel", id: "drawer-rules", "aria-labelledby": "tab-rules", tabindex: 0 }, this.seek, this.book);
    this.talk = h("ol", { class: "talk" });
    this.entry = h("input", { type: "text", maxlength: 500, autocomplete: "off", required: true });
    this.sendButton = h("button", { type: "submit", class: "primary" });
    this.chatPane = h(
      "div",
      { class: "pane chat", role: "tabpanel", id: "drawer-chat", "aria-labelledby": "tab-chat" },
      this.talk,
      h(
        "form",
        {
          onsubmit: (event) => {
            event.preventDefault();
            const text = this.entry.value.trim();
            if (text) this.deeds.chat(text);
            this.entry.value = "";
          },
        },
        this.entry,
        this.sendButton,
      ),
    );
    this.closer = iconButton("close", "", () => this.show(""));
    this.element = h(
      "aside",
      { class: "drawer", hidden: true },
      h("div", { class: "drawer-head" }, h("div", { role: "tablist", class: "tabs" }, ...Object.values(this.buttons)), this.closer),
      this.logPane,
      this.rulesPane,
      this.chatPane,
    );
    this.element.addEventListener("keydown", (event) => {
      const at = TABS.indexOf(document.activeElement?.id?.replace("tab-", ""));
      if (at >= 0 && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
        const next = TABS[(at + (event.key === "ArrowRight" ? 1 : 2)) % 3];
        this.show(next);
        this.buttons[next].focus();
      }
    });
    this.speak();
  }

  /** Put the drawer's own words into the reader's language. */
  speak() {
    for (const name of TABS) this.buttons[name].textContent = say(`tab-${name}`);
    this.element.setAttribute("aria-label", say("drawer"));
    this.closer.setAttribute("aria-label", say("close"));
    this.closer.title = say("close");
    this.seek.placeholder = say("search-rules");
    this.seek.setAttribute("aria-label", say("search-rules"));
    this.log.setAttribute("aria-label", say("tab-log"));
    this.rulesPane.setAttribute("aria-label", say("tab-rules"));
    this.entry.placeholder = say("chat-placeholder");
    this.entry.setAttribute("aria-label", say("chat-placeholder"));
    this.sendButton.textContent = say("send");
    if (this.loaded && this.loaded !== pref("language")) this.load();
    this.drawLog();
    this.drawChat();
  }

  /** Open a tab, or close the drawer; the same tab again closes it. */
  show(name, keep = false) {
    const opener = this.tab === "" ? document.activeElement : this.opener;
    this.tab = this.tab === name && !keep ? "" : name;
    this.opener = opener;
    choose("drawer", matchMedia("(min-width: 1000px)").matches ? this.tab : pref("drawer"));
    this.element.hidden = this.tab === "";
    for (const tab of TABS) {
      this.buttons[tab].setAttribute("aria-selected", String(tab === this.tab));
      this.buttons[tab].tabIndex = tab === this.tab ? 0 : -1;
      this[`${tab}Pane`].hidden = tab !== this.tab;
    }
    if (this.tab === "log") this.drawLog();
    if (this.tab === "rules" && this.loaded !== pref("language")) this.load();
    if (this.tab === "chat") {
      this.unread = 0;
      this.drawChat();
    }
    this.deeds.changed();
    if (this.tab === "") this.opener?.focus?.();
  }

  /** Replace what happened after `from` by these lines. */
  write(from, lines) {
    this.lines = this.lines.filter((line) => line.number <= from).concat(lines);
    if (this.tab === "log") this.drawLog();
  }

  /** The lines that may be seen: on a shared device a private one only while its reader is in front. */
  readable() {
    return this.lines.filter((line) => !line.private || this.deeds.mayRead(line.private));
  }

  drawLog() {
    if (this.tab !== "log") return;
    const lines = this.readable();
    const key = JSON.stringify([lines.length, lines.at(-1), lines[0], this.at, pref("language"), this.players.map((p) => p.name)]);
    const atEnd = this.log.scrollTop + this.log.clientHeight > this.log.scrollHeight - 40 || !this.log.children.length;
    const fresh = renew(this.log, key, () => {
      if (!lines.length) return h("li", { class: "faint" }, say("log-empty"));
      return lines.map((line) => this.line(line));
    });
    const here = this.log.querySelector(".here");
    if (fresh && here) here.scrollIntoView({ block: "nearest" });
    else if (fresh && atEnd) this.log.scrollTop = this.log.scrollHeight;
  }

  line(line) {
    const player = this.players[line.seat];
    const parts = (line.items ?? []).flatMap((item) => item.parts ?? []);
    return h(
      "li",
      { class: this.at === line.number ? "here" : "" },
      h(
        "button",
        {
          type: "button",
          class: "log-line",
          title: say("look-here", { number: line.number }),
          onclick: () => this.deeds.look(line.number),
          onpointerenter: () => this.deeds.light(parts),
          onpointerleave: () => this.deeds.light([]),
        },
        player ? badge(player.colour) : h("span", { class: "no-badge" }),
        h("span", { class: "log-text" }, line.text),
        line.points ? h("span", { class: "gain" }, `${line.points > 0 ? "+" : "−"}${Math.abs(line.points)}`) : null,
      ),
      line.items?.length
        ? h("ul", { class: "log-items" }, line.items.map((item) =>
            h("li", { onpointerenter: () => this.deeds.light(item.parts ?? []), onpointerleave: () => this.deeds.light([]) },
              `${item.text}: ${item.points} `, clauseLink(item.clause, (clause) => this.openClause(clause)))))
        : null,
    );
  }

  /** Mark the line that is being looked at. */
  mark(number) {
    this.at = number;
    this.drawLog();
  }

  async load() {
    this.loaded = pref("language");
    const rules = await api.rules(this.game());
    this.book.innerHTML = rules.html;
    tidyRulebook(this.book);
    if (this.clause) this.point();
  }

  /** Open the rulebook at a clause. */
  async openClause(clause) {
    this.clause = clause;
    if (this.tab !== "rules") this.show("rules", true);
    if (this.book.children.length) this.point();
  }

  point() {
    for (const old of this.book.querySelectorAll(".target")) old.classList.remove("target");
    const place = this.book.querySelector(`#${CSS.escape(this.clause)}`);
    if (!place) return;
    place.classList.add("target");
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
    this.clause = null;
  }

  search() {
    searchRulebook(this.book, this.seek.value);
  }

  /** Somebody said something. */
  hearChat(message) {
    if (this.chats.some((one) => one.number === message.number)) return;
    this.chats.push(message);
    if (this.tab !== "chat") this.unread += 1;
    this.drawChat();
    this.deeds.changed();
  }

  drawChat() {
    renew(this.talk, JSON.stringify([this.chats, pref("language")]), () => {
      if (!this.chats.length) return h("li", { class: "faint" }, say("chat-empty"));
      return this.chats.map((message) => {
        const player = this.players[message.seat];
        return h(
          "li",
          null,
          player ? badge(player.colour) : h("span", { class: "no-badge" }),
          h("p", null, h("b", null, message.name), " ", h("time", null, clock(message.at)), h("br"), message.text),
        );
      });
    });
    this.talk.scrollTop = this.talk.scrollHeight;
  }
}

/** Dress a rulebook from the server: each clause a paragraph of its own, its id a small link. */
export function tidyRulebook(book) {
  for (const item of book.querySelectorAll("li[id]")) {
    item.classList.add("clause-item");
    item.querySelector(`a[href="#${CSS.escape(item.id)}"]`)?.classList.add("clause-id");
  }
  for (const table of book.querySelectorAll("table")) {
    const scroller = h("div", { class: "wide", tabindex: 0, role: "group", "aria-label": say("wide-table") });
    table.replaceWith(scroller);
    scroller.append(table);
  }
}

/** Show only the clauses that hold the words sought. */
export function searchRulebook(book, words) {
  const needle = words.trim().toLowerCase();
  let found = 0;
  for (const item of book.querySelectorAll("li[id]")) {
    const hit = !needle || item.textContent.toLowerCase().includes(needle);
    item.hidden = !hit;
    found += hit;
  }
  book.classList.toggle("searching", Boolean(needle));
  return found;
}
