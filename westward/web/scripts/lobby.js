// The lobby: pick a game and play, join a table, come back to one's own, or bring a record.

import pictured from "../art/games/index.js";
import { Tournaments } from "./announcing.js";
import { api, attempt } from "./api.js";
import { keepForLater, openCalls, register } from "./calls.js";
import { openDevices } from "./devices.js";
import { badge, find, h, icon, renew } from "./dom.js";
import { openChapters } from "./chapters.js";
import { isSolved, streakOn } from "./streak.js";
import { choose, onChoice, pref } from "./prefs.js";
import { openSettings } from "./settings.js";
import { openSetUp, usualPlayers } from "./setup.js";
import { lasting } from "./spans.js";
import { say } from "./words.js";

const OFTEN = 5000;
/** How often a page in the background counts the games that wait. */
const SELDOM = 60000;
/** What the rulebooks' pages need besides what the lobby has. */
const RULES = ["rules.js", "clauses.js"].map((file) => `/static/scripts/${file}`).concat("/static/style/rules.css");
/** So many of the reader's finished games are shown, and of those that go on and do not wait for them. */
const FINISHED = 8;
const GOING_ON = 12;

/** @import { Bot, Game, PuzzleShelf, Table } from "./shapes.js" */

/** What the lobby knows. @type {{ me: { name: string }, games: Game[], bots: Bot[], puzzles: PuzzleShelf, open: Table[], running: Table[], mine: Table[], over: Table[] }} */
const lobby = { me: { name: "" }, games: [], bots: [], puzzles: { daily: null, games: {} }, open: [], running: [], mine: [], over: [] };

/** Go to a table that was made. @param {{ table: string } | null} made */
const go = (made) => {
  if (made) location.href = `/t/${made.table}`;
};

// The page

const name = h("input", { type: "text", id: "name", maxlength: 40, autocomplete: "nickname", onchange: rename });
const games = h("ul", { class: "games" });
const daily = h("section", { class: "daily" });
const mine = h("section", { class: "tables" });
const open = h("section", { class: "tables" });
const running = h("section", { class: "tables" });
const over = h("section", { class: "tables" });
const tournaments = new Tournaments();
const words = {
  tagline: h("p", { class: "tagline" }),
  name: h("label", { for: "name" }),
  settings: h("button", { type: "button", class: "top-button", onclick: openSettings }),
  language: h("button", { type: "button", class: "top-button", onclick: () => choose("language", pref("language") === "en" ? "de" : "en") }),
  devices: h("button", { type: "button", class: "quiet", onclick: () => openDevices(() => attempt(load)) }),
  calls: h("button", { type: "button", class: "quiet", onclick: openCalls }),
  played: h("a", { class: "button quiet", href: "/played" }),
  games: h("h2", { class: "ruled" }),
  import: h("button", { type: "button", class: "secondary", onclick: bring }),
  foot: h("p", { class: "faint" }),
};

find("#app").replaceWith(
  h(
    "div",
    { class: "lobby" },
    h(
      "header",
      { class: "masthead" },
      h("div", { class: "masthead-tools" }, words.language, words.settings),
      h("h1", { class: "wordmark" }, "Westward"),
      words.tagline,
      h("div", { class: "horizon", role: "presentation" }),
    ),
    h(
      "main",
      null,
      h("div", { class: "who-am-i" }, words.name, name, words.devices, words.calls, words.played),
      mine,
      daily,
      words.games,
      games,
      h("div", { class: "two" }, open, running),
      tournaments.element,
      over,
      h("div", { class: "bring" }, words.import),
    ),
    h("footer", null, words.foot),
  ),
);

function draw() {
  const waiting = lobby.mine.filter((table) => table.your_turn).length;
  document.title = waiting ? say("tab-waiting", { count: waiting }) : "Westward";
  words.tagline.textContent = say("tagline");
  words.name.textContent = say("your-name");
  words.settings.replaceChildren(icon("gear"), h("span", null, say("settings")));
  words.language.replaceChildren(h("span", { lang: pref("language") === "en" ? "de" : "en" }, pref("language") === "en" ? "Deutsch" : "English"));
  words.devices.replaceChildren(icon("link"), say("devices"));
  words.calls.replaceChildren(icon("chat"), say("calls"));
  words.played.replaceChildren(icon("history"), say("played"));
  words.games.replaceChildren(h("span", null, say("games")));
  words.import.replaceChildren(icon("download"), say("import"));
  words.foot.textContent = say("foot");
  if (document.activeElement !== name) name.value = lobby.me.name;
  renew(games, JSON.stringify([lobby.games, lobby.puzzles, pref("language")]), () => lobby.games.map(card));
  drawDaily();
  drawTables(mine, "my-tables", lobby.mine, null);
  drawTables(open, "open-tables", lobby.open, "no-open-tables");
  drawTables(running, "running-tables", lobby.running, "no-running-tables");
  tournaments.draw(lobby.games, lobby.bots);
  drawTables(over, "over-tables", lobby.over, null);
}

