// Which puzzles the reader has solved, and on how many days in a row the one of the day; kept in this browser alone.

const KEY = "westward-puzzles";
const DAY = 86_400_000;

/** @typedef {{ solved: string[], streak: number, last: string }} Kept */

/** @returns {Kept} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { solved: Array.isArray(found.solved) ? found.solved : [], streak: Number(found.streak) || 0, last: String(found.last ?? "") };
  } catch {
    return { solved: [], streak: 0, last: "" };
  }
}

/** The day before a day, both as 2026-11-18. @param {string} day */
const before = (day) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** A puzzle was solved; if it was that of a day, the days in a row go on. @param {string} name @param {string | null} day */
export function noteSolved(name, day) {
  const { solved, streak, last } = kept();
  const next = !day || day === last ? { streak, last } : { streak: last === before(day) ? streak + 1 : 1, last: day };
  try {
    localStorage.setItem(KEY, JSON.stringify({ solved: [...new Set([...solved, name])], ...next }));
  } catch {
    // A browser that keeps nothing keeps no streak either.
  }
}

/** Whether a puzzle was solved. @param {string} name */
export const isSolved = (name) => kept().solved.includes(name);

/** On how many days in a row the puzzle of the day was solved, up to today or yesterday. @param {string} day today */
export function streakOn(day) {
  const { streak, last } = kept();
  return last === day || last === before(day) ? streak : 0;
}
