// What the server says, as docs/api.md describes it.

export type Box = [x: number, y: number, width: number, height: number];

export interface Player {
  seat: number;
  name: string;
  colour: string;
  glyph: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  mine: boolean;
  left: boolean;
  online: boolean;
}

export interface TableOption {
  name: string;
  value: string;
  about: string;
  meaning: string;
  clause: string;
  changed: boolean;
}

export interface Overlay {
  name: string;
  title: string;
}

/** Where the luck comes from: a number that was chosen, or a secret that is opened at the end, and words by seat. */
export interface Luck {
  seed: number | null;
  commitment: string | null;
  secret: string | null;
  words: string[];
  /** Whether other tables have the same luck. */
  alike: boolean;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  state: "open" | "running" | "over" | "closed";
  players: Player[];
  options: TableOption[];
  box: string;
  overlays: Overlay[];
  pace: "live" | "leisure";
  private: boolean;
  invite: string;
  hosted: boolean;
  rematch: string | null;
  created: number;
  changed: number;
  event: number;
  your_turn: boolean;
  luck: Luck;
  clock: { per: string; seconds: number; then: string; paused: boolean; agreed: number[]; left: (number | null)[]; away: (number | null)[]; banks: number[] | null } | null;
  /** Whether hints are given. */
  hints: boolean;
  /** The tournament of which this is a table. */
  tournament: string | null;
  talk: { who: "players" | "apart" | "everybody" | "nobody"; slow: number };
  /** The chapter of a lesson that is walked through; null at every other table. */
  lesson: { chapter: string; title: string } | null;
  /** Why the game cannot go on; null if it can. */
  stopped: string | null;
}

/** A drawing; `body` is put together from `patch` where only what has changed was sent. */
export interface SceneShape {
  name: string;
  box: Box;
  title: string;
  body: string;
  patch?: Patch;
}

/** New markup: [from, to] are pieces of the old one, text is new. */
export type Patch = (string | [from: number, to: number])[];

export interface Picture {
  defs: string | null;
  defs_patch?: Patch;
  scenes: SceneShape[];
}

export interface Question {
  /** Which kind of question it is. */
  name: string;
  text: string;
  clause: string;
  sealed: boolean;
}

export interface Choice {
  action: number;
  label: string;
  clause: string;
  kind: string;
  notation: string;
  /** Where there are many: what those that begin alike are called together, and this one among them; else "". */
  step: string;
  then: string;
  parts: string[];
  /** Whether any one of the parts stands for the choice; else all together make it. */
  either: boolean;
  /** Quarter turns: choices that differ in this alone lay the same thing at the same place. */
  turn: number | null;
  /** The thing that would then stand at the place, though it need not be touched; else "". */
  mover: string;
  warn: boolean;
}

export interface ScoreItem {
  /** Lines of the same name are of one category. */
  name: string;
  /** Whether it would count if the game ended now. */
  later: boolean;
  category: string;
  text: string;
  points: number;
  clause: string;
  parts?: string[];
}

export interface Score {
  seat: number;
  score: number;
  items: ScoreItem[];
}

export interface Position {
  type: "position" | "look";
  event: number;
  seat: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  picture: Picture | null;
  question: Question | null;
  choices: Choice[];
  answered: boolean;
  answer: string | null;
  players: Score[];
  secret: boolean;
  undo: boolean;
  redo: boolean;
  warn: boolean;
}

export interface LogLine {
  number: number;
  seat: number | null;
  text: string;
  clause?: string;
  points?: number;
  items?: ScoreItem[];
  /** Where it happened: parts of the picture. */
  parts?: string[];
  private?: number[];
  back?: number;
}

/** What happened at the table besides the game, after an event. */
export interface Notice {
  type: "notice";
  number: number;
  event: number;
  text: string;
  /** In seconds. */
  at: number;
}

export interface Chat {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  /** In seconds. */
  at: number;
}

export interface Advised {
  action: number;
  label: string;
  wins: number;
  lead: number;
}

export interface Hint {
  type: "hint";
  event: number;
  seat: number;
  text: string;
  action: number;
  choices: Advised[];
}

/** What is said at a lesson's table. */
export interface Coaching {
  event: number;
  goal: string;
  chapter: string;
  title: string;
  number: number;
  chapters: number;
  /** The chapter that comes next; null after the last. */
  next: string | null;
  step: number;
  steps: number;
  mode: "step" | "wait" | "strayed" | "end";
  text: string;
  /** The choice that is proposed. */
  action: number | null;
  label: string;
  /** Whether one can go back to the decision before. */
  back: boolean;
}