/** @param {Game} game */
function card(game) {
  const { players } = game;
  const range = players.length > 1 ? `${players[0]}–${players.at(-1)}` : String(players[0]);
  return h(
    "li",
    { class: "game-card" },
    h("div", { class: "game-picture" }, pictured.includes(game.id) ? h("img", { src: `/static/art/games/${game.id}.jpg`, alt: "", width: 720, height: 360 }) : null),
    h(
      "div",
      { class: "game-text" },
      h("h3", null, game.title),
      h("p", null, game.summary),
      h("p", { class: "facts" }, say("for-players", { range }), game.maturity === "complete" ? null : [" · ", h("em", null, game.maturity)], game.box ? [" · ", h("em", null, game.box)] : null),
    ),
    h(
      "div",
      { class: "game-row" },
      h("button", { type: "button", class: "primary big", onclick: () => playNow(game), "aria-label": say("play-now-label", { game: game.title }) }, say("play-now")),
      game.lesson ? h("button", { type: "button", class: "secondary learn", onclick: () => learn(game), "aria-label": say("learn-label", { game: game.title }) }, icon("bulb"), say("learn")) : null,
      h("button", { type: "button", class: "secondary set-up", onclick: () => setUp(game), "aria-label": say("set-up-label", { game: game.title }) }, say("set-up")),
      h("a", { class: "button quiet", href: `/rules/${game.id}`, "aria-label": say("rules-label", { game: game.title }) }, icon("rules"), say("tab-rules")),
      lobby.puzzles.games[game.id] ? h("a", { class: "button quiet", href: `/puzzles/${game.id}/1`, "aria-label": say("puzzles-label", { game: game.title }) }, icon("info"), say("puzzles")) : null,
    ),
  );
}

/** The puzzle of the day, the same for everybody. */
function drawDaily() {
  const puzzle = lobby.puzzles.daily;
  daily.hidden = !puzzle;
  if (!puzzle?.day) return;
  const streak = streakOn(puzzle.day);
  const solved = isSolved(puzzle.name);
  renew(daily, JSON.stringify([puzzle, streak, solved, pref("language")]), () => [
    icon("bulb"),
    h("div", { class: "daily-text" }, h("h2", null, say("daily-title", { game: puzzle.title })), h("p", null, solved ? say("daily-solved") : say("daily-about"), streak ? ` ${say("puzzle-streak", { count: streak })}` : "")),
    h("a", { class: solved ? "button secondary" : "button primary", href: `/puzzles/${puzzle.game}/${puzzle.number}` }, say(solved ? "daily-again" : "daily-solve")),
  ]);
}

/** @param {HTMLElement} section @param {string} key @param {Table[]} tables @param {string | null} none what to say when there are none */
function drawTables(section, key, tables, none) {
  section.hidden = !tables.length && !none;
  if (section.hidden) return;
  // Seconds that pass are no reason to make the rows anew, under somebody's finger or focus.
  renew(section, JSON.stringify([tables.map((table) => ({ ...table, clock: timeLeft(table) })), pref("language")]), () => [
    h("h2", { class: "ruled" }, h("span", null, say(key))),
    tables.length ? h("ul", { class: "table-list" }, tables.map(tableRow)) : h("p", { class: "faint centred" }, say(none ?? "")),
  ]);
}

/** What there is to say of a clock that runs against the reader, or is paused. @param {Table} table */
function timeLeft({ clock, state, players }) {
  if (!clock || state !== "running") return null;
  if (clock.paused) return say("clock-paused");
  const left = Math.min(...clock.left.flatMap((seconds, seat) => (seconds !== null && players[seat].mine ? [seconds] : [])));
  return left > 0 && left < Infinity ? say("clock-mine", { time: lasting(left) }) : null;
}

