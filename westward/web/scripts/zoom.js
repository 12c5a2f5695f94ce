// Looking closer: wheel, drag, pinch, double tap and keys move the view box of the board.

import { pace } from "./prefs.js";

const CLOSEST = 8;
const STEP = 1.3;
const SLIP = 6;
/** Two taps within this time and distance are a double tap. */
export const TWICE = 320;
const NEAR = 28;
/** How much closer a double tap comes, and how much closer at most the view goes by itself. */
const LEAP = 2.4;
export const BY_ITSELF = 2.6;
/** Less is not worth moving the view. */
const WORTHWHILE = 1.1;
const MARGIN = 1.14;
const GLIDE = 320;

/** @import { Box } from "./shapes.js" */
/** @typedef {{ x: number, y: number }} Place */
/** @typedef {{ x: number, y: number, w: number, h: number }} Area */

export class Zoom {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    /** Is told of presses that were not drags, and gives whether they chose something. @type {(event: PointerEvent) => boolean} */
    this.tap = () => false;
    /** Is told of double taps. */
    this.twice = () => {};
    /** Is told of every change of the view. */
    this.moved = () => {};
    /** Whether the reader has chosen the view. */
    this.held = false;
    /** The last tap that chose nothing. @type {{ x: number, y: number, at: number } | null} */
    this.last = null;
    /** @type {Box} */
    this.home = [0, 0, 1, 1];
    /** How close the view is; 1 shows the whole. */
    this.k = 1;
    /** @type {Place | null} */
    this.centre = null;
    /** @type {Map<number, Place>} */
    this.pointers = new Map();
    /** Where the drag began. @type {Place} */
    this.start = { x: 0, y: 0 };
    this.dragged = false;
    this.gliding = 0;
    /** Whether the view is on its way. */
    this.moving = false;
    /** What the view was turned to by itself, and how close at most; it stays turned to it when the board gets another size. @type {{ box: Area, most: () => number } | null} */
    this.aim = null;
    /** How large the board is on the screen, as far as that is known. @type {{ width: number, height: number } | null} */
    this.size = null;
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.drag(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", (event) => this.up(event));
    svg.addEventListener("click", (event) => this.dragged || this.press(/** @type {PointerEvent} */ (event)));
    svg.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(([{ contentRect }]) => {
      this.size = contentRect;
      if (this.aim) this.turn(this.aim);
      else this.draw();
    }).observe(svg);
  }

  /** The whole board is this box. @param {Box} box */
  setHome(box) {
    if (this.home.every((value, i) => value === box[i])) return;
    this.home = [...box];
    this.draw();
  }

  get close() {
    return this.k > 1.001;
  }

  /** The view box that shows the whole board in the room there is. */
  whole() {
    this.size ??= this.svg.getBoundingClientRect();
    const { width, height } = this.size;
    const ratio = width && height ? width / height : this.home[2] / this.home[3];
    const [x, y, w, tall] = this.home;
    const wide = Math.max(w, tall * ratio);
    return { x: x + w / 2, y: y + tall / 2, wide, high: wide / ratio };
  }

  /** How many pixels large a unit of the board is where the whole is shown. */
  unit() {
    const { wide } = this.whole();
    return (this.size?.width ?? 0) / wide;
  }

  draw() {
    const whole = this.whole();
    const wide = whole.wide / this.k;
    const high = whole.high / this.k;
    const centre = this.centre ?? { x: whole.x, y: whole.y };
    if (!this.close) this.centre = null;
    else {
      const [x, y, w, tall] = this.home;
      /** @param {number} value @param {number} low @param {number} size @param {number} span */
      const keep = (value, low, size, span) =>
        span >= size ? low + size / 2 : Math.min(Math.max(value, low + span / 2), low + size - span / 2);
      centre.x = keep(centre.x, x, w, wide);
      centre.y = keep(centre.y, y, tall, high);
      this.centre = centre;
    }
    const at = this.centre ?? { x: whole.x, y: whole.y };
    this.svg.setAttribute("viewBox", [at.x - wide / 2, at.y - high / 2, wide, high].map((v) => v.toFixed(2)).join(" "));
    this.moved();
  }

