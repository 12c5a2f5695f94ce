// Being called when it is one's turn: on which ways, how soon, and when not.

import { toast } from "./announce.js";
import { ask, attempt } from "./api.js";
import { base } from "./devices.js";
import { h, icon, nodes } from "./dom.js";
import { choose, pref } from "./prefs.js";
import { dialog } from "./settings.js";
import { say } from "./words.js";

/** @typedef {{ id: string, kind: "push" | "mail" | "hook", address: string, active: boolean, here: boolean }} Way */
/** @typedef {{ ways: Way[], soon: number, quiet: [number, number] | null, zone: string, language: string, away: number | null, key: string, mail: boolean }} Calls */

/** Wishes are sent one after the other, so that none overwrites another. @type {Promise<unknown>} */
let wished = Promise.resolve();
const SOON = [1, 5, 30, 120, 720];

/** The worker that shows notifications and keeps pages; null where the browser has none. */
export async function register() {
  if (!("serviceWorker" in navigator)) return null;
  try {
    return await navigator.serviceWorker.register("/sw.js");
  } catch {
    return null;
  }
}

/** Take the notifications of a table away: whoever looks at it knows. @param {string} table */
export async function takeAway(table) {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const one of (await worker?.getNotifications({ tag: table })) ?? []) one.close();
}

/** Have pages kept for when there is no network. @param {string[]} urls */
export async function keepForLater(urls) {
  if (!("serviceWorker" in navigator)) return;
  const here = performance.getEntriesByType("resource").map((entry) => entry.name).filter((url) => /\/(static|fonts)\//.test(url));
  (await navigator.serviceWorker.ready).active?.postMessage({ keep: [location.pathname, ...here, ...urls] });
}

/** Open the dialog. */
export async function openCalls() {
  const body = h("div", { class: "calls" });
  dialog(say("calls"), { class: "calls-dialog" }, body);
  const draw = async () => {
    const found = /** @type {Calls | null} */ (await attempt(() => ask("GET", "/api/me/calls")));
    if (found) body.replaceChildren(...nodes([h("p", null, say("calls-about")), ways(found, draw), when(found, draw), onward(), tryOut(found)]));
  };
  await draw();
}

/** @param {string} label @param {boolean} checked @param {(on: boolean) => void} deed @param {import("./dom.js").Child} [more] */
const toggle = (label, checked, deed, more = null) =>
  h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", checked, onchange: (/** @type {Event} */ event) => deed(/** @type {HTMLInputElement} */ (event.target).checked) }), h("span", null, label), more);

/** @param {Calls} calls @param {() => void} draw */
function ways(calls, draw) {
  const here = calls.ways.find((way) => way.kind === "push" && way.here);
  const turn = async (/** @type {Way} */ way, /** @type {boolean} */ active) => {
    await attempt(() => ask("POST", `/api/me/calls/${way.id}`, { active }));
    draw();
  };
  const drop = async (/** @type {Way} */ way) => {
    await attempt(() => ask("POST", `/api/me/calls/${way.id}/drop`, {}));
    draw();
  };
  const pushes = async (/** @type {boolean} */ on) => {
    if (here) await turn(here, on);
    else if (on) await attempt(() => subscribe(calls.key));
    draw();
  };
  const others = calls.ways.filter((way) => way !== here);
  const possible = calls.key !== "" && "PushManager" in window && window.isSecureContext;
  return [
    h("h3", null, say("calls-ways")),
    possible ? toggle(say("call-push"), here?.active ?? false, pushes) : h("p", { class: "faint" }, say("call-no-push")),
    others.map((way) => h("div", { class: "way" }, toggle(say(`call-${way.kind}-at`, { address: way.address }), way.active, (on) => turn(way, on)), way.kind === "mail" ? null : h("button", { type: "button", class: "tool", "aria-label": say("call-drop"), title: say("call-drop"), onclick: () => drop(way) }, "✕"))),
    calls.mail && !others.some((way) => way.kind === "mail") ? h("p", { class: "faint" }, say("call-mail-how")) : null,
    calls.key ? hookForm(draw) : h("p", { class: "faint" }, say("call-no-extra")),
  ];
}

/** @param {string} key the server's public key */
async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(say("call-denied"));
  await register();
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new Error(say("call-push-failed"));
  });
  const { endpoint, keys } = made.toJSON();
  await ask("POST", "/api/me/calls/push", { endpoint, keys, base: base() });
  await wish({});
}

