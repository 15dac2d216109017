/* What the server says and hears. Written from the Python types by tools/typescript.py: change those, then `make types`. */

/** A guest, to himself. */
export type Me = { id: string; name: string };

/** A guest's name. */
export type Naming = { name: string };

/** An option of a game. */
export interface GameOption {
  key: string;
  choices: (boolean | number | string)[];
  default: boolean | number | string;
  seats: number[];
}

/** A game on offer. */
export type GameInfo = { key: string; rules: number; seats: number[]; options: GameOption[] };

/** How well a bot plays. */
export const LEVELS = ['cadet', 'pilot', 'commander', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

export const COLORS = ['red', 'blue', 'green', 'yellow', 'violet', 'pearl'] as const;
export type Color = (typeof COLORS)[number];

/** All that can be chosen. */
export type Catalogue = { games: GameInfo[]; levels: Level[]; colors: Color[] };

/** Whether a table waits for players, is played, is over, was uploaded only to be watched, or is gone. */
export type Status = 'waiting' | 'playing' | 'over' | 'record' | 'closed';

export type SeatKind = 'person' | 'bot' | 'open';

/** A seat as one client sees it. */
export interface Seat {
  seat: number;
  name: string;
  color: Color;
  kind: SeatKind;
  level: Level | null;
  /** The level of the bot that plays for a person who is away. */
  stand_in: Level | null;
  online: boolean;
  mine: boolean;
  /** When the person was last here, in the server's time; null while here. */
  away_since: number | null;
  /** Since when somebody who is here has owed an answer, once the table's patience is at an end. */
  idle_since: number | null;
}

/** Where a continued game comes from. */
export type Source = { table: string; step: number };

/** A table as one client sees it. */
export interface Table {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  hints: boolean;
  status: Status;
  number: number;
  step: number;
  deciders: number[];
  winners: number[];
  seats: Seat[];
  creator: boolean;
  invitation: string | null;
  my_turn: boolean;
  made: number;
  moved: number;
  rematch: string | null;
  source: Source | null;
  /** After how many seconds a player who is away may be replaced. */
  grace: number;
  /** After how many seconds one who is here is asked whether he is still there. */
  patience: number;
  /** The level of the bot that then plays. */
  stand_in: Level;
}

/** A guest's tables. */
export type TableList = { tables: Table[] };

/** What the creator of a table wants for one seat. */
export interface NewSeat {
  kind: 'me' | 'here' | 'open' | 'bot';
  name?: string | null;
  color?: Color | null;
  level?: Level | null;
}

/** A whole number that every program can hold exactly. */
export type Whole = number;

/** A table that somebody wants to have. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  hints?: boolean;
  seed?: Whole | null;
  grace?: number | null;
  patience?: number | null;
  stand_in?: Level;
}

/** A wish to sit down. */
export type Sitting = { seat: Whole; invitation?: string | null; name?: string | null; color?: Color | null };

/** A wish to leave a seat. */
export type Leaving = { seat: Whole };

/** Another name or colour for a seat, or somebody else for it. */
export interface SeatChange {
  name?: string | null;
  color?: Color | null;
  kind?: 'open' | 'bot' | null;
  level?: Level | null;
}

/** A table is gone. */
export type Closed = { closed: boolean };

/** An argument that is itself a text: the name of a facility, a card, a colour. */
export type Term = { term: string };

/** An argument that is a player: shown as the name of whoever sits there. */
export type Who = { seat: number };

export type Word = number | string | Term | Who;

/** An argument of a message. */
export type Arg = number | string | Term | Who | Word[];

/** A text in any language: a key of the game's or the shared texts, and its arguments. */
export type Message = { key: string; args?: Record<string, Arg> };

/** One thing that happened, in words; the facts of the game's own events stand beside. */
export type GameEvent = { event: string; message: Message; seat?: number | null; round?: number; turn?: number };

/** One action and what came of it; back_to: an undo that went back to that step. Each event has a message. */
export interface LogEntry<Happened extends GameEvent = GameEvent> {
  number: number;
  step: number;
  seat: number | null;
  text: string | null;
  back_to: number | null;
  at: number;
  events: Happened[];
}

/** A part of a log, without what was taken back. */
export type LogPage<Happened extends GameEvent = GameEvent> = { steps: number; log: LogEntry<Happened>[] };

/** Points and where they come from. */
export type Score = { total: number; parts: Record<string, number> };

/** A position of a replay, with the entry that led to it. */
export interface Moment<View extends object = object, Happened extends GameEvent = GameEvent> {
  type: 'position';
  table: string;
  game: string;
  number: number;
  step: number;
  viewer: number | null;
  view: View;
  deciders: number[];
  over: boolean;
  winners: number[];
  scores: Score[];
  log: LogEntry<Happened>[];
}

/** Some positions of a game. */
export interface ReplayPage<View extends object = object, Happened extends GameEvent = GameEvent> {
  steps: number;
  frames: Moment<View, Happened>[];
}

/** A wish to play on from a position. */
export type Continuation = { step: Whole; seats?: NewSeat[] | null };

/** Why a request was refused. */
export type Refusal = { error: string; message: Message; text: string };

/** What a client marks a message with, to know its answer. */
export type Id = Whole | string | null;

/** Answer with an action. */
export type Act = { type: 'act'; id?: Id; seat: Whole; number: Whole; text: string };

/** Take actions back. */
export type Undo = { type: 'undo'; id?: Id; seat: Whole; number: Whole; to?: Whole | null };

/** Say something. */
export type Chat = { type: 'chat'; id?: Id; text: string };

/** Ask what the admiral would do. */
export type Hint = { type: 'hint'; id?: Id; seat: Whole; number: Whole };

/** Ask what an action would do. */
export type Preview = { type: 'preview'; id?: Id; seat: Whole; number: Whole; text: string };

/** Ask what the rules say about something on the board. */
export type Inspect = { type: 'inspect'; id?: Id; seat: Whole; number: Whole; topic: string };

/** Let a bot play a seat. */
export type HandOver = { type: 'hand_over'; id?: Id; seat: Whole; level?: Level | null };

/** Play a seat oneself again. */
export type TakeBack = { type: 'take_back'; id?: Id; seat: Whole };

/** Say that one is still there. */
export type Here = { type: 'here'; id?: Id; seat: Whole };

/** Look through the eyes of another of one's seats. */
export type Look = { type: 'look'; id?: Id; seat: Whole | null };

/** Choose how fast bots act while this client watches. */
export type Pace = { type: 'pace'; id?: Id; seconds: number };

/** Ask whether the server is there. */
export type Ping = { type: 'ping'; id?: Id };

export type FromClient =
  | Act
  | Undo
  | Chat
  | Hint
  | Preview
  | Inspect
  | HandOver
  | TakeBack
  | Here
  | Look
  | Pace
  | Ping;

/** An action after which others may interrupt in secret: the position is the one before it, for a moment. The
    label is only for the seat that made it. */
export type Held = { seat: number | null; label: Message | null };

/** A legal action: its notation, its label, and the board elements that it touches, in order. */
export type Offer = { text: string; label: Message; at: string[] };

/** A question to one of your seats, with every legal answer; undo is the number you may go back to. */
export type Ask = { seat: number; prompt: Message; actions: Offer[]; undo: number | null };

/** What one of your seats may say whether it is asked or not. */
export type Aside = { seat: number; actions: Offer[] };

/** What one of your seats can take back: down to number `to`, so many actions. */
export type UndoOffer = { seat: number; to: number; actions: number };

/** The position as you may see it, what you are asked, and what has happened since the frame before. */
export interface Position<View extends object = object, Happened extends GameEvent = GameEvent> {
  type: 'position';
  table: string;
  game: string;
  number: number;
  step: number;
  status: Status;
  seats: Seat[];
  spectators: number;
  viewer: number | null;
  /** null while the table waits for players: nothing is dealt before. */
  view: View | null;
  deciders: number[];
  thinking: number[];
  over: boolean;
  winners: number[];
  scores: Score[];
  held: Held | null;
  asks: Ask[];
  asides: Aside[];
  undo: UndoOffer[];
  log: LogEntry<Happened>[];
  log_begins: number;
  history: boolean;
}

/** One thing that somebody said. */
export type ChatLine = { id: number; name: string; seat: number | null; text: string; at: number };

/** The first frame: the table and what was said lately. */
export type Hello = { type: 'hello'; table: Table; chat: ChatLine[] };

/** Somebody came, went or changed; the position is the same. */
export type Seats = { type: 'seats'; seats: Seat[]; spectators: number; thinking: number[]; status: Status };

/** Somebody said something. */
export type Chatted = { type: 'chat'; chat: ChatLine[] };

/** What the admiral thinks of one action: the chance to win, 0 to 1, and how much thought stands behind it. */
export type Advice = { text: string; label: Message; at: string[]; value: number; visits: number };

/** What the admiral would do, the best first. */
export type Hinted = { type: 'hint'; id: Id; seat: number; number: number; advice: Advice[] };

/** What an action would do, as far as it is certain. */
export interface Previewed<Happened extends GameEvent = GameEvent> {
  type: 'preview';
  id: Id;
  seat: number;
  number: number;
  text: string;
  events: Happened[];
  certain: boolean;
}

/** What the rules say about something on the board, in the words of its game. */
export interface Inspected {
  type: 'inspected';
  id: Id;
  seat: number;
  number: number;
  topic: string;
  found: Record<string, unknown>;
}

/** You owe an answer and have done nothing for long: say `here` before `until`, or others may let a bot play. */
export type StillThere = { type: 'still_there'; seat: number; until: number; now: number };

/** Somebody asked for a rematch: the id of the new table. */
export type Rematch = { type: 'rematch'; table: string };

/** Your message was carried out and stored. */
export type Done = { type: 'done'; id: Id; number: number };

/** Your message was refused; nothing was changed. */
export type Failed = { type: 'error'; id: Id; error: string; message: Message; text: string };

/** The server is there. */
export type Pong = { type: 'pong'; id: Id; at: number };

export type FromServer<View extends object = object, Happened extends GameEvent = GameEvent> =
  | Position<View, Happened>
  | Hello
  | Seats
  | Chatted
  | Hinted
  | Previewed<Happened>
  | Inspected
  | StillThere
  | Rematch
  | Done
  | Failed
  | Pong;
