// Short sounds, made on the spot; silent until somebody asks for them.

import { pref } from "./prefs.js";

/** @type {AudioContext | null} */
let audio = null;

/**
 * @param {number} frequency
 * @param {number} at
 * @param {number} length
 * @param {{ type?: OscillatorType, loud?: number, to?: number }} [how]
 */
function note(frequency, at, length, { type = "sine", loud = 0.12, to = frequency } = {}) {
  if (!audio) return;
  const start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type, frequency });
  const volume = new GainNode(audio, { gain: 0 });
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

const SOUNDS = {
  /** Wood on a board. */
  move: () => note(210, 0, 0.09, { type: "triangle", loud: 0.2, to: 90 }),
  /** Two coins. */
  points: () => [0, 0.07].forEach((at, i) => note(1180 + i * 360, at, 0.22, { loud: 0.06 })),
  /** A station bell: it is your turn. */
  turn: () => [0, 0.16].forEach((at) => note(784, at, 0.5, { loud: 0.09 })),
  /** A low knock: this is not possible. */
  no: () => note(130, 0, 0.16, { type: "square", loud: 0.04, to: 95 }),
  /** A train far away: the game is over. */
  over: () => [392, 494, 587, 740].forEach((frequency) => note(frequency, 0, 1.1, { type: "triangle", loud: 0.05 })),
};

/** Play a sound, if sounds are on. @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!pref("sounds")) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  SOUNDS[name]();
}
