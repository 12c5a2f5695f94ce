// What the server says and is asked about tournaments.

import { ask } from "./api.js";
import { pref } from "./prefs.js";

/** @typedef {{ id: string, name: string, game: string, title: string, form: "series" | "robin" | "swiss", state: "open" | "running" | "over", round: number, rounds: number, entrants: number, alike: boolean, mine: boolean, changed: number }} TournamentSummary */
/** @typedef {{ number: number, name: string, bot: boolean, mine: boolean, gone: boolean, place: number, points: number, wins: number, opponents: number, rounds: (number | null)[] }} Standing */
/** @typedef {{ table: string, state: string, visible: boolean, seats: { number: number, name: string, score: number | null, won: boolean, points: number | null }[] }} RoundTable */
/** @typedef {{ number: number, tables: RoundTable[], commitment: string | null, secret: string | null }} Round */
/** @typedef {TournamentSummary & { size: number, pace: string, clock: { per: string, seconds: number, then: string }, private: boolean, level: string | null, hosted: boolean, entered: boolean, full: boolean, standings: Standing[], played: Round[], seals: string[], words: string[], word: string | null }} Tournament */

const lang = () => `lang=${pref("language")}`;

/** @param {boolean} mine @returns {Promise<TournamentSummary[]>} */
export const tournaments = (mine) => ask("GET", `/api/tournaments?${mine ? "mine=true&" : ""}${lang()}`);
/** @param {object} set @returns {Promise<{ tournament: string }>} */
export const announce = (set) => ask("POST", "/api/tournaments", set);
/** @param {string} id @returns {Promise<Tournament>} */
export const find = (id) => ask("GET", `/api/tournaments/${id}?${lang()}`);
/** @param {string} id @param {"enter" | "withdraw" | "begin"} deed @param {object} [body] @returns {Promise<Tournament>} */
export const act = (id, deed, body = {}) => ask("POST", `/api/tournaments/${id}/${deed}?${lang()}`, body);
