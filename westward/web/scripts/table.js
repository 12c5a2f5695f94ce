// The table: hears the server, decides what is shown, and turns what the reader does into messages.

import { announce, toast } from "./announce.js";
import { api } from "./api.js";
import { badge, copy, find, h, icon, iconButton, renew } from "./dom.js";
import { Drawer } from "./drawer.js";
import { drawGhost } from "./ghost.js";
import { endScreen } from "./over.js";
import { clauseLink, Panel } from "./panel.js";
import { defineSymbols, Marks, partOf, Scene, titleOf } from "./picture.js";
import { Players } from "./players.js";
import { onChoice, pace, pref } from "./prefs.js";
import { Replay } from "./replay.js";
import { dialog, openKeys, openSettings } from "./settings.js";
import { Line } from "./socket.js";
import { sound } from "./sounds.js";
import { TWICE, Zoom } from "./zoom.js";
import { say } from "./words.js";

const id = location.pathname.split("/").filter(Boolean).at(-1);
const HOLD = 380;

const now = {
  me: { name: "", seats: [] },
  table: null,
  event: 0,
  known: null,
  /** The latest positions by seat, and the one that is shown. */
  positions: new Map(),
  shown: null,
  looking: null,
  overlay: "",
  /** On a shared device, whose secrets are open. */
  revealed: null,
  over: null,
  /** The event of the reader's last move, and the one from which the recap tells. */
  myLast: 0,
  recapFrom: 0,
  asked: "",
  queue: [],
};

// What is on the page

const marks = new Marks(document.body);
const board = new Scene({ class: "westward scene board", tabindex: 0 });
board.keepBox = true;
const hand = new Scene({ class: "westward scene hand" });
const deeds = {
  play: (action) => {
    const { seat, event } = now.shown;
    now.myLast = event + 1;
    line.play(seat, event, action);
    sound("move");
  },
  openClause: (clause) => drawer.openClause(clause),
  marks: (may, chosen, own) => {
    marks.may = may;
    marks.chosen = chosen;
    marks.draw(own);
    drawGhost(board, chosen);
  },
  light: (parts) => {
    marks.lit = new Set(parts);
    marks.draw(false);
  },
  undo: () => line.send({ type: "undo", seat: now.shown.seat }),
  redo: () => line.send({ type: "redo", seat: now.shown.seat }),
  restart: () => line.send({ type: "restart", seat: now.shown.seat }),
  hint: () => line.send({ type: "hint", seat: now.shown.seat }),
};
const panel = new Panel(deeds);
const players = new Players(deeds);
const replay = new Replay({ look, live, link });
const drawer = new Drawer(() => now.table.game, {
  look,
  light: deeds.light,
  chat: (text) => line.send({ type: "chat", text }),
  changed: drawTop,
  mayRead: (seats) => now.me.seats.length < 2 || (cover.hidden && seats.includes(now.revealed)),
});
const zoom = new Zoom(board.svg, {
  tap: (event) => (players.close(), tapBoard(event)),
  twice: () => clearTimeout(now.asking),
  moved: () => (hideTip(), drawZoomTools()),
});
const tip = h("div", { class: "tip", hidden: true });
const lost = h("div", { class: "lost", role: "alert", hidden: true });
const cover = h("div", { class: "cover", hidden: true });
const zoomTools = h("div", { class: "zoom-tools" });
const banner = h("div", { class: "board-banner", hidden: true });
const title = h("h1", { class: "game-title" });
const paceNote = h("span", { class: "pace-note" });
const top = h("div", { class: "top-tools" });
const boardPane = h("div", { class: "board-pane" }, board.svg, banner, tip);
const handPane = h("div", { class: "hand-pane", hidden: true }, hand.svg);
const layout = h(
  "div",
  { class: "table", dataset: { state: "open" } },
  h("header", { class: "top" }, h("a", { class: "wordmark small", href: "/" }, "Westward"), title, paceNote, top),
  h("main", { class: "stage" }, boardPane, handPane, h("div", { class: "under" }, replay.element, zoomTools)),
  drawer.element,
  h("div", { class: "side" }, panel.element, players.element),
  lost,
);
find("#app").replaceWith(layout);
document.body.append(cover);