  /** The view box as it is. */
  box() {
    return (this.svg.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
  }

  /** The box of the board that an element covers. @param {Element} element @returns {Area} */
  boxOf(element) {
    return this.ruler()(element);
  }

  /** Gives the boxes that elements cover, as long as the view stays as it is. @returns {(element: Element) => Area} */
  ruler() {
    // Not by the view box: while the board gets another size that has not been fitted to it yet.
    const { a: scale, e: left, f: top } = this.svg.getScreenCTM() ?? new DOMMatrix();
    return (element) => {
      const rect = element.getBoundingClientRect();
      return { x: (rect.left - left) / scale, y: (rect.top - top) / scale, w: rect.width / scale, h: rect.height / scale };
    };
  }

  /** The place of the board under a place of the screen. @param {number} clientX @param {number} clientY */
  place(clientX, clientY) {
    const { left, top, width, height } = this.svg.getBoundingClientRect();
    const [x, y, w, tall] = this.box();
    return { x: x + ((clientX - left) / width) * w, y: y + ((clientY - top) / height) * tall };
  }

  /** Come closer by a factor, keeping one place of the screen where it is. @param {number} factor @param {number} [clientX] @param {number} [clientY] */
  scale(factor, clientX, clientY) {
    const rect = this.svg.getBoundingClientRect();
    const px = clientX ?? rect.left + rect.width / 2;
    const py = clientY ?? rect.top + rect.height / 2;
    const before = this.place(px, py);
    this.k = Math.min(Math.max(this.k * factor, 1), CLOSEST);
    const whole = this.whole();
    this.centre = {
      x: before.x + (0.5 - (px - rect.left) / rect.width) * (whole.wide / this.k),
      y: before.y + (0.5 - (py - rect.top) / rect.height) * (whole.high / this.k),
    };
    this.draw();
  }

  /** Move by a distance on the screen. @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (!this.close || !this.centre) return;
    const { width } = this.svg.getBoundingClientRect();
    const unit = this.whole().wide / this.k / width;
    this.centre = { x: this.centre.x - dx * unit, y: this.centre.y - dy * unit };
    this.draw();
  }

  /** The whole board again. */
  fit() {
    this.held = false;
    this.glide(1, null);
  }

  /** Whether the view can come no closer. */
  get closest() {
    return this.k > CLOSEST * 0.99;
  }

  /** The view that shows a box of the board as close as is sensible, at most so close. @param {Area} box @param {number} [most] */
  towards({ x, y, w, h: tall }, most = BY_ITSELF) {
    const whole = this.whole();
    const k = Math.min(whole.wide / (w * MARGIN), whole.high / (tall * MARGIN), most, CLOSEST);
    return { k: k < WORTHWHILE ? 1 : k, centre: { x: x + w / 2, y: y + tall / 2 } };
  }

  /** Whether a box lies well inside the view. @param {Area} box */
  shows({ x, y, w, h: tall }) {
    const [left, top, wide, high] = this.box();
    return x >= left && y >= top && x + w <= left + wide && y + tall <= top + high;
  }

  /** Show a box of the board closely, at most so close, which may depend on how large the board is. @param {Area} box @param {() => number} [most] */
  focus(box, most = () => BY_ITSELF) {
    const { k, centre } = this.towards(box, most());
    this.glide(k, centre);
    this.aim = { box, most };
  }

  /** Show at once what the view is turned to. @param {{ box: Area, most: () => number }} aim */
  turn({ box, most }) {
    this.stop();
    const { k, centre } = this.towards(box, most());
    this.k = k;
    this.centre = centre;
    this.draw();
  }

  /** Move the view to a closeness and a centre in a little while. @param {number} k @param {Place | null} centre */
  glide(k, centre) {
    this.stop();
    this.aim = null;
    const whole = this.whole();
    const middle = { x: whole.x, y: whole.y };
    const from = { k: this.k, ...(this.centre ?? middle) };
    const to = { k: Math.min(k, CLOSEST), ...((k > 1 && centre) || middle) };
    const time = GLIDE * pace();
    const start = performance.now();
    /** @param {number} at */
    const step = (at) => {
      const part = time ? Math.min(Math.max((at - start) / time, 0), 1) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.k = from.k * (to.k / from.k) ** eased;
      this.centre = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      this.draw();
      this.moving = part < 1;
      if (this.moving) this.gliding = requestAnimationFrame(step);
    };
    step(start);
  }

  stop() {
    cancelAnimationFrame(this.gliding);
    this.moving = false;
  }

  /** The reader takes the view into the own hands. */
  hold() {
    this.stop();
    this.held = true;
    this.aim = null;
  }

  /** A press that was no drag; two on a place that means nothing come closer, or go back to the whole. @param {PointerEvent} event */
  press(event) {
    const meant = this.tap(event);
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const { last } = this;
    this.last = meant || event.pointerType === "mouse" ? null : { x, y, at };
    if (!last || !this.last || at - last.at > TWICE || Math.hypot(x - last.x, y - last.y) > NEAR) return;
    this.last = null;
    this.twice();
    if (this.close) {
      this.fit();
      return;
    }
    this.held = true;
    this.glide(LEAP, this.place(x, y));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.hold();
    this.scale(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) {
      this.dragged = false;
      this.start = { x: event.clientX, y: event.clientY };
    } else {
      this.dragged = true;
    }
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 2) {
      this.hold();
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      /** @param {Place} one */
      const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y);
      if (apart(last) > 0) this.scale(apart(now) / apart(last), (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    } else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLIP) {
      if (!this.dragged) this.svg.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.hold();
      this.pan(now.x - last.x, now.y - last.y);
    }
    this.pointers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.pointers.delete(event.pointerId);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const far = 60;
    /** @type {Record<string, [number, number]>} */
    const moves = { ArrowLeft: [far, 0], ArrowRight: [-far, 0], ArrowUp: [0, far], ArrowDown: [0, -far] };
    if (!moves[event.key] || !this.close) return;
    this.hold();
    this.pan(...moves[event.key]);
    event.preventDefault();
  }

  closer() {
    this.hold();
    this.scale(STEP);
  }

  farther() {
    this.hold();
    this.scale(1 / STEP);
  }
}
