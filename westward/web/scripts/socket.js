// The line to a table. It comes back by itself, says the last number it knows, and sends again what was not acknowledged.

import { pref } from "./prefs.js";

const RETRY = [250, 500, 1000, 2000, 4000, 8000];
const PING = 20000;

export class Line {
  /** `hear(message)` gets every message, `state(name)` one of "open", "lost". `known()` tells the last numbers known. */
  constructor(table, { hear, state, known }) {
    this.table = table;
    this.hear = hear;
    this.state = state;
    this.known = known;
    this.waiting = new Map();
    this.tries = 0;
    this.closed = false;
    this.pictures = new Map();
    this.connect();
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.tries = 0;
      this.pictures.clear();
      this.send({ type: "hello", ...this.known(), lang: pref("language"), patches: true });
      this.beat = setInterval(() => this.send({ type: "ping" }), PING);
    });
    socket.addEventListener("message", (event) => this.socket === socket && this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (this.closed || this.socket !== socket) return;
      clearInterval(this.beat);
      this.state("lost");
      this.timer = setTimeout(() => this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
    });
  }

  hurry() {
    if (this.closed || this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  }

  receive(message) {
    if (message.type === "welcome") {
      this.state("open");
      for (const play of this.waiting.values()) this.send(play);
    }
    if (message.type === "position") this.assemble(message);
    if (message.type === "error" && message.final) this.close();
    if (message.type === "ack" || message.type === "refused") this.waiting.delete(message.id);
    this.hear(message);
  }

  /** A picture comes as what has changed since the seat's last one; put it together. */
  assemble({ seat, picture }) {
    const had = this.pictures.get(seat);
    if (picture.defs === null) picture.defs = patched(had.defs, picture.defs_patch);
    for (const scene of picture.scenes) {
      if (scene.patch) scene.body = patched(had.scenes.find((old) => old.name === scene.name).body, scene.patch);
    }
    this.pictures.set(seat, picture);
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Play an action; it is kept until the server has acknowledged or refused it. */
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
    old.close();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}

/** New markup from pieces of the old one, cut at each tag: [from, to] is taken over, text is new. */
function patched(old, patch) {
  const pieces = old.split("<");
  return patch.flatMap((piece) => (typeof piece === "string" ? [piece] : pieces.slice(piece[0], piece[1]))).join("<");
}

function unique() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