/** @param {Table} table */
function tableRow(table) {
  const state = table.your_turn ? say("your-turn") : say(`state-${table.state}`);
  return h(
    "li",
    null,
    h(
      "a",
      { href: `/t/${table.id}`, class: table.your_turn ? "table-row waiting" : "table-row" },
      h("strong", null, table.title, table.lesson ? h("small", null, say("lesson-row", { title: table.lesson.title })) : null),
      h(
        "span",
        { class: "row-players" },
        table.players.map((player) =>
          h("span", { class: player.kind === "open" ? "seat-chip open" : "seat-chip" }, badge(player.colour), h("span", null, player.kind === "open" ? say("seat-open") : player.name)),
        ),
      ),
      h("span", { class: "row-state" }, state, h("small", null, timeLeft(table) ?? say(`pace-${table.pace}-short`))),
    ),
  );
}

// Doing things

async function rename() {
  const wanted = name.value.trim();
  if (!wanted) {
    name.value = lobby.me.name;
    return;
  }
  const done = await attempt(() => api.rename(wanted));
  if (done !== null) lobby.me.name = wanted;
}

/** The bot the reader last chose, or the gentlest, which comes first. */
function usualBot() {
  const ids = lobby.bots.map((bot) => bot.id);
  return ids.includes(pref("bot")) ? pref("bot") : ids[0];
}

/** Against bots, with the box's own rules: one click. @param {Game} game */
async function playNow(game) {
  const players = usualPlayers(game);
  const level = usualBot();
  /** @type {import("./shapes.js").SeatWish[]} */
  const seats = [{ kind: "me", name: lobby.me.name }];
  while (seats.length < players) seats.push({ kind: "bot", level });
  go(await attempt(() => api.create({ game: game.id, players, options: {}, seats, private: true, pace: "live" })));
}

/** A guided first game: at once, or by chapters where there are several. @param {Game} game */
async function learn(game) {
  const start = async (/** @type {string | undefined} */ chapter) => go(await attempt(() => api.learn(game.id, chapter)));
  if (game.lesson?.chapters.length === 1) await start(undefined);
  else openChapters(game, { begun: lobby.mine.filter((table) => table.game === game.id).map((table) => table.lesson?.chapter ?? ""), start });
}

/** Choose seats and rules first. @param {Game} game */
function setUp(game) {
  openSetUp(game, {
    me: () => lobby.me.name,
    bots: () => lobby.bots,
    usualBot,
    create: async (set) => {
      const made = await attempt(() => api.create(set));
      go(made);
      return made !== null;
    },
  });
}

/** Bring a record as a file. */
function bring() {
  const file = h("input", { type: "file", accept: ".txt,.westward,text/plain" });
  file.addEventListener("change", async () => {
    const text = await file.files?.[0]?.text();
    if (text) go(await attempt(() => api.bring(text)));
  });
  file.click();
}

async function load() {
  const [me, shelf, puzzles] = await Promise.all([api.me(), api.games(), api.puzzles()]);
  lobby.me = me;
  lobby.games = shelf.games;
  lobby.bots = shelf.bots;
  lobby.puzzles = puzzles;
  draw();
  keepForLater([...RULES, ...lobby.games.flatMap((game) => [`/rules/${game.id}`, `/api/rules/${game.id}?lang=${pref("language")}`])]);
  await refresh();
}

async function refresh() {
  const [openTables, runningTables, mineTables] = await Promise.all([api.tables("open"), api.tables("running"), api.mine(), tournaments.refresh()]);
  const own = new Set(mineTables.map((table) => table.id));
  const goingOn = mineTables.filter((table) => table.state !== "over");
  lobby.mine = [...goingOn.filter((table) => table.your_turn), ...goingOn.filter((table) => !table.your_turn).slice(0, GOING_ON)];
  lobby.over = mineTables.filter((table) => table.state === "over").slice(0, FINISHED);
  lobby.open = openTables.filter((table) => !own.has(table.id));
  lobby.running = runningTables.filter((table) => !own.has(table.id)).slice(0, 12);
  draw();
}

onChoice((name) => name === "language" && attempt(load));
attempt(load);
setInterval(() => document.hidden || attempt(refresh), OFTEN);
setInterval(() => document.hidden && attempt(refresh), SELDOM);
register();
