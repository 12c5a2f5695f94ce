// The server's HTTP side. Errors arrive as a sentence.

import { toast } from "./announce.js";
import { pref } from "./prefs.js";
import { say } from "./words.js";

/** @import { Me, NewTable, Position, Puzzle, PuzzleAnswer, PuzzleShelf, Review, Rules, Shelf, Table } from "./shapes.js" */

/**
 * Ask the server for something.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = {};
  /** @type {RequestInit} */
  const options = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    const text = typeof body === "string";
    headers["Content-Type"] = text ? "text/plain; charset=utf-8" : "application/json";
    options.body = text ? body : JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Error(say("no-server"));
  }
  const written = await answer.text();
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const data = isJson ? JSON.parse(written) : written;
  if (!answer.ok) throw new Error(data?.error ?? say("failed", { status: answer.status }));
  return data;
}

const lang = () => `lang=${pref("language")}`;

export const api = {
  /** @returns {Promise<Me>} */
  me: () => ask("GET", "/api/me"),
  /** @param {string} name @returns {Promise<Me>} */
  rename: (name) => ask("POST", "/api/me", { name }),
  /** @returns {Promise<Shelf>} */
  games: () => ask("GET", `/api/games?${lang()}`),
  /** @param {string} game @returns {Promise<Rules>} */
  rules: (game) => ask("GET", `/api/rules/${encodeURIComponent(game)}?${lang()}`),
  /** @param {Table["state"]} state @returns {Promise<Table[]>} */
  tables: (state) => ask("GET", `/api/tables?state=${state}&${lang()}`),
  /** @returns {Promise<Table[]>} */
  mine: () => ask("GET", `/api/tables?mine=true&${lang()}`),
  /** @param {NewTable} set @returns {Promise<{ table: string }>} */
  create: (set) => ask("POST", "/api/tables", set),
  /** @param {string} id @param {number} seat @param {string} name @param {string | null} colour @param {string} word @returns {Promise<Table>} */
  join: (id, seat, name, colour, word) => ask("POST", `/api/tables/${id}/join`, { seat, name, ...(colour ? { colour } : {}), ...(word ? { word } : {}) }),
  /** @param {string} id @param {number} seat @param {string} word @returns {Promise<Table>} */
  word: (id, seat, word) => ask("POST", `/api/tables/${id}/word`, { seat, word }),
  /** @param {string} id @returns {Promise<Table>} */
  leave: (id) => ask("POST", `/api/tables/${id}/leave`, {}),
  /** Take back the seats one got up from. @type {(id: string) => Promise<Table>} */
  comeBack: (id) => ask("POST", `/api/tables/${id}/return`, {}),
  /** The position in words. @param {string} id @param {number} seat @param {number | null} at @returns {Promise<{ sections: { title: string, lines: string[] }[] }>} */
  inWords: (id, seat, at) => ask("GET", `/api/tables/${id}/words?seat=${seat}${at === null ? "" : `&at=${at}`}&${lang()}`),
  /** @param {string} id @returns {Promise<{ table: string }>} */
  rematch: (id) => ask("POST", `/api/tables/${id}/rematch`, {}),
  /** @param {string} id @returns {Promise<Review>} */
  review: (id) => ask("GET", `/api/tables/${id}/review?${lang()}`),
  /** @param {string} id @returns {Promise<string>} */
  record: (id) => ask("GET", `/api/tables/${id}/record`),
  /** @returns {Promise<PuzzleShelf>} */
  puzzles: () => ask("GET", `/api/puzzles?${lang()}`),
  /** @param {string} game @param {number} number @returns {Promise<Puzzle>} */
  puzzle: (game, number) => ask("GET", `/api/puzzles/${game}/${number}?${lang()}`),
  /** @param {string} game @param {number} number @param {string} overlay @returns {Promise<Position>} */
  puzzleLook: (game, number, overlay) => ask("GET", `/api/puzzles/${game}/${number}/look?overlay=${encodeURIComponent(overlay)}&${lang()}`),
  /** @param {string} game @param {number} number @param {string} part @returns {Promise<import("./shapes.js").Message>} */
  puzzleWhy: (game, number, part) => ask("GET", `/api/puzzles/${game}/${number}/why?part=${encodeURIComponent(part)}&${lang()}`),
  /** Whether an answer is right; with `reveal` the right one is told in any case. @param {string} game @param {number} number @param {number} action @param {boolean} reveal @returns {Promise<PuzzleAnswer>} */
  puzzleAnswer: async (game, number, action, reveal) => ({ ...(await ask("GET", `/api/puzzles/${game}/${number}/answer?action=${action}&reveal=${reveal}&${lang()}`)), action, reveal }),
  /** The position of a puzzle in words. @param {string} game @param {number} number @returns {Promise<{ sections: { title: string, lines: string[] }[] }>} */
  puzzleWords: (game, number) => ask("GET", `/api/puzzles/${game}/${number}/words?${lang()}`),
  /** The reader's table of a chapter of a game's lesson. @param {string} game @param {string} [chapter] @returns {Promise<{ table: string }>} */
  learn: (game, chapter) => ask("POST", "/api/lessons", { game, ...(chapter ? { chapter } : {}) }),
  /** @param {string} id @param {"back" | "again" | "leave"} deed @returns {Promise<Table>} */
  inLesson: (id, deed) => ask("POST", `/api/tables/${id}/lesson`, { do: deed }),
  /** @param {string} record @returns {Promise<{ table: string }>} */
  bring: (record) => ask("POST", "/api/tables/import", record),
};

/**
 * Do something that may fail: then its sentence is shown, and null is given.
 * @template T
 * @param {() => Promise<T>} deed
 * @returns {Promise<T | null>}
 */
export async function attempt(deed) {
  try {
    return await deed();
  } catch (problem) {
    toast(problem instanceof Error ? problem.message : String(problem), { kind: "bad" });
    return null;
  }
}
