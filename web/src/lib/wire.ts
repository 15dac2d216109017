/* What the server says and hears. The page knows no more about a game than this and its view. */

import type { Colour } from '../art/geometry';

export type Arg = number | string | { term: string } | { seat: number } | Arg[];

/** One thing to say: the key of a Fluent message and its arguments. */
export interface Message {
  key: string;
  args?: Record<string, Arg>;
}

/** One legal answer: its notation, its label, and the board elements that it touches, in order. */
export interface Offer {
  text: string;
  label: Message;
  at: string[];
}

export type SeatKind = 'person' | 'bot' | 'open';
export type Level = 'cadet' | 'pilot' | 'commander' | 'admiral';
export const LEVELS: Level[] = ['cadet', 'pilot', 'commander', 'admiral'];

/** Who plays a seat. `stand_in`: the level of the bot that plays it for a person who is away. `idle_since`: since when
    somebody who is here has owed an answer, once the table's patience is at an end. Both times are the server's. */
export interface Seat {
  seat: number;
  name: string;
  color: Colour;
  kind: SeatKind;
  level: Level | null;
  stand_in: Level | null;
  online: boolean;
  mine: boolean;
  away_since: number | null;
  idle_since?: number | null;
}

/** A question to one of the seats that this client plays. `undo`: the earliest position it may go back to. */
export interface Ask {
  seat: number;
  prompt: Message;
  actions: Offer[];
  undo: number | null;
}

/** What a seat of this client can take back: down to position `to`, so many actions. */
export interface Undo {
  seat: number;
  to: number;
  actions: number;
}

export interface GameEvent {
  event: string;
  message?: Message;
  [fact: string]: unknown;
}

/** What one of the own seats may say whether it is asked or not. */
export interface Aside {
  seat: number;
  actions: Offer[];
}

/** One answer of the past and what came of it; `back_to`: an undo that went back to that step. */
export interface LogEntry {
  number: number;
  step: number;
  seat: number | null;
  text: string | null;
  back_to: number | null;
  events: GameEvent[];
}

/** What an action would do: `certain` says that nothing hidden and no chance would add to it. */
export interface Foreseen {
  text: string;
  events: GameEvent[];
  certain: boolean;
}

export interface Score {
  total: number;
  parts: Record<string, number>;
}
export type Status = 'waiting' | 'playing' | 'over' | 'record';

/** An action has been made after which rivals may interrupt in secret: the position is still the one before.
    `label`: what I have done, if it was me. */
export interface Held {
  seat: number | null;
  label: Message | null;
}

/** One position as this client may see it. */
export interface Position<View = object> {
  type: 'position';
  table: string;
  game: string;
  number: number;
  step: number;
  status: Status;
  seats: Seat[];
  spectators: number;
  viewer: number | null;
  view: View;
  deciders: number[];
  thinking: number[];
  over: boolean;
  winners: number[];
  scores: Score[];
  asks: Ask[];
  asides: Aside[];
  undo: Undo[];
  log: LogEntry[];
  log_begins: number;
  held?: Held | null;
}

/** What a table shows: a position, or nothing of a board while it waits for players. */
export type Frame = Position | Position<null>;

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** What the admiral thinks of one action: `value` is the chance to win, 0 to 1. */
export interface Advice extends Offer {
  value: number;
  visits: number;
}

/** `grace`: after how many seconds a player who is away may be replaced; `patience`: when one who is here is asked
    'still there?'; `stand_in`: the level of the bot that then plays. `source`: the table continues another. */
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
  source: { table: string; step: number } | null;
  grace?: number;
  patience?: number;
  stand_in?: Level;
}

export interface GameOption {
  key: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  seats: number[];
}
export interface GameInfo {
  key: string;
  rules: number;
  seats: number[];
  options: GameOption[];
}

export type NewSeat =
  | { kind: 'me' | 'here' | 'open'; name?: string; color?: Colour }
  | { kind: 'bot'; level: Level; name?: string; color?: Colour };
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  hints?: boolean;
  seats: NewSeat[];
  grace?: number;
  patience?: number;
  stand_in?: Level;
}

export interface Refusal {
  error: string;
  message: Message;
  text: string;
}

export type FromServer =
  | Frame
  | { type: 'hello'; table: Table; chat: ChatLine[] }
  | { type: 'seats'; seats: Seat[]; spectators: number; thinking: number[]; status: Status }
  | { type: 'chat'; chat: ChatLine[] }
  | { type: 'hint'; id: number; seat: number; number: number; advice: Advice[] }
  | ({ type: 'preview'; id: string; seat: number; number: number } & Foreseen)
  | { type: 'inspected'; id: string; seat: number; number: number; topic: string; found: object }
  | { type: 'rematch'; table: string }
  | { type: 'done'; id: number; number: number }
  | ({ type: 'error'; id?: number | string } & Refusal)
  | { type: 'still_there'; seat: number; until: number; now?: number }
  | { type: 'pong'; at?: number };