/** @param {() => void} draw */
function hookForm(draw) {
  const field = h("input", { type: "url", required: true, maxlength: 1000, placeholder: "https://discord.com/api/webhooks/…" });
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (await attempt(() => ask("POST", "/api/me/calls/hook", { url: field.value.trim(), base: base() }))) draw();
  };
  return h("form", { class: "mail-form", onsubmit: submit }, h("label", null, h("span", null, say("call-hook")), field), h("button", { type: "submit", class: "secondary" }, say("call-add")));
}

/** Say when one wants to be called, in one's own language and time. @param {Partial<Calls>} changed */
async function wish(changed) {
  const now = /** @type {Calls} */ (await ask("GET", "/api/me/calls"));
  const { soon, quiet, away } = { ...now, ...changed };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return ask("POST", "/api/me/calls", { soon, quiet, away, zone, language: pref("language") });
}

/** Minutes of the day as a field for times has them. @param {number} minutes */
const time = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** @param {string} text */
const minutes = (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/** So many days ahead a holiday can end. */
const HOLIDAY = 90;

/** The days on which a holiday can end, by their last second, in the reader's language: a browser's own field for dates speaks another. @param {number | null} chosen */
function holidays(chosen) {
  const day = new Intl.DateTimeFormat(pref("language"), { weekday: "long", day: "numeric", month: "long" });
  const last = (/** @type {number} */ days) => new Date(new Date().setHours(23, 59, 59, 0)).setDate(new Date().getDate() + days) / 1000;
  const ends = Array.from({ length: HOLIDAY }, (_, days) => last(days));
  const other = chosen && chosen * 1000 > Date.now() && !ends.includes(chosen) ? [chosen] : [];
  const option = (/** @type {number} */ end) => h("option", { value: end, selected: end === chosen }, day.format(new Date(end * 1000)));
  return [h("option", { value: "" }, say("holiday-none")), ...[...other, ...ends].sort((a, b) => a - b).map(option)];
}

/** @param {Calls} calls @param {() => void} draw */
function when(calls, draw) {
  const set = (/** @type {Partial<Calls>} */ changed) => {
    wished = wished.then(() => attempt(() => wish(changed))).then(draw);
  };
  const [begin, end] = calls.quiet ?? [22 * 60, 8 * 60];
  const from = h("input", { type: "time", value: time(begin), "aria-label": say("quiet-from"), onchange: () => set({ quiet: [minutes(from.value), end] }) });
  const to = h("input", { type: "time", value: time(end), "aria-label": say("quiet-to"), onchange: () => set({ quiet: [begin, minutes(to.value)] }) });
  const soon = h("select", { onchange: () => set({ soon: Number(soon.value) }) }, [...new Set([...SOON, calls.soon])].sort((a, b) => a - b).map((value) => h("option", { value, selected: value === calls.soon }, say("soon", { minutes: value }))));
  const away = h("select", { onchange: () => set({ away: Number(away.value) || null }) }, holidays(calls.away));
  return [
    h("h3", null, say("calls-when")),
    h("label", { class: "field-row" }, h("span", null, say("how-soon")), soon),
    toggle(say("quiet"), calls.quiet !== null, (on) => set({ quiet: on ? [begin, end] : null })),
    calls.quiet ? h("div", { class: "quiet-hours" }, from, "–", to) : null,
    h("label", { class: "field-row" }, h("span", null, say("holiday")), away),
  ];
}

function onward() {
  return [h("h3", null, say("calls-after")), toggle(say("next-by-itself"), pref("next"), (on) => choose("next", on))];
}

/** @param {Calls} calls */
function tryOut(calls) {
  if (!calls.ways.some((way) => way.active)) return null;
  const deed = () => attempt(async () => {
    const { reached } = await ask("POST", "/api/me/calls/try", {});
    toast(say("call-tried", { count: reached }), { kind: reached ? "" : "bad" });
  });
  return h("button", { type: "button", class: "secondary", onclick: deed }, icon("chat"), say("call-try"));
}