// What the server says

const line = new Line(id, { hear, state: lineState, known: () => ({ last: now.known, chat: drawer.chats.at(-1)?.number ?? null }) });

function lineState(state) {
  if (state !== "open") panel.advise(null);
  lost.hidden = state === "open";
  lost.textContent = state === "open" ? "" : say("connection-lost");
}

function hear(message) {
  const heard = {
    welcome: () => {
      now.me = message.you;
      if (message.table) setTable(message.table);
      now.event = message.event ?? now.event;
    },
    table: () => setTable(message.table ?? message),
    position: () => hearPosition(message),
    look: () => hearLook(message),
    log: () => hearLog(message),
    refused: () => {
      panel.refused();
      sound("no");
      refusal(message);
    },
    why: () => {
      sound("no");
      refusal(message);
    },
    hint: () => panel.advise(message),
    chat: () => drawer.hearChat(message),
    over: () => {
      now.over = message;
      drawTop();
      if (!now.looking) afterQueue(showEnd);
    },
    error: () => {
      panel.advise(null);
      toast(message.text, { kind: "bad", stay: message.final ? 60000 : 6000 });
      if (message.final && !now.table) panel.show(null, { idle: message.text, note: wayOut() });
    },
  }[message.type];
  heard?.();
}

function setTable(table) {
  const first = now.table === null;
  now.table = table;
  drawer.players = table.players;
  if (first) {
    const at = /^#at=(\d+)$/.exec(location.hash);
    if (at) now.wantAt = Number(at[1]);
    const tab = matchMedia("(min-width: 1000px)").matches ? pref("drawer") : "";
    if (tab) drawer.show(tab, true);
  }
  now.me.seats = table.players.filter((player) => player.mine).map((player) => player.seat);
  draw();
}

function hearLog(message) {
  drawer.write(message.from, message.lines);
  now.known = message.to;
  if (message.from > 0 || now.heardLog) {
    if (message.lines.some((entry) => entry.points)) sound("points");
    for (const entry of message.lines.slice(-6)) if (!entry.private || now.me.seats.length < 2) announce(entry.text);
  }
  if (!now.heardLog) now.recapFrom = now.myLast = lastTurn();
  now.heardLog = true;
  draw();
}

/** Where the reader's turn before this one ended, as far as the log tells. */
function lastTurn() {
  const mine = (entry) => now.me.seats.includes(entry.seat);
  const before = drawer.lines.slice(0, drawer.lines.findLastIndex((entry) => !mine(entry)) + 1);
  return before.findLast(mine)?.number ?? 0;
}

/** Positions are shown one after the other, slowly enough to follow; whoever cannot wait may skip. */
function hearPosition(message) {
  if (message.event > now.event) for (const seat of [...now.positions.keys()]) now.positions.delete(seat);
  now.event = message.event;
  now.positions.set(message.seat, message);
  replay.setLast(message.event);
  now.queue = now.queue.filter((queued) => queued.event !== message.event);
  now.queue.push({ event: message.event, positions: new Map(now.positions) });
  if (now.queue.length > 12) now.queue.splice(0, now.queue.length - 1);
  if (!now.timer) nextInQueue();
  if (now.wantAt !== undefined && now.wantAt < message.event) look(now.wantAt);
  now.wantAt = undefined;
}

function nextInQueue() {
  now.timer = 0;
  const next = now.queue.shift();
  if (!next) {
    draw();
    return;
  }
  showPositions(next);
  const hold = HOLD * pace();
  if (hold && !document.hidden) now.timer = setTimeout(nextInQueue, hold);
  else if (now.queue.length) nextInQueue();
}

function skip() {
  clearTimeout(now.timer);
  now.timer = 0;
  if (now.queue.length) now.queue = [now.queue.at(-1)];
  nextInQueue();
}

