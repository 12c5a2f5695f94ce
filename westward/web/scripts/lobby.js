// The lobby: pick a game and play, join a table, come back to one's own, or bring a record.

import pictured from "../art/games/index.js";
import { toast } from "./announce.js";
import { api } from "./api.js";
import { badge, find, h, icon, renew } from "./dom.js";
import { clauseLink } from "./panel.js";
import { choose, onChoice, pref } from "./prefs.js";
import { dialog, openSettings } from "./settings.js";
import { say } from "./words.js";

const OFTEN = 5000;
const lobby = { me: { name: "" }, games: [], bots: [], open: [], running: [], mine: [] };

async function attempt(deed) {
  try {
    return await deed();
  } catch (problem) {
    toast(problem.message, { kind: "bad" });
    return null;
  }
}

const go = (made) => {
  if (made) location.href = `/t/${made.table.id ?? made.table}`;
};

// The page

const name = h("input", { type: "text", id: "name", maxlength: 40, autocomplete: "nickname", onchange: rename });
const games = h("ul", { class: "games" });
const mine = h("section", { class: "tables" });
const open = h("section", { class: "tables" });
const running = h("section", { class: "tables" });
const words = {
  tagline: h("p", { class: "tagline" }),
  name: h("label", { for: "name" }),
  settings: h("button", { type: "button", class: "top-button", onclick: openSettings }),
  language: h("button", { type: "button", class: "top-button", onclick: () => choose("language", pref("language") === "en" ? "de" : "en") }),
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
      h("div", { class: "who-am-i" }, words.name, name),
      mine,
      words.games,
      games,
      h("div", { class: "two" }, open, running),
      h("div", { class: "bring" }, words.import),
    ),
    h("footer", null, words.foot),
  ),
);

function draw() {
  document.title = "Westward";
  words.tagline.textContent = say("tagline");
  words.name.textContent = say("your-name");
  words.settings.replaceChildren(icon("gear"), h("span", null, say("settings")));
  words.language.replaceChildren(h("span", { lang: pref("language") === "en" ? "de" : "en" }, pref("language") === "en" ? "Deutsch" : "English"));
  words.games.replaceChildren(h("span", null, say("games")));
  words.import.replaceChildren(icon("download"), say("import"));
  words.foot.textContent = say("foot");
  if (document.activeElement !== name) name.value = lobby.me.name ?? "";
  renew(games, JSON.stringify([lobby.games, pref("language")]), () => lobby.games.map(card));
  drawTables(mine, "my-tables", lobby.mine, null);
  drawTables(open, "open-tables", lobby.open, "no-open-tables");
  drawTables(running, "running-tables", lobby.running, "no-running-tables");
}

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
      h("p", { class: "facts" }, say("for-players", { range }), game.maturity === "complete" ? null : [" · ", h("em", null, game.maturity)]),
    ),
    h(
      "div",
      { class: "game-row" },
      h("button", { type: "button", class: "primary big", onclick: () => playNow(game), "aria-label": say("play-now-label", { game: game.title }) }, say("play-now")),
      h("button", { type: "button", class: "secondary", onclick: () => setUp(game), "aria-label": say("set-up-label", { game: game.title }) }, say("set-up")),
      h("a", { class: "button quiet", href: `/rules/${game.id}`, "aria-label": say("rules-label", { game: game.title }) }, icon("rules"), say("tab-rules")),
    ),
  );
}

function drawTables(section, key, tables, none) {
  section.hidden = !tables.length && !none;
  if (section.hidden) return;
  renew(section, JSON.stringify([tables, pref("language")]), () => [
    h("h2", { class: "ruled" }, h("span", null, say(key))),
    tables.length ? h("ul", { class: "table-list" }, tables.map(tableRow)) : h("p", { class: "faint centred" }, say(none)),
  ]);
}

