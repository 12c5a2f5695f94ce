// Points by category: items of one category are one row, whose single lines are shown when it is pressed.

import { clauseLink } from "./clauses.js";
import { h } from "./dom.js";

/** @import { ScoreItem } from "./shapes.js" */

/** @typedef {{ text: string, points: number, items: ScoreItem[] }} Category */

/** The items by category, in the order in which they come. @param {ScoreItem[]} items @returns {Category[]} */
export function categories(items) {
  /** @type {Map<string, ScoreItem[]>} */
  const found = new Map();
  for (const item of items) found.set(item.category, [...(found.get(item.category) ?? []), item]);
  return [...found].map(([text, some]) => ({ text, points: some.reduce((sum, item) => sum + item.points, 0), items: some }));
}

/** Points as they are written, with a sign where they are added to others. @param {number} points @param {boolean} [added] */
export const pointsText = (points, added = false) => (added && points > 0 ? `+${points}` : String(points).replace("-", "−"));

/** The single lines of a category. @param {ScoreItem[]} items @param {(clause: string) => void} openClause */
export const lines = (items, openClause) =>
  h("ul", { class: "sheet-lines" }, items.map((item) => h("li", null, `${item.text}: ${pointsText(item.points, true)} `, clauseLink(item.clause, openClause))));
