// Which room each scene gets: the board as large as can be, its companions below it or beside it, never too small to read.

/** Something that stands around the board: its name, how many times it is as wide as high, and how high it is at least. @typedef {{ name: string, ratio: number, least: number }} Companion */

/**
 * @typedef {object} Rooms
 * @property {string[]} beside the companions in a column beside the board
 * @property {number} width of that column
 * @property {string[][]} below rows of companions below the board
 * @property {number[]} heights of those rows
 */

const GAP = 8;
/** What is wider cannot stand beside the board, what is narrower not below it. */
const BESIDE = 2.2;
const BELOW = 1.2;
/** No column is wider, and none is narrower if there is another way. */
const COLUMN = { least: 200, most: 300, share: 0.3 };
/** How high rows can be; lower ones leave more to the board. None is lower than the least: it is rather moved sideways. */
const ROWS = [120, 104, 90];
const SHARE = 0.22;
/** A row that is almost high enough need not be moved sideways. */
const ALMOST = 0.9;
/** What a larger row is worth, against as much of the board. */
const WORTH = 0.2;
/** The share of its size that the board keeps, or else a sheet to look things up opens at a press only. */
const WORTH_A_LOOK = 0.9;

/**
 * @param {number} width
 * @param {number} height
 * @param {number} board how many times the board is as wide as high
 * @param {Companion[]} companions what is only looked up stays away where the board would pay for it
 * @returns {Rooms}
 */
export function arrange(width, height, board, companions) {
  const all = best(width, height, board, companions);
  const needed = companions.filter((one) => one.name !== "info");
  if (needed.length === companions.length) return all.room;
  const without = best(width, height, board, needed);
  return all.large >= without.large * WORTH_A_LOOK ? all.room : without.room;
}

/** @param {number} width @param {number} height @param {number} board @param {Companion[]} companions */
function best(width, height, board, companions) {
  const tries = assignments(companions).flatMap(({ beside, below }) => rowsOf(below).flatMap((rows) => ROWS.map((most) => tryOut(beside, rows, most, { width, height, board }))));
  return tries.reduce((better, one) => (one.score > better.score ? one : better));
}

/** @param {Companion[]} beside @param {Companion[][]} rows @param {number} most @param {{ width: number, height: number, board: number }} stage */
function tryOut(beside, rows, most, { width, height, board }) {
  const heights = rows.map((row) => rowOf(row, width, Math.min(most, SHARE * height)));
  const left = height - heights.reduce((sum, one) => sum + one + GAP, 0);
  const column = beside.length ? columnOf(beside, width, left, width - board * left - GAP) : 0;
  const room = { beside: beside.map((one) => one.name), width: column, below: rows.map((row) => row.map((one) => one.name)), heights };
  const large = Math.min((width - (column ? column + GAP : 0)) / board, left);
  const small = column > 0 && column < COLUMN.least;
  return { room, large, score: (large + WORTH * Math.min(ROWS[0], ...heights)) * (small ? 0.5 : 1) };
}

/** @param {Companion[]} companions @returns {{ beside: Companion[], below: Companion[] }[]} */
function assignments(companions) {
  /** @type {{ beside: Companion[], below: Companion[] }[]} */
  let found = [{ beside: [], below: [] }];
  for (const one of companions) {
    found = found.flatMap(({ beside, below }) => [
      ...(one.ratio <= BESIDE ? [{ beside: [...beside, one], below }] : []),
      ...(one.ratio >= BELOW ? [{ beside, below: [...below, one] }] : []),
    ]);
  }
  return found;
}

/** All in one row, or one in each. @param {Companion[]} below */
const rowsOf = (below) => (below.length > 1 ? [[below], below.map((one) => [one])] : [below.map((one) => [one])]);

/** The height of a row: as high as is wished if it is wide enough, and never too low to be touched. @param {Companion[]} row @param {number} width @param {number} wished */
function rowOf(row, width, wished) {
  const fitting = (width - GAP * (row.length + 1)) / row.reduce((sum, one) => sum + one.ratio, 0);
  const least = Math.max(...row.map((one) => one.least));
  return fitting >= least * ALMOST ? Math.min(Math.max(wished, least), fitting) : least;
}

/** The width of a column: what the board leaves free, within what can be read. @param {Companion[]} column @param {number} width @param {number} height @param {number} free */
function columnOf(column, width, height, free) {
  const tall = column.reduce((sum, one) => sum + 1 / one.ratio, 0);
  const most = Math.min(COLUMN.most, COLUMN.share * width, (height - GAP * (column.length + 1)) / tall);
  return Math.min(most, Math.max(COLUMN.least, free));
}