function tableRow(table) {
  const state = table.your_turn ? say("your-turn") : say(`state-${table.state}`);
  return h(
    "li",
    null,
    h(
      "a",
      { href: `/t/${table.id}`, class: table.your_turn ? "table-row waiting" : "table-row" },
      h("strong", null, table.title),
      h(
        "span",
        { class: "row-players" },
        table.players.map((player) =>
          h("span", { class: player.kind === "open" ? "seat-chip open" : "seat-chip" }, badge(player.colour), h("span", null, player.kind === "open" ? say("seat-open") : player.name)),
        ),
      ),
      h("span", { class: "row-state" }, state, h("small", null, say(`pace-${table.pace}-short`))),
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

/** Against bots, with the box's own rules: one click. */
async function playNow(game) {
  const players = game.players.includes(3) ? 3 : game.players[0];
  const level = usualBot();
  const seats = [{ kind: "me", name: lobby.me.name }];
  while (seats.length < players) seats.push({ kind: "bot", level });
  go(await attempt(() => api.create({ game: game.id, players, options: {}, seats, private: true, pace: "live" })));
}

/** The dialog that sets up a table. */
function setUp(game) {
  const seats = h("ol", { class: "seat-rows" });
  const count = h("select", { name: "players", onchange: () => fillSeats() }, game.players.map((n) => h("option", { value: n }, String(n))));
  const rows = [];

  function seatRow(i) {
    const kinds = ["me", "local", "bot", "open"];
    const kind = h(
      "select",
      { "aria-label": say("seat-kind", { number: i + 1 }), onchange: () => change() },
      kinds.map((value) => h("option", { value }, say(`kind-${value}`))),
    );
    const who = h("input", { type: "text", maxlength: 40, "aria-label": say("seat-name", { number: i + 1 }), placeholder: say("name") });
    const level = h("select", { "aria-label": say("seat-level", { number: i + 1 }), onchange: () => choose("bot", level.value) }, lobby.bots.map((bot) => h("option", { value: bot.id, title: bot.about }, bot.title)));
    level.value = usualBot();
    const colour = h(
      "select",
      { "aria-label": say("seat-colour", { number: i + 1 }), title: say("seat-colour", { number: i + 1 }), onchange: () => recolour(i) },
      game.colours.map((value) => h("option", { value }, say(`colour-${value}`))),
    );
    const sign = h("span", { class: "seat-colour" }, colour);
    const up = h("button", { type: "button", class: "tool", "aria-label": say("seat-up", { number: i + 1 }), title: say("seat-up", { number: i + 1 }), disabled: i === 0, onclick: () => swap(i) }, "↑");
    function change() {
      who.hidden = !["me", "local"].includes(kind.value);
      level.hidden = kind.value !== "bot";
      if (kind.value === "me" && !who.value) who.value = lobby.me.name ?? "";
      if (kind.value === "me") for (const other of rows) if (other.kind !== kind && other.kind.value === "me") ((other.kind.value = "bot"), other.change());
    }
    return { kind, who, level, colour, sign, up, change };
  }

  /** Whoever takes another's colour gives the own one for it. */
  function recolour(i) {
    const other = rows.find((row, j) => j !== i && row.colour.value === rows[i].colour.value);
    if (other) other.colour.value = rows[i].had;
    drawColours();
  }

  function drawColours() {
    for (const row of rows) {
      row.had = row.colour.value;
      row.sign.replaceChildren(badge(row.had), row.colour);
    }
  }

  function swap(i) {
    const [one, other] = [rows[i - 1], rows[i]];
    for (const field of ["kind", "who", "level", "colour"]) [one[field].value, other[field].value] = [other[field].value, one[field].value];
    for (const row of [one, other]) {
      row.who.hidden = !["me", "local"].includes(row.kind.value);
      row.level.hidden = row.kind.value !== "bot";
    }
    drawColours();
  }

  function fillSeats() {
    const wanted = Number(count.value);
    while (rows.length < wanted) {
      const row = seatRow(rows.length);
      row.kind.value = rows.length === 0 ? "me" : "bot";
      row.colour.value = game.colours.find((colour) => !rows.some((other) => other.colour.value === colour));
      rows.push(row);
      row.change();
    }
    rows.length = wanted;
    drawColours();
    seats.replaceChildren(...rows.map((row) => h("li", null, row.sign, row.kind, row.who, row.level, row.up)));
  }

  const options = game.options.map((option) => ({
    name: option.name,
    select: h("select", null, option.values.map((value) => h("option", { value: value.value, selected: String(value.value) === String(option.default) }, value.about))),
    option,
  }));
  const isPrivate = h("input", { type: "checkbox", role: "switch" });
  const pace = h("select", null, ["live", "leisure"].map((value) => h("option", { value }, say(`pace-${value}`))));
  count.value = game.players.includes(3) ? 3 : game.players[0];
  fillSeats();

  const box = dialog(
    say("set-up-title", { game: game.title }),
    { class: "set-up" },
    h(
      "form",
      {
        onsubmit: async (event) => {
          event.preventDefault();
          const set = {
            game: game.id,
            players: rows.length,
            options: Object.fromEntries(options.map(({ name: key, select }) => [key, select.value])),
            seats: rows.map((row, i) => {
              const own = row.colour.value === game.colours[i] ? {} : { colour: row.colour.value };
              if (row.kind.value === "bot") return { kind: "bot", level: row.level.value, ...own };
              if (row.kind.value === "open") return { kind: "open", ...own };
              return { kind: row.kind.value, name: row.who.value.trim() || lobby.me.name || say("guest"), ...own };
            }),
            private: isPrivate.checked,
            pace: pace.value,
          };
          const made = await attempt(() => api.create(set));
          if (made) box.close();
          go(made);
        },
      },
      h("label", { class: "line" }, h("span", null, say("players")), count),
      h("fieldset", null, h("legend", null, say("seats")), seats),
      game.options.length
        ? h(
            "details",
            null,
            h("summary", null, say("options", { count: game.options.length })),
            options.map(({ option, select }) =>
              h("label", { class: "option" }, h("span", null, option.about, " ", clauseLink(option.clause, (clause) => window.open(`/rules/${game.id}#${clause}`))), select),
            ),
          )
        : null,
      h("label", { class: "line" }, h("span", null, say("pace")), pace),
      h("label", { class: "switch" }, isPrivate, h("span", null, say("private-about"))),
      h("div", { class: "end-row" }, h("button", { type: "submit", class: "primary big" }, say("open-table"))),
    ),
  );
}

/** Bring a record as a file. */
function bring() {
  const file = h("input", { type: "file", accept: ".txt,.westward,text/plain" });
  file.addEventListener("change", async () => {
    const text = await file.files[0]?.text();
    if (text) go(await attempt(() => api.bring(text)));
  });
  file.click();
}

async function load() {
  const [me, shelf] = await Promise.all([api.me(), api.games()]);
  lobby.me = me;
  lobby.games = shelf.games;
  lobby.bots = shelf.bots;
  draw();
  await refresh();
}

async function refresh() {
  if (document.hidden) return;
  const [openTables, runningTables, mineTables] = await Promise.all([api.tables("open"), api.tables("running"), api.mine()]);
  const own = new Set(mineTables.map((table) => table.id));
  lobby.mine = mineTables
    .filter((table) => table.state !== "over")
    .sort((a, b) => Number(b.your_turn) - Number(a.your_turn))
    .slice(0, 12);
  lobby.open = openTables.filter((table) => !own.has(table.id));
  lobby.running = runningTables.filter((table) => !own.has(table.id)).slice(0, 12);
  draw();
}

onChoice((name) => name === "language" && attempt(load));
attempt(load);
setInterval(() => attempt(refresh), OFTEN);