const afterQueue = (deed) => (now.queue.length || now.timer ? setTimeout(() => afterQueue(deed), 120) : deed());

/** Decide whose eyes to look through: whoever on this device is asked, else whoever looked last. */
function showPositions({ event, positions }) {
  now.current = { event, positions };
  if (now.looking) {
    draw();
    return;
  }
  const own = [...positions.values()].filter((position) => now.me.seats.includes(position.seat));
  const asked = own.filter((position) => position.choices.length);
  const shared = now.me.seats.length > 1;
  const position = asked.find((one) => one.seat === now.shown?.seat) ?? asked[0] ?? own[0] ?? [...positions.values()][0];
  if (shared && position.secret && position.seat !== now.revealed) {
    if (position.choices.length) {
      askToPass(position);
      return;
    }
    line.send({ type: "look", seat: now.revealed ?? -1, at: event, overlay: now.overlay });
    return;
  }
  cover.hidden = true;
  layout.inert = false;
  showPosition(position);
}

/** Where on the board the open question lies: the box around all places that its choices name. */
function questionBox() {
  const parts = [...named()].map((part) => document.getElementById(part)).filter((element) => element && board.body.contains(element));
  const places = parts.filter((element) => !element.classList.contains("moves"));
  const boxes = (places.length ? places : parts).map((element) => zoom.boxOf(element)).filter((box) => box.w > 0 && box.h > 0);
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** On a narrow screen the board comes closer where the question is, unless the reader has chosen a view. */
function comeCloser() {
  const key = now.looking ? "" : now.asked;
  if (key === now.closeTo) return;
  const before = now.closeTo;
  now.closeTo = key;
  if (innerWidth >= 1000) return;
  if (!key) {
    if (before && !now.looking && !zoom.held) zoom.fit();
    return;
  }
  if (!before) zoom.held = false;
  const box = questionBox();
  if (zoom.held || !box) return;
  const there = zoom.towards(box);
  // Within a turn the view stays as it is while it serves.
  const serves = zoom.close && zoom.shows(box) && there.k / zoom.k < 1.5 && there.k > 1;
  if (!serves && (zoom.close || there.k > 1)) zoom.focus(box);
}

function showPosition(position) {
  if (now.shown && position.event > now.shown.event && position.event > now.myLast) sound("move");
  now.shown = position;
  if (position.secret) now.revealed = position.seat;
  if (now.overlay && !position.overlaid) {
    line.send({ type: "look", seat: position.seat, at: position.event, overlay: now.overlay });
  } else drawPicture(position);
  tellTurn();
  draw();
  comeCloser();
}

function hearLook(message) {
  if (now.looking) {
    if (message.event !== now.looking.at) return;
    now.looking.position = message;
    drawPicture(message);
    draw();
  } else if (message.event === now.current?.event) {
    const asked = now.shown?.event === message.event && now.shown.seat === message.seat;
    if (asked) drawPicture(message);
    else if (message.seat === (now.revealed ?? -1)) showPosition({ ...message, choices: [], overlaid: true });
    draw();
  }
}

// Hot seat

function askToPass(position) {
  const player = now.table.players[position.seat];
  cover.replaceChildren(
    h(
      "div",
      { class: "pass", role: "dialog", "aria-modal": "true", "aria-labelledby": "pass-title" },
      badge(player.colour),
      h("h2", { id: "pass-title" }, say("pass-title", { name: player.name })),
      h("p", null, say("pass-text", { name: player.name })),
      h(
        "button",
        {
          type: "button",
          class: "primary big",
          onclick: () => {
            cover.hidden = true;
            layout.inert = false;
            now.revealed = position.seat;
            drawer.drawLog();
            showPosition(position);
            panel.focus();
          },
        },
        say("pass-ready", { name: player.name }),
      ),
    ),
  );
  now.shown = null;
  clearPicture();
  cover.hidden = false;
  layout.inert = true;
  draw();
  tellTurn(position);
  cover.querySelector("button").focus();
}

function clearPicture() {
  for (const scene of [board, hand]) {
    scene.body.replaceChildren();
    scene.written = "";
  }
}

// Drawing

function drawPicture(position) {
  const { picture } = position;
  if (!picture) return;
  if (picture.defs) defineSymbols(picture.defs);
  const main = picture.scenes.find((scene) => scene.name === "board");
  if (main) {
    board.show(main);
    zoom.setHome(main.box);
    layout.style.setProperty("--board-ratio", String(main.box[2] / main.box[3]));
  }
  const own = picture.scenes.find((scene) => scene.name === "hand");
  now.hasHand = Boolean(own);
  if (own) hand.show(own);
  else hand.body.replaceChildren();
  drawHand();
  now.drawn = position;
  players.show(now.table, position);
  panel.draw();
}

/** The hand is always there on a wide page; on a narrow one when it is needed, or asked for. */
function drawHand() {
  const needed = (now.shown?.choices ?? []).some((choice) => choice.parts.some((part) => hand.body.querySelector(`#${CSS.escape(part)}`)));
  const wide = innerWidth >= 1000;
  const wanted = now.handWish ?? (wide || needed);
  handPane.hidden = !now.hasHand || !wanted;
}

function draw() {
  if (!now.table) return;
  const { table, looking } = now;
  const position = looking ? looking.position ?? now.shown : now.shown;
  layout.dataset.state = table.state;
  title.textContent = table.title;
  paceNote.textContent = say(`pace-${table.pace}-short`);
  players.show(table, now.drawn ?? null);
  panel.show(looking ? null : position, context(looking ? null : position));
  drawBanner();
  drawTop();
  drawZoomTools();
}

/** What the panel says around the question. */
function context(position) {
  const { table, looking } = now;
  if (table.state === "open") return { idle: say("waiting-title"), line: say("waiting-line"), note: waitingRoom() };
  if (looking) return { idle: say("looking-title", { at: looking.at, last: now.event }), line: say("looking-line"), note: lookingNote() };
  if (!position) return { idle: say("wait"), line: "" };
  const people = position.to_act.map((seat) => table.players[seat]);
  if (position.over) return { idle: say("game-over"), line: say("over-line"), note: overNote(), live: true };
  const mine = now.me.seats.includes(position.seat) && position.choices.length > 0;
  const names = people.map((player) => player.name).join(", ");
  let text = mine ? say("your-turn") : say("their-turn", { name: names });
  if (mine && now.me.seats.length > 1) text = say("turn-of", { name: table.players[position.seat].name });
  if (position.answered) text = say("answered");
  const asked = mine ? [table.players[position.seat]] : people;
  return { mine, people: asked, line: text, live: true, note: recap(position, mine) };
}

/** What happened since the reader's last move. */
function recap(position, mine) {
  if (now.queue.length > 1) return { key: `skip${pref("language")}`, make: () => h("button", { type: "button", class: "quiet small", onclick: skip }, say("skip")) };
  const others = mine && now.me.seats.length > 1 ? otherSeats(position) : null;
  const lines = drawer.readable().filter((entry) => entry.number > now.recapFrom).slice(mine ? -40 : -3);
  const key = JSON.stringify([mine, lines.length, lines.at(-1)?.text, others?.length, pref("language")]);
  return {
    key,
    make: () => [
      lines.length
        ? h(
            "details",
            { class: "recap", open: !mine || (innerWidth > 900 && position.choices.length < 4) },
            h("summary", null, icon("history"), say(mine ? "recap" : "lately")),
            h("ul", null, lines.slice(mine ? -4 : -3).map((entry) => h("li", null, now.table.players[entry.seat] ? badge(now.table.players[entry.seat].colour) : h("span", { class: "no-badge" }), h("span", null, entry.text)))),
            mine && lines.length > 1 ? h("button", { type: "button", class: "quiet small", onclick: () => playSince(lines[0].number - 1) }, say("recap-play")) : null,
          )
        : null,
      others?.length
        ? h("p", { class: "others" }, others.map((seat) => h("button", { type: "button", class: "quiet small", onclick: () => changeSeat(seat) }, say("answer-for", { name: now.table.players[seat].name }))))
        : null,
    ].filter(Boolean),
  };
}

const otherSeats = (position) =>
  [...now.positions.values()].filter((one) => one.choices.length && one.seat !== position.seat).map((one) => one.seat);

function changeSeat(seat) {
  const position = now.positions.get(seat);
  if (!position) return;
  if (position.secret && now.revealed !== seat) askToPass(position);
  else showPosition(position);
}

function playSince(number) {
  look(number);
  replay.toggle();
}

const wayOut = () => ({ key: "out", make: () => h("a", { class: "button primary", href: "/" }, say("to-lobby")) });

const lookingNote = () => ({
  key: `looking${pref("language")}`,
  make: () => h("button", { type: "button", class: "primary", onclick: live }, say("replay-live")),
});

const overNote = () => ({
  key: `over${Boolean(now.over)}${now.table.rematch}${now.me.seats.length}${pref("language")}`,
  make: () => [
    h("button", { type: "button", class: "primary", onclick: showEnd }, say("score-sheet")),
    now.table.rematch
      ? h("a", { class: "button secondary", href: `/t/${now.table.rematch}` }, say("rematch-there"))
      : now.me.seats.length
        ? h("button", { type: "button", class: "secondary", onclick: rematch }, say("rematch"))
        : null,
  ],
});

/** Before the game begins: who sits where, and the link for the others. */
function waitingRoom() {
  const { table } = now;
  const url = new URL(table.invite ?? location.pathname, location.origin).href;
  return {
    key: JSON.stringify([table.players, now.me.name, pref("language")]),
    make: () => [
      h(
        "ol",
        { class: "seats" },
        table.players.map((player) =>
          h(
            "li",
            null,
            badge(player.colour),
            player.kind === "open"
              ? h("button", { type: "button", class: "primary", onclick: () => sit(player.seat) }, say("sit-here", { colour: say(`colour-${player.colour}`) }))
              : h("span", { class: "name" }, player.name, player.mine ? h("em", null, ` (${say("you")})`) : null),
          ),
        ),
      ),
      h("label", { class: "invite" }, h("span", null, say("invite")), h("input", { readonly: true, value: url, onfocus: (event) => event.target.select() })),
      h("button", { type: "button", class: "secondary", onclick: async () => (await copy(url), toast(say("copied"))) }, icon("link"), say("copy-link")),
      now.me.seats.length ? h("button", { type: "button", class: "quiet", onclick: leave }, say("leave")) : null,
    ],
  };
}

async function attempt(deed) {
  try {
    return await deed();
  } catch (problem) {
    toast(problem.message, { kind: "bad" });
    return null;
  }
}

async function sit(seat) {
  const shelf = await attempt(() => api.games());
  if (shelf === null) return;
  const taken = now.table.players.filter((player) => player.kind !== "open").map((player) => player.colour);
  const free = shelf.games.find((game) => game.id === now.table.game).colours.filter((colour) => !taken.includes(colour));
  const field = h("input", { type: "text", maxlength: 40, required: true, value: now.me.name ?? "", autocomplete: "nickname" });
  const box = dialog(
    say("sit-down"),
    { class: "small-dialog" },
    h(
      "form",
      {
        onsubmit: async (event) => {
          event.preventDefault();
          const colour = new FormData(event.target).get("colour");
          const own = colour === now.table.players[seat].colour ? null : colour;
          const done = await attempt(() => api.join(id, seat, field.value.trim(), own));
          if (done === null) return;
          box.close();
          line.again();
        },
      },
      h("label", null, h("span", null, say("your-name")), field),
      h(
        "fieldset",
        { class: "colours" },
        h("legend", null, say("colour")),
        free.map((colour) =>
          h(
            "label",
            { title: say(`colour-${colour}`) },
            h("input", { type: "radio", name: "colour", value: colour, checked: colour === now.table.players[seat].colour, "aria-label": say(`colour-${colour}`) }),
            badge(colour),
          ),
        ),
      ),
      h("button", { type: "submit", class: "primary" }, say("sit-down")),
    ),
  );
  field.select();
}

async function leave() {
  if ((await attempt(() => api.leave(id))) !== null) location.href = "/";
}

async function rematch() {
  const made = await attempt(() => api.rematch(id));
  if (made) location.href = `/t/${made.table.id ?? made.table}`;
}

function showEnd() {
  if (!now.over || now.end?.open) return;
  now.end?.remove();
  const chances = async () => attempt(() => api.review(id));
  now.end = endScreen(now.over, now.table.players, { rematch, review: () => look(0), save, look, chances });
  document.body.append(now.end);
  now.end.showModal();
  sound("over");
  announce(find("#end-title", now.end).textContent);
}

async function save() {
  const text = await attempt(() => api.record(id));
  if (text === null) return;
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  h("a", { href: url, download: `${now.table.game}-${id}.txt` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

function drawBanner() {
  banner.hidden = !now.looking;
  if (now.looking) banner.textContent = say("looking-title", { at: now.looking.at, last: now.event });
}

function drawTop() {
  const key = JSON.stringify([pref("language"), drawer.tab, drawer.unread, Boolean(now.over), now.table?.state, now.table?.overlays, now.overlay]);
  renew(top, key, () => {
    const tab = (name, sign, badgeCount = 0) =>
      h(
        "button",
        { type: "button", class: "top-button", "aria-pressed": String(drawer.tab === name), onclick: () => drawer.show(name), title: say(`tab-${name}`) },
        icon(sign),
        h("span", null, say(`tab-${name}`)),
        badgeCount ? h("b", { class: "count", "aria-label": say("unread", { count: badgeCount }) }, String(badgeCount)) : null,
      );
    return [
      tab("log", "log"),
      tab("rules", "rules"),
      tab("chat", "chat", drawer.unread),
      h("button", { type: "button", class: "top-button", onclick: openMenu, title: say("menu"), "aria-haspopup": "dialog" }, icon("menu"), h("span", null, say("menu"))),
    ];
  });
}

function openMenu() {
  const { table } = now;
  const changed = table.options.filter((option) => option.changed);
  const box = dialog(
    table.title,
    { class: "menu" },
    h(
      "div",
      { class: "menu-list" },
      h("button", { type: "button", onclick: () => (box.close(), openSettings()) }, icon("gear"), say("settings")),
      h("button", { type: "button", onclick: () => (box.close(), openKeys()) }, icon("menu"), say("keys")),
      h("button", { type: "button", onclick: save }, icon("download"), say("save-record")),
      h("button", { type: "button", onclick: () => link(now.looking?.at ?? now.event) }, icon("link"), say("replay-link")),
      now.over ? h("button", { type: "button", onclick: () => (box.close(), showEnd()) }, icon("log"), say("score-sheet")) : null,
      now.me.seats.length && table.state === "running" ? h("button", { type: "button", onclick: leave }, icon("close"), say("leave-to-bot")) : null,
      h("a", { class: "button", href: "/" }, icon("back"), say("to-lobby")),
    ),
    h("h3", null, say("this-table")),
    h("p", { class: "faint" }, say(`pace-${table.pace}`), " · ", say(table.private ? "private" : "public")),
    h("dl", { class: "options" }, (changed.length ? changed : table.options).map((option) => [
      h("dt", null, option.about, " ", clauseLink(option.clause, (clause) => (box.close(), deeds.openClause(clause)))),
      h("dd", null, option.meaning ?? option.value),
    ])),
  );
}

function drawZoomTools() {
  const overlays = now.table?.overlays ?? [];
  const whole = !zoom.close && Boolean(now.asked) && !now.looking;
  renew(zoomTools, JSON.stringify([pref("language"), overlays, now.overlay, now.hasHand, handPane.hidden, whole && now.asked]), () => [
    ...(now.hasHand
      ? [iconButton("hand", say("hand"), () => ((now.handWish = handPane.hidden), drawHand(), drawZoomTools()), { "aria-pressed": String(!handPane.hidden) })]
      : []),
    iconButton("plus", say("zoom-in"), () => zoom.closer()),
    iconButton("minus", say("zoom-out"), () => zoom.farther()),
    whole && questionBox() ? iconButton("target", say("zoom-question"), () => zoom.focus(questionBox())) : iconButton("fit", say("zoom-fit"), () => zoom.fit()),
    ...(overlays.length ? [iconButton("layers", say("overlays"), nextOverlay, { "aria-pressed": String(now.overlay !== "") })] : []),
  ]);
}

/** Lay the next overlay over the board; after the last comes none. */
function nextOverlay() {
  const names = ["", ...now.table.overlays.map((overlay) => overlay.name)];
  now.overlay = names[(names.indexOf(now.overlay) + 1) % names.length];
  const shown = now.table.overlays.find((overlay) => overlay.name === now.overlay);
  toast(shown ? say("overlay-on", { name: shown.title }) : say("overlay-off"), { stay: 2000 });
  if (now.looking) look(now.looking.at);
  else if (now.overlay) line.send({ type: "look", seat: now.shown.seat, at: now.shown.event, overlay: now.overlay });
  else drawPicture(now.shown);
  draw();
}

// Looking back

function look(number) {
  if (!now.current && !now.shown) return;
  if (number >= now.event) {
    live();
    return;
  }
  now.looking = { at: number, position: now.looking?.position ?? null };
  replay.setAt(number);
  drawer.mark(number);
  history.replaceState(null, "", `#at=${number}`);
  line.send({ type: "look", seat: now.shown?.seat ?? -1, at: number, overlay: now.overlay });
  draw();
}

function live() {
  if (!now.looking) return;
  now.looking = null;
  replay.setAt(null);
  drawer.mark(null);
  history.replaceState(null, "", location.pathname);
  if (now.current) showPositions(now.current);
  draw();
}

async function link(number) {
  await copy(`${location.origin}${location.pathname}#at=${number}`);
  toast(say("position-copied", { number }));
}

// The picture under the pointer

const named = () => new Set((now.shown?.choices ?? []).flatMap((choice) => choice.parts));

/** A press on a picture: true if it chose something, "why" if it asks why not. */
function tapBoard(event) {
  hideTip();
  const part = partOf(event.target, named());
  if (!part || now.looking || !now.shown) return false;
  if (panel.pressPart(part)) return true;
  const { seat, choices } = now.shown;
  if (!now.me.seats.includes(seat) || !choices.length) return false;
  // Where a finger taps twice, the first tap asks nothing.
  clearTimeout(now.asking);
  now.asking = setTimeout(() => line.send({ type: "why", seat, part }), event.pointerType === "touch" ? TWICE : 0);
  return "why";
}

for (const pane of [hand.svg, players.element]) {
  pane.addEventListener("click", (event) => {
    const scene = event.target.closest("svg.scene");
    if (scene && !tapBoard(event)) enlarge(scene);
  });
}

/** Hand and mats are small beside the board: a press where nothing can be chosen shows them large. */
function enlarge(scene) {
  const { width, height } = scene.getBoundingClientRect();
  const [, , wide, high] = scene.getAttribute("viewBox").split(" ").map(Number);
  if (Math.min(width, (height * wide) / high) > 0.8 * Math.min(innerWidth, 1000)) return;
  const copy = scene.cloneNode(true);
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
  for (const element of copy.querySelectorAll(".may, .chosen, .lit, .moves")) element.classList.remove("may", "chosen", "lit", "moves");
  const box = dialog(scene.getAttribute("aria-label"), { class: "enlarged" }, copy);
  copy.addEventListener("click", () => box.close());
}

function refusal(message) {
  const clause = message.clause;
  const text = clause ? message.text.replace(` (${clause})`, "") : message.text;
  toast(h("p", null, text, " ", clauseLink(clause, deeds.openClause)), { kind: "why", stay: 12000 });
  if (message.part) {
    const element = marks.part(message.part);
    element?.classList.add("refused");
    setTimeout(() => element?.classList.remove("refused"), 1200);
  }
}

function hideTip() {
  if (tip) tip.hidden = true;
}

boardPane.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || event.buttons) return;
  const part = partOf(event.target, named());
  const labels = part && !now.looking ? panel.labels(part) : [];
  const about = labels.length ? labels : part ? [titleOf(marks.part(part))].filter(Boolean) : [];
  if (!about.length) {
    hideTip();
    return;
  }
  renew(tip, JSON.stringify(about), () => [
    ...about.slice(0, 4).map((text) => h("p", null, text)),
    about.length > 4 ? h("p", { class: "faint" }, say("more", { count: about.length - 4 })) : null,
  ]);
  const pane = boardPane.getBoundingClientRect();
  tip.hidden = false;
  tip.classList.toggle("may", labels.length > 0);
  const x = Math.min(event.clientX - pane.left + 16, pane.width - tip.offsetWidth - 8);
  const below = event.clientY - pane.top + 20;
  tip.style.left = `${Math.max(8, x)}px`;
  tip.style.top = `${below + tip.offsetHeight > pane.height ? event.clientY - pane.top - tip.offsetHeight - 12 : below}px`;
});
boardPane.addEventListener("pointerleave", hideTip);

// Keys, tab and language

const KEYS = {
  q: () => panel.focus(),
  u: () => panel.undo.disabled || deeds.undo(),
  r: () => panel.redo.disabled || deeds.redo(),
  h: () => panel.hint.disabled || panel.askForHint(),
  l: () => openTab("log"),
  b: () => openTab("rules"),
  c: () => openTab("chat"),
  "+": () => zoom.closer(),
  "=": () => zoom.closer(),
  "-": () => zoom.farther(),
  0: () => zoom.fit(),
  ",": () => replay.step(-1),
  ".": () => replay.step(1),
  n: () => live(),
  s: () => skip(),
  "?": () => openKeys(),
};

function openTab(name) {
  drawer.show(name);
  if (drawer.tab === "chat") drawer.entry.focus();
  else if (drawer.tab) drawer.buttons[name].focus();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]") || !cover.hidden) return;
  const typing = event.target.matches("input:not([type=range]), textarea, select");
  if (typing && event.key !== "Escape") return;
  if (event.key === "Enter" && event.target.closest("button, a, summary") && !event.target.closest(".choices [aria-pressed=true]")) return;
  if (panel.key(event)) {
    event.preventDefault();
    return;
  }
  if (event.key === "Escape") {
    if (now.looking) live();
    else if (players.open !== null) players.close();
    else if (drawer.tab) drawer.show("");
    return;
  }
  const deed = KEYS[event.key.toLowerCase()];
  if (!deed) return;
  event.preventDefault();
  deed();
});

/** The tab's title and icon say whether the reader is waited for. */
function tellTurn(position = now.shown) {
  const mine = Boolean(position?.choices.length) && now.me.seats.includes(position.seat);
  const game = now.table.title;
  document.title = mine ? say("tab-turn", { game }) : `${game} · Westward`;
  find("link[rel=icon]").href = mine ? "/static/art/icon-turn.svg" : "/static/art/icon.svg";
  if (mine && now.asked === "") now.recapFrom = Math.max(now.recapFrom, now.myLast);
  const key = mine ? `${position.event}:${position.seat}` : "";
  if (mine && key !== now.asked) {
    sound("turn");
    announce(position.question ? `${say("your-turn")} ${position.question.text} ${say("choices-count", { count: position.choices.length })}` : say("your-turn"));
  }
  now.asked = key;
}

onChoice((name) => {
  if (name !== "language") return;
  drawer.speak();
  replay.draw();
  line.send({ type: "lang", lang: pref("language") });
  draw();
});
window.addEventListener("hashchange", () => {
  const at = /^#at=(\d+)$/.exec(location.hash);
  if (at) look(Number(at[1]));
});
