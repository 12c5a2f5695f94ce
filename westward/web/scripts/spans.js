// Spans of time in words, and the choice of a clock for a new table.

import { h } from "./dom.js";
import { pref } from "./prefs.js";
import { say } from "./words.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks to choose from, as `per:seconds`. @type {Record<string, string[]>} */
const CLOCKS = {
  live: [`decision:${MINUTE}`, `turn:${3 * MINUTE}`, `game:${20 * MINUTE}`, `game:${HOUR}`],
  leisure: [`turn:${8 * HOUR}`, `turn:${DAY}`, `turn:${3 * DAY}`, `turn:${7 * DAY}`],
};

/** A span of time in its two largest units, with long names or short ones. @param {number} seconds @param {"long" | "narrow"} [names] */
export function lasting(seconds, names = "long") {
  const measured = (/** @type {number} */ value, /** @type {string} */ unit) => new Intl.NumberFormat(pref("language"), { style: "unit", unit, unitDisplay: names }).format(value);
  const rest = Math.max(0, Math.floor(seconds));
  if (rest < HOUR) return rest < MINUTE ? measured(rest, "second") : `${Math.floor(rest / MINUTE)}:${String(rest % MINUTE).padStart(2, "0")} min`;
  const days = Math.floor(rest / DAY);
  const hours = Math.floor((rest % DAY) / HOUR);
  const minutes = Math.floor((rest % HOUR) / MINUTE);
  if (days) return hours ? `${measured(days, "day")}, ${measured(hours, "hour")}` : measured(days, "day");
  return minutes ? `${measured(hours, "hour")}, ${measured(minutes, "minute")}` : measured(hours, "hour");
}

/** Two choices for the dialog that sets up a table: which clock, and what happens when it has run out. */
export class ClockChoice {
  /** @param {HTMLSelectElement} pace @param {boolean} [needed] whether there must be a clock after which something happens */
  constructor(pace, needed = false) {
    this.clock = h("select", { onchange: () => this.draw() });
    this.then = h("select", null, ["once", "bot", ...(needed ? [] : ["wait"])].map((value) => h("option", { value }, say(`then-${value}`))));
    this.late = h("label", { class: "line" }, h("span", null, say("clock-then")), this.then);
    this.element = [h("label", { class: "line" }, h("span", null, say("clock")), this.clock), this.late];
    const fill = () => {
      this.clock.replaceChildren(...(needed ? [] : [h("option", { value: "" }, say("clock-none"))]), ...CLOCKS[pace.value].map((value) => {
        const [per, seconds] = value.split(":");
        return h("option", { value }, say(`clock-per-${per}`, { time: lasting(Number(seconds)) }));
      }));
      if (needed) this.clock.selectedIndex = 1;
      this.draw();
    };
    pace.addEventListener("change", fill);
    fill();
  }

  draw() {
    this.late.hidden = this.clock.value === "";
  }

  /** What the server is asked for. */
  wish() {
    const [per, seconds] = this.clock.value.split(":");
    return per ? { clock: { per, seconds: Number(seconds), then: this.then.value } } : {};
  }
}
