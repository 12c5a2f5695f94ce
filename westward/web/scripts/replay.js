// Looking back: step, play and jump through the game, and share a position.

import { h, icon, iconButton, renew } from "./dom.js";
import { pace } from "./prefs.js";
import { say } from "./words.js";

const BEAT = 900;

export class Replay {
  /** @param {{ look(number: number): void, live(): void, link(number: number): void, told(number: number): string }} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    /** The event that is shown, null for the game as it stands. @type {number | null} */
    this.at = null;
    this.last = 0;
    this.playing = 0;
    this.buttons = {
      first: iconButton("first", "", () => this.go(0)),
      back: iconButton("back", "", () => this.step(-1)),
      play: iconButton("play", "", () => this.toggle(), { class: "tool play" }),
      forward: iconButton("forward", "", () => this.step(1)),
      last: iconButton("last", "", () => this.deeds.live()),
      link: iconButton("link", "", () => this.deeds.link(this.at ?? this.last)),
    };
    this.slider = h("input", { type: "range", min: 0, max: 0, value: 0, oninput: () => this.go(Number(this.slider.value)) });
    this.count = h("output", { class: "count" });
    /** What happened there, in words. */
    this.told = h("p", { class: "told", "aria-live": "polite" });
    this.now = h("button", { type: "button", class: "primary small live", onclick: () => this.deeds.live() });
    const { first, back, play, forward, last, link } = this.buttons;
    this.element = h("div", { class: "replay", role: "group" }, first, back, play, forward, last, this.slider, this.count, link, this.now, this.told);
    this.draw();
  }

  /** The game has come to this number of actions. @param {number} last */
  setLast(last) {
    this.last = last;
    this.draw();
  }

  /** Position `at` is shown; null is the game as it stands. @param {number | null} at */
  setAt(at) {
    this.at = at;
    if (at === null) this.stop();
    this.draw();
  }

  /** @param {number} number */
  go(number) {
    const to = Math.min(Math.max(number, 0), this.last);
    this.deeds.look(to);
  }

  /** @param {number} by */
  step(by) {
    this.stop();
    const to = (this.at ?? this.last) + by;
    if (to >= this.last) this.deeds.live();
    else this.go(to);
  }

  toggle() {
    if (this.playing) this.stop();
    else {
      if (this.at === null) this.go(0);
      this.playing = setInterval(() => {
        const next = (this.at ?? 0) + 1;
        if (next >= this.last) this.deeds.live();
        else this.go(next);
      }, BEAT * Math.max(pace(), 0.5));
    }
    this.draw();
  }

  stop() {
    clearInterval(this.playing);
    this.playing = 0;
    this.draw();
  }

  draw() {
    const names = { first: "replay-first", back: "replay-back", play: this.playing ? "replay-pause" : "replay-play", forward: "replay-forward", last: "replay-last", link: "replay-link" };
    for (const [name, key] of Object.entries(names)) {
      const button = this.buttons[/** @type {keyof typeof names} */ (name)];
      button.setAttribute("aria-label", say(key));
      button.title = say(key);
    }
    const sign = this.playing ? "pause" : "play";
    renew(this.buttons.play, sign, () => icon(sign));
    this.buttons.play.classList.toggle("playing", this.playing !== 0);
    this.element.setAttribute("aria-label", say("replay"));
    this.slider.max = String(this.last);
    this.slider.value = String(this.at ?? this.last);
    this.slider.setAttribute("aria-label", say("replay-slider"));
    const told = this.at === null ? "" : this.deeds.told(this.at);
    this.told.textContent = told;
    this.told.hidden = !told;
    this.slider.setAttribute("aria-valuetext", `${say("replay-at", { at: this.at ?? this.last, last: this.last })}. ${told}`);
    this.count.textContent = `${this.at ?? this.last} / ${this.last}`;
    this.now.textContent = say("replay-live");
    this.now.hidden = this.at === null;
    this.buttons.first.disabled = this.buttons.back.disabled = (this.at ?? this.last) === 0;
    this.buttons.forward.disabled = this.buttons.last.disabled = this.at === null;
    this.element.classList.toggle("looking", this.at !== null);
  }
}
