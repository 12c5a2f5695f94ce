// Points by category: items of the same name are one row, whose single lines are shown when it is pressed.

import { clauseLink } from "./clauses.js";
import { h } from "./dom.js";

/** @import { ScoreItem } from "./shapes.js" */

/** @typedef {{ name: string, text: string, points: number, items: ScoreItem[] }} Category */

/** What items of one category are called together: their own words, without what they say of one of them alone. @param {ScoreItem[]} items */
export function categoryName(items) {
  const [first, ...others] = items.map((item) => item.text);
  return others.every((text) => text === first) ? first : first.replace(/\s*\([^()]*\)$/, "");
}

/** The items by category, in the order in which they come. @param {ScoreItem[]} items @returns {Category[]} */
export function categories(items) {
  /** @type {Map<string, ScoreItem[]>} */
  const found = new Map();
  for (const item of items) found.set(item.name, [...(found.get(item.name) ?? []), item]);
  return [...found].map(([name, some]) => ({ name, text: categoryName(some), points: some.reduce((sum, item) => sum + item.points, 0), items: some }));
}

/** Points as they are written, with a sign where they are added to others. @param {number} points @param {boolean} [added] */
export const pointsText = (points, added = false) => (added && points > 0 ? `+${points}` : String(points).replace("-", "−"));

/** The single lines of a category. @param {ScoreItem[]} items @param {(clause: string) => void} openClause */
export const lines = (items, openClause) =>
  h("ul", { class: "sheet-lines" }, items.map((item) => h("li", null, `${item.text}: ${pointsText(item.points, true)} `, clauseLink(item.clause, openClause))));
