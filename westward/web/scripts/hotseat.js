// A device that several people share: it is covered while it is passed on.

import { badge, find, h } from "./dom.js";
import { drawer, layout, panel } from "./page.js";
import { clearPicture } from "./stage.js";
import { changed, now, theTable } from "./state.js";
import { say } from "./words.js";

/** @import { Position } from "./shapes.js" */

const cover = h("div", { class: "cover", hidden: true });
document.body.append(cover);

/** Cover or uncover the device. @param {boolean} covered */
export function setCovered(covered) {
  now.covered = covered;
  cover.hidden = !covered;
  layout.inert = covered;
}

/** Have the device passed on to whoever is asked; nothing of a hand stays on the page until that person is there. @param {Position} position @param {() => void} there */
export function askToPass(position, there) {
  const player = theTable().players[position.seat];
  const ready = () => {
    setCovered(false);
    now.revealed = position.seat;
    drawer.log.draw();
    there();
    panel.focus();
  };
  cover.replaceChildren(
    h(
      "div",
      { class: "pass", role: "dialog", "aria-modal": "true", "aria-labelledby": "pass-title" },
      badge(player.colour),
      h("h2", { id: "pass-title" }, say("pass-title", { name: player.name })),
      h("p", null, say("pass-text", { name: player.name })),
      h("button", { type: "button", class: "primary big", onclick: ready }, say("pass-ready", { name: player.name })),
    ),
  );
  now.shown = null;
  clearPicture();
  setCovered(true);
  changed();
  find("button", cover).focus();
}
