// What the people at the table say to each other.

import { badge, h, renew } from "./dom.js";
import { muteButton } from "./hosting.js";
import { pref } from "./prefs.js";
import { reportButton } from "./reporting.js";
import { now } from "./state.js";
import { clock, say } from "./words.js";

/** @import { Chat as Message, Player } from "./shapes.js" */

export class Chat {
  /** @param {{ chat(text: string): void, players(): Player[] }} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** @type {Message[]} */
    this.messages = [];
    this.talk = h("ol", { class: "talk" });
    this.entry = h("input", { type: "text", maxlength: 500, autocomplete: "off", required: true });
    this.button = h("button", { type: "submit", class: "primary" });
    this.form = h("form", { onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), this.send()) }, this.entry, this.button);
    this.pane = h("div", { class: "pane chat", role: "tabpanel", id: "drawer-chat", "aria-labelledby": "tab-chat" }, this.talk, this.form);
  }

  /** The number of the last message, null before the first. */
  get last() {
    return this.messages.at(-1)?.number ?? null;
  }

  send() {
    const text = this.entry.value.trim();
    if (text) this.deeds.chat(text);
    this.entry.value = "";
  }

  /** Put its own words into the reader's language. */
  speak() {
    this.entry.placeholder = say("chat-placeholder");
    this.entry.setAttribute("aria-label", say("chat-placeholder"));
    this.button.textContent = say("send");
    this.draw();
  }

  /** Somebody said something; gives whether it is new. @param {Message} message */
  hear(message) {
    if (this.messages.some((one) => one.number === message.number)) return false;
    this.messages.push(message);
    this.draw();
    return true;
  }

  draw() {
    const talk = now.table?.talk?.who ?? "players";
    this.form.hidden = !(now.table?.hosted || (talk !== "nobody" && (talk === "everybody" || talk === "apart" || this.deeds.players().some((player) => player.mine))));
    const line = (/** @type {Message} */ message) => {
      const player = this.deeds.players()[message.seat];
      const words = h("p", null, h("b", null, message.name), " ", h("time", null, clock(message.at)), muteButton(message), reportButton(message), h("br"), message.text);
      return h("li", null, player ? badge(player.colour) : h("span", { class: "no-badge" }), words);
    };
    renew(this.talk, JSON.stringify([this.messages, pref("language"), now.table?.hosted]), () =>
      this.messages.length ? this.messages.map(line) : h("li", { class: "faint" }, say("chat-empty")),
    );
    if (!this.talk.closest("[hidden]")) this.talk.scrollTop = this.talk.scrollHeight;
  }
}
