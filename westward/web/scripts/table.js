// The table's page: drawn from its state, whenever that changes.

import { around } from "./around.js";
import { takeAway } from "./calls.js";
import "./clock.js";
import { listenToServer } from "./hearing.js";
import "./invited.js";
import { listenToKeys } from "./keys.js";
import { partsOf } from "./log.js";
import { drawTop } from "./menu.js";
import { drawNames } from "./names.js";
import "./next.js";
import "./kept.js";
import { coach, drawer, layout, nameParts, paceNote, panel, players, replay, tellBoard, title } from "./page.js";
import { listenToPointer } from "./pointer.js";
import { onChoice, pref } from "./prefs.js";
import { id, line } from "./send.js";
import { listenToImpatience, showCurrent } from "./showing.js";
import { drawBanner, drawZoomTools, light } from "./stage.js";
import { changed, now, onChanged } from "./state.js";
import { openTelling } from "./telling.js";
import { say } from "./words.js";

/** Whether an earlier event was looked at when the page was last drawn. */
let looked = false;

function draw() {
  const { table, looking } = now;
  if (!table) return;
  if (looked && !looking) {
    looked = false;
    light([]);
    showCurrent();
    return;
  }
  looked = looking !== null;
  if (looking) light(drawer.log.told(looking.at).flatMap(partsOf));
  replay.setAt(looking?.at ?? null);
  drawer.log.mark(looking?.at ?? null);
  layout.dataset.state = table.state;
  layout.classList.toggle("puzzle", now.puzzle !== null);
  title.textContent = table.title;
  nameParts();
  drawer.chat.draw();
  paceNote.textContent = say(`pace-${table.pace}-short`);
  players.show(table, now.drawn);
  const position = looking ? null : now.shown;
  panel.show(position, around(position));
  coach.show(position);
  drawBanner();
  drawTop();
  drawZoomTools();
  drawNames();
}

const quiet = () => document.hidden || takeAway(id).catch(() => {});
quiet();
document.addEventListener("visibilitychange", quiet);
onChanged(draw);
onChoice((name) => {
  if (name === "names" || name === "remarks") changed();
  if (name !== "language") return;
  drawer.speak();
  replay.draw();
  line.send({ type: "lang", lang: pref("language") });
  changed();
});
tellBoard.addEventListener("click", openTelling);
listenToPointer();
listenToKeys();
listenToImpatience();
listenToServer();