export interface LessonShown {
  goal: string;
  minutes: number;
  chapters: { name: string; title: string }[];
}

export interface SheetRow {
  seat: number;
  name: string;
  total: number;
  items: ScoreItem[];
}

export interface Over {
  type: "over";
  sheet: SheetRow[];
  winners: number[];
  plot: number[][];
  plot_at: number[];
  record: string;
}

export interface Refusal {
  text: string;
  clause?: string;
  part?: string;
}

export interface TurningPoint {
  at: number;
  event: number;
  seat: number;
  kind: "choice" | "good" | "swing" | "luck";
  text: string;
}

export interface Review {
  ready: boolean;
  at: number[];
  chances: number[][];
  moments: Moment[];
  turns: TurningPoint[];
}

/** How good a choice was that was made. */
export interface Judged {
  event: number;
  seat: number;
  action: number;
  best: number;
  text: string;
  why: string;
  choices: { action: number; label: string; wins: number; lead: number }[];
}

/** A choice of a finished game that is worth a second look. */
export interface Moment {
  at: number;
  move: number;
  seat: number;
  question: string;
  choices: { action: number; label: string; wins: number; lead: number }[];
  best: number;
  played: number;
  verdict: string;
  why: string;
}

export type Message =
  | { type: "welcome"; you: { name: string; seats: number[] }; table?: Table; event?: number }
  | ({ type: "table"; table?: Table } & Table)
  | (Position & { type: "position" })
  | (Position & { type: "look" })
  | { type: "log"; from: number; to: number; lines: LogLine[] }
  | { type: "ack"; id: string; number: number }
  | ({ type: "refused"; id: string } & Refusal)
  | ({ type: "why"; action?: number } & Refusal)
  | ({ type: "judged" } & Judged)
  | Hint
  | Chat
  | Notice
  | Over
  | { type: "error"; text: string; final?: boolean }
  | { type: "lesson"; lesson: Coaching | null }
  | { type: "pong" };

export interface GameOption {
  name: string;
  clause: string;
  about: string;
  when: string;
  values: { value: string; about: string }[];
  default: string;
}

export interface Game {
  id: string;
  title: string;
  summary: string;
  players: number[];
  colours: string[];
  glyphs: string[];
  options: GameOption[];
  overlays: Overlay[];
  maturity: string;
  box: string;
  boxes: Game[];
  lesson: LessonShown | null;
  strengths: { players: number; level: string; rating: number; least: boolean; points: number }[];
}

export interface Bot {
  id: string;
  title: string;
  about: string;
}

export interface Shelf {
  games: Game[];
  bots: Bot[];
}

/** Which puzzle it is; `name` is kept wherever it stands, `day` is set if it is that of today. */
export interface PuzzleName {
  game: string;
  title: string;
  number: number;
  of: number;
  name: string;
  hard: boolean;
  players: number;
  day: string | null;
}

export interface PuzzleShelf {
  daily: PuzzleName | null;
  games: Record<string, number>;
}

export interface Puzzle extends PuzzleName {
  table: Table;
  position: Position;
}

/** What was said about an answer; which is the best once it was found or given up. */
export interface PuzzleAnswer {
  right: boolean;
  text: string;
  answer: number | null;
  why: string;
  choices: { action: number; label: string; wins: number; lead: number }[];
  action: number;
  reveal: boolean;
}

export interface Rules {
  title: string;
  /** Two pages for whoever is new to the game; empty if there are none. */
  guide: string;
  html: string;
  clauses: Record<string, string>;
  /** The clause that says most about a part of the picture, by the beginning of its id. */
  about: Record<string, string>;
  /** What is remarked when a kind of question first comes up. */
  remarks: Record<string, string>;
  /** What the parts of the picture are called and mean, by the beginning of their ids. */
  symbols: Record<string, string>;
}

export interface Me {
  name: string;
  language: string;
}

export interface SeatWish {
  kind: string;
  name?: string;
  level?: string;
  colour?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string>;
  seats: SeatWish[];
  private: boolean;
  pace: string;
  hints?: boolean;
  clock?: { per: string; seconds: number; then: string };
}
