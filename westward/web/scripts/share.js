// Sharing a game: a link by the device's own way or the clipboard, pictures, the game's end, and a board for other pages.

import { toast } from "./announce.js";
import { copy, h, icon } from "./dom.js";
import { pref } from "./prefs.js";
import { dialog } from "./settings.js";
import { say } from "./words.js";

/** Hand a link to the device's own way of sharing; where there is none, copy it and say so. @param {string} url @param {string} title @param {string} copied */
export async function share(url, title, copied) {
  if (navigator.share) {
    try {
      await navigator.share({ url, title });
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return;
    }
  }
  await copy(url);
  toast(copied);
}

/** The address of a path of this server. @param {string} path */
const whole = (path) => new URL(path, location.href).href;

/**
 * Open the dialog that shares a table, or the position that is looked at.
 * @param {import("./shapes.js").Table} table
 * @param {number | null} at
 */
export function openShare(table, at) {
  const page = `/t/${table.id}`;
  const link = whole(at === null ? page : `${page}?at=${at}`);
  const row = (/** @type {import("./dom.js").Icon} */ sign, /** @type {string} */ words, /** @type {() => void} */ deed) => h("button", { type: "button", onclick: deed }, icon(sign), words);
  const begun = table.state !== "open";
  const number = at ?? table.event;
  dialog(
    say("share"),
    { class: "menu share" },
    h(
      "div",
      { class: "menu-list" },
      row("link", say(at === null ? "share-table" : "share-position", { number }), () => share(link, `${table.title} · Westward`, say("copied"))),
      begun ? h("a", { class: "button", href: `/t/${table.id}/picture.png?at=${number}&lang=${pref("language")}`, download: `${table.game}-${number}.png` }, icon("download"), say("share-picture")) : null,
    ),
    table.state === "over" ? ending(table) : null,
    begun && !table.private ? snippet(table) : null,
    table.private ? h("p", { class: "faint" }, say("share-private")) : null,
  );
}

/** The last moves as a drawing that moves. @param {import("./shapes.js").Table} table */
function ending(table) {
  const path = `/t/${table.id}/ending.svg?lang=${pref("language")}`;
  return h(
    "section",
    { class: "share-ending" },
    h("h3", null, say("share-ending")),
    h("img", { src: path, alt: say("share-ending-alt") }),
    h(
      "div",
      { class: "end-row" },
      h("a", { class: "button secondary", href: path, download: `${table.game}-${table.id}.svg` }, icon("download"), say("share-download")),
      h("button", { type: "button", class: "secondary", onclick: () => share(whole(path), table.title, say("copied")) }, icon("link"), say("share-link")),
    ),
  );
}

/** What shows the board on another page. @param {import("./shapes.js").Table} table */
function snippet(table) {
  const code = `<iframe src="${whole(`/embed/${table.id}`)}" title="${table.title}" width="640" height="520" loading="lazy"></iframe>`;
  const field = h("textarea", { readonly: true, rows: 3, "aria-label": say("share-embed"), onfocus: () => field.select() });
  field.value = code;
  return h(
    "section",
    null,
    h("h3", null, say("share-embed")),
    h("p", { class: "faint" }, say("share-embed-about")),
    field,
    h("div", { class: "end-row" }, h("button", { type: "button", class: "secondary", onclick: async () => (await copy(code), toast(say("snippet-copied"))) }, icon("link"), say("share-embed-copy"))),
  );
}
