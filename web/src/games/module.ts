/* What a game brings to the page: a folder whose index.ts gives one of these. No rule, no legality, no score. */

import type { Component } from 'svelte';
import type { Choosing } from '../lib/choosing.svelte';
import type { GameEvent, Message, Offer, Score, Seat } from '../lib/wire';
import type { Motion } from '../lib/motion';

/** What every part of a game's page is drawn from; the view is the game's own business. */
export interface BoardProps<View = object> {
  view: View;
  seats: Seat[];
  me: number | null;
  choice: Choosing;
  compact: boolean;
}

/** What the final scoring of a game is drawn from. */
export interface FinalProps<View = object> {
  view: View;
  seats: Seat[];
  scores: Score[];
  winners: number[];
}

/** A board element in words: for lists, bubbles and screen readers. */
export interface Described {
  title: string;
  icon?: string;
  /** A picture of the game instead of an icon: `af:fuel`. */
  picture?: string;
  note?: string;
  cost?: Cost[];
}
/** A price: a picture of what is paid, the colour of the number. */
export interface Cost {
  picture: string;
  tone: string;
  n: number;
  was?: number;
}

/** What an action would leave its player with, as far as the server has priced it. */
export interface Change {
  picture: string;
  from: number;
  to: number;
}

/** An event as it comes: its facts, and what it says. */
export type Told<Event> = Event & { message: Message };

/** The components that a game is drawn with. */
export interface Parts<View> {
  Board: Component<BoardProps<View>>;
  /** Panels of the players, mine first and largest. */
  Players: Component<BoardProps<View>>;
  /** Pieces to pick from, under the question. */
  Tray?: Component<BoardProps<View>>;
  /** What I have, beside the question on a phone. */
  Purse?: Component<BoardProps<View>>;
  /** The game's own button to confirm with, below the question on a phone. */
  Confirm?: Component<BoardProps<View>>;
  /** Facts for the bar on top. */
  Bar?: Component<{ view: View }>;
}

/** How the parts stand around the board. */
export interface Layout<View> {
  /** Where the panels of the players stand on a wide screen, and how high they are; by default 124 px below the board. */
  strip?: { above: boolean; height: number };
  /** The board itself lets fingers zoom what is worth it, and keeps the rest in place. */
  zooms?: boolean;
  /** How much higher than usual the board of a phone is, in px: for a line of facts above it. */
  ribbon?: number;
  /** Let the board take all the room, with narrow gaps. */
  close?: boolean;
  /** Panels beside the log on a wide screen; `call` turns to one when the question is about it. */
  panels?: { list: Panel<View>[]; call: (view: View) => string | null };
  /** What the board on a phone has no room for: a tab of its own. */
  shelf?: { Shelf: Component<BoardProps<View>>; label: string; icon: string };
}
export interface Panel<View> {
  key: string;
  label: string;
  Panel: Component<BoardProps<View>>;
}

/** What the game says where the page speaks of it. */
export interface Words<View> {
  /** The round or turn, and the phase, as the rulebook calls them. */
  round: (view: View) => Message;
  phase: (view: View) => Message | null;
  /** Say what an element is; null: it is not listed beside the board (the tray shows it). */
  describe: (id: string, props: BoardProps<View>) => Described | null;
  /** Name an action by what lies on the table, where its own label cannot. */
  name?: (offer: Offer, view: View) => string | null;
  /** The heading of the rules where the present question is explained. */
  section: (view: View) => string;
  /** The button that ends a turn, and why it cannot be pressed yet; `lost`: what would be thrown away, said for a second click. */
  end?: (view: View, choice: Choosing) => { id: string; label: Message; why: Message | null; lost?: Message | null };
}

/** What the player is told of an action before it is confirmed. */
export interface Preview<View, Kind extends string> {
  /** Say what an action would change. */
  changes?: (offer: Offer, props: { view: View }) => Change[];
  /** Events that an action's own name tells already: they are left out. */
  untold: Kind[];
  /** Events that are losses, each with its icon: they are warned of. */
  losses?: Partial<Record<Kind, string>>;
  /** Chance only turns things up in this game: it need not be said that it has a part. */
  reveals?: boolean;
  /** Lines kept free, so that nothing moves when a preview comes and goes. */
  lines?: (choice: Choosing) => number;
}

/** How the log tells the game. */
export interface Chronicle<Kind extends string> {
  /** Events of nobody's own: they, and what comes of them, are told under the heading of the round. */
  common?: Kind[];
  /** Events that are left out: the board shows them. */
  unlogged?: Kind[];
  /** All act at the same time: there is one part for each player of a round. */
  together?: boolean;
}

/** How points and the end of the game are shown. */
export interface Scoring<View> {
  /** Whether secret things may add to the points of a seat that this view shows: they are marked as known so far. */
  secret?: (view: View, seat: number) => boolean;
  /** How the game ended, where naming a winner does not say it; null: the winners are named. */
  verdict?: (view: View) => Message | null;
  /** The final scoring as the game counts it; without one, the page shows the parts of each score. */
  Final?: Component<FinalProps<View>>;
}

/** The page of one game. What loads it knows neither its view nor its events: it only hands them on. */
export interface GamePage<View = object, Event extends { event: string } = GameEvent> {
  key: string;
  parts: Parts<View>;
  layout: Layout<View>;
  words: Words<View>;
  preview: Preview<View, Event['event']>;
  log?: Chronicle<Event['event']>;
  scoring?: Scoring<View>;
  /** How an event is seen to happen. */
  motions: (event: Told<Event>, props: { view: View; seats: Seat[]; me: number | null }) => Motion[];
}

const FOLDERS = import.meta.glob<{ default: GamePage }>('./*/index.ts');

/** Load the page of a game, or null if this page cannot show it. */
export async function load(key: string): Promise<GamePage | null> {
  const folder = FOLDERS[`./${key}/index.ts`];
  return folder ? (await folder()).default : null;
}

/** Tell whether this page can show a game. */
export const shows = (key: string): boolean => `./${key}/index.ts` in FOLDERS;
