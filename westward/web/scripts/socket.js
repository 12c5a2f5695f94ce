// The line to a table. It comes back by itself, says the last number it knows, and sends again what was not acknowledged.

import { pref } from "./prefs.js";

const RETRY = [250, 500, 1000, 2000, 4000, 8000];
const PING = 3000;
/** A line that has said nothing for so long is lost. */
const SILENCE = 6500;

/** @import { Message, Patch, Picture, Position } from "./shapes.js" */

/**
 * @typedef {object} Ears
 * @property {(message: Message) => void} hear gets every message
 * @property {(state: "open" | "lost") => void} state
 * @property {() => { last: number | null, chat: number | null }} known the last numbers known of log and chat
 */

export class Line {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** @type {Ears} */
    this.ears = { hear: () => {}, state: () => {}, known: () => ({ last: null, chat: null }) };
    /** What was played and is not acknowledged yet. @type {Map<string, object>} */
    this.waiting = new Map();
    this.tries = 0;
    this.closed = false;
    this.beat = 0;
    this.timer = 0;
    /** When the server was last heard. */
    this.heard = 0;
    /** The markup of each seat's last picture, cut at its tags. @type {Map<number, Cut>} */
    this.pictures = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
  }

  /** Connect, and stay connected. @param {Ears} ears */
  open(ears) {
    this.ears = ears;
    this.connect();
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      this.send({ type: "away", away: document.hidden });
      if (!document.hidden) this.hurry();
    });
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    this.heard = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listen(), PING);
    socket.addEventListener("open", () => {
      this.tries = 0;
      this.pictures.clear();
      this.send({ type: "hello", ...this.ears.known(), lang: pref("language"), patches: true });
      if (document.hidden) this.send({ type: "away", away: true });
    });
    socket.addEventListener("message", (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.receive(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => this.socket === socket && this.lose());
  }

  /** Ask for a sign of life; a network that is gone does not say so itself. */
  listen() {
    if (Date.now() - this.heard > SILENCE && !document.hidden) {
      const silent = this.socket;
      this.socket = null;
      silent?.close();
      this.lose();
    } else this.send({ type: "ping" });
  }

  lose() {
    if (this.closed) return;
    clearInterval(this.beat);
    this.ears.state("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
  }

  hurry() {
    if (this.closed || (this.socket && this.socket.readyState !== WebSocket.CLOSED)) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** @param {Message} message */
  receive(message) {
    if (message.type === "welcome") {
      this.ears.state("open");
      for (const play of this.waiting.values()) this.send(play);
    }
    if (message.type === "position") this.assemble(message);
    if (message.type === "error" && message.final) this.close();
    if (message.type === "ack" || message.type === "refused") this.waiting.delete(message.id);
    this.ears.hear(message);
  }

  /** A picture comes as what has changed since the seat's last one; put it together. @param {Position} position */
  assemble({ seat, picture }) {
    if (!picture) return;
    this.pictures.set(seat, assemble(picture, this.pictures.get(seat)));
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Play an action; it is kept until the server has acknowledged or refused it. @param {number} seat @param {number} number @param {number} action */
  play(seat, number, action) {
    const message = { type: "play", id: unique(), seat, number, action };
    this.waiting.set(message.id, message);
    this.send(message);
  }

  /** Connect anew, as whoever this browser now is. */
  again() {
    const old = this.socket;
    clearInterval(this.beat);
    this.connect();
    old?.close();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

/** Markup cut at each tag, and as a whole: the symbols' by the name "", each scene's by its own. @typedef {Map<string, { pieces: string[], whole: string }>} Cut */

/** Put a picture that tells only what has changed together with the one before it. Gives its markup in pieces, for the next. @param {Picture} picture @param {Cut} [had] */
export function assemble(picture, had = new Map()) {
  /** @type {Cut} */
  const cut = new Map();
  if (picture.defs_patch) picture.defs = keep("", patched(had.get(""), picture.defs_patch));
  else if (picture.defs) keep("", whole(picture.defs));
  for (const scene of picture.scenes) scene.body = keep(scene.name, scene.patch ? patched(had.get(scene.name), scene.patch) : whole(scene.body));
  return cut;

  /** @param {string} name @param {{ pieces: string[], whole: string }} markup */
  function keep(name, markup) {
    cut.set(name, markup);
    return markup.whole;
  }
}

/** @param {string} markup */
const whole = (markup) => ({ pieces: markup.split("<"), whole: markup });

/** New markup from pieces of the old one: [from, to] is taken over, text is new. What is unchanged stays the same string. @param {{ pieces: string[], whole: string } | undefined} old @param {Patch} patch */
function patched(old = whole(""), patch) {
  const [first] = patch;
  if (patch.length === 1 && typeof first !== "string" && first[0] === 0 && first[1] === old.pieces.length) return old;
  const pieces = patch.flatMap((piece) => (typeof piece === "string" ? [piece] : old.pieces.slice(piece[0], piece[1])));
  return { pieces, whole: pieces.join("<") };
}

function unique() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
