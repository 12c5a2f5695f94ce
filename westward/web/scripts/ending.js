// The end of the game at this table: the end screen, the record, the rematch.

import { announce } from "./announce.js";
import { api, attempt } from "./api.js";
import { find, h } from "./dom.js";
import { look } from "./lookback.js";
import { askMoment } from "./moments.js";
import { openClause } from "./page.js";
import { endScreen } from "./over.js";
import { id } from "./send.js";
import { openShare } from "./share.js";
import { sound } from "./sounds.js";
import { isMine, now, theTable } from "./state.js";

/** @type {HTMLDialogElement | null} */
let end = null;

/** Show who won and where the points came from. */
export function showEnd() {
  if (!now.over || end?.open) return;
  end?.remove();
  end = endScreen(now.over, theTable().players, { rematch, share: () => openShare(theTable(), null), tournament: theTable().tournament, review: () => look(0), save, look, openClause, moment: askMoment, isMine, chances: () => attempt(() => api.review(id)) });
  document.body.append(end);
  end.showModal();
  sound("over");
  announce(find("#end-title", end).textContent ?? "");
}

/** Set the same people down again. */
export async function rematch() {
  const made = await attempt(() => api.rematch(id));
  if (made) location.href = `/t/${made.table}`;
}

/** Save the record as a file. */
export async function save() {
  const text = await attempt(() => api.record(id));
  if (text === null) return;
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: `${theTable().game}-${id}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
