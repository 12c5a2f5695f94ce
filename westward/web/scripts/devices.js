// To be somebody on every device: a link to the next one, mail, passkeys, and the list of devices.

import { toast } from "./announce.js";
import { ask, attempt } from "./api.js";
import { copy, h, icon, nodes } from "./dom.js";
import { pref } from "./prefs.js";
import { dialog } from "./settings.js";
import { say } from "./words.js";

/** @typedef {{ id: string, name: string, since: number, seen: number, here: boolean }} Device */
/** @typedef {{ devices: Device[], passkeys: { id: string, name: string, since: number }[], mails: string[], can: { mail: boolean, passkeys: boolean } }} Identity */

/** The address of the lobby, by which others reach this server. */
export const base = () => new URL("/", location.href).href;

/** Whether the browser can make and use passkeys. */
const hasPasskeys = () => window.isSecureContext && typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** A day, as the reader's language writes it. @param {number} seconds */
const day = (seconds) => new Intl.DateTimeFormat(pref("language"), { dateStyle: "medium" }).format(new Date(1000 * seconds));

/** Open the dialog. @param {() => void} changed is told when this device has become somebody else's */
export async function openDevices(changed) {
  const body = h("div", { class: "devices" });
  dialog(say("devices"), { class: "devices-dialog" }, body);
  const draw = async () => {
    const found = /** @type {Identity | null} */ (await attempt(() => ask("GET", "/api/me/devices")));
    if (found) body.replaceChildren(...nodes([carry(), list(found, draw), forGood(found, draw), again(found, changed)]));
  };
  await draw();
}

/** A link and a QR code for the next device. */
function carry() {
  const place = h("div", { class: "carry" });
  const show = async () => {
    const link = await attempt(() => ask("POST", "/api/me/link", { base: base() }));
    if (!link) return;
    const field = h("input", { readonly: true, value: link.url, "aria-label": say("device-link"), onfocus: () => field.select() });
    const take = async () => (await copy(link.url), toast(say("copied")));
    place.replaceChildren(
      h("img", { class: "qr", src: link.qr, alt: say("device-qr"), width: 200, height: 200 }),
      h("div", null, h("p", null, say("device-link-about")), field, h("button", { type: "button", class: "secondary", onclick: take }, icon("link"), say("copy-link"))),
    );
  };
  return [h("p", null, say("devices-about")), place, h("button", { type: "button", class: "primary show-link", onclick: show }, say("device-link-show"))];
}

/** @param {Identity} found @param {() => void} draw */
function list(found, draw) {
  if (!found.devices.length) return null;
  const out = async (/** @type {Device} */ device) => {
    if (await attempt(() => ask("POST", `/api/me/devices/${device.id}/sign-out`, {}))) draw();
  };
  return [
    h("h3", null, say("devices-list")),
    h("ul", { class: "plain-list" }, found.devices.map((device) => h(
      "li",
      null,
      h("span", null, h("strong", null, device.name || say("device-unknown")), h("small", null, device.here ? say("device-here") : say("device-seen", { day: day(device.seen) }))),
      device.here ? null : h("button", { type: "button", class: "quiet", onclick: () => out(device) }, say("sign-out")),
    ))),
  ];
}

/** What keeps somebody known when every cookie is lost. @param {Identity} found @param {() => void} draw */
function forGood(found, draw) {
  const may = found.can.passkeys && hasPasskeys();
  if (!found.can.mail && !may) return null;
  const drop = async (/** @type {string} */ code) => {
    if (await attempt(() => ask("POST", "/api/me/passkeys/drop", { code }))) draw();
  };
  return [
    h("h3", null, say("for-good")),
    h("p", null, say("for-good-about")),
    h("ul", { class: "plain-list" },
      found.mails.map((mail) => h("li", null, h("span", null, h("strong", null, mail)))),
      found.passkeys.map((key) => h("li", null, h("span", null, h("strong", null, say("passkey")), h("small", null, say("passkey-since", { device: key.name || say("device-unknown"), day: day(key.since) }))), h("button", { type: "button", class: "quiet", onclick: () => drop(key.id) }, say("passkey-drop"))))),
    may ? h("button", { type: "button", class: "secondary", onclick: async () => (await makePasskey()) && draw() }, say("passkey-make")) : null,
    found.can.mail ? mailForm() : null,
  ];
}

function mailForm() {
  const field = h("input", { type: "email", required: true, maxlength: 254, autocomplete: "email", placeholder: "ann@example.org" });
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (!(await attempt(() => ask("POST", "/api/me/mail", { address: field.value.trim() })))) return;
    toast(say("mail-sent"), { stay: 12000 });
    field.value = "";
  };
  return h("form", { class: "mail-form", onsubmit: submit }, h("label", null, h("span", null, say("mail-link")), field), h("button", { type: "submit", class: "secondary" }, say("mail-send")));
}

async function makePasskey() {
  return attempt(async () => {
    const options = PublicKeyCredential.parseCreationOptionsFromJSON(await ask("POST", "/api/me/passkeys/begin", {}));
    const made = /** @type {PublicKeyCredential | null} */ (await refused(navigator.credentials.create({ publicKey: options })));
    if (made) await ask("POST", "/api/me/passkeys", { credential: made.toJSON() });
    return made !== null;
  });
}

/** Somebody who closes the browser's own window has changed their mind. @template T @param {Promise<T>} asked @returns {Promise<T | null>} */
async function refused(asked) {
  try {
    return await asked;
  } catch {
    return null;
  }
}

/** For those who have been here before. @param {Identity} found @param {() => void} changed */
function again(found, changed) {
  if (!found.can.passkeys || !hasPasskeys()) return null;
  const enter = () => attempt(async () => {
    const options = PublicKeyCredential.parseRequestOptionsFromJSON(await ask("POST", "/api/enter/passkey/begin", {}));
    const given = /** @type {PublicKeyCredential | null} */ (await refused(navigator.credentials.get({ publicKey: options })));
    if (!given) return;
    const me = await ask("POST", "/api/enter/passkey", { credential: given.toJSON() });
    document.querySelector("dialog[open]")?.remove();
    toast(say("arrived", { name: me.name }));
    changed();
  });
  return [h("h3", null, say("been-here")), h("button", { type: "button", class: "secondary", onclick: enter }, say("passkey-enter"))];
}
