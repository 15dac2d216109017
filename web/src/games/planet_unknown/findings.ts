/* What the server finds out about the questions of Planet Unknown. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { Message } from '../../lib/wire';

import type { CellName, Terrain, Track } from './view';

/** A bonus of a cell of which there is no more to tell. */
export type PlainBonus = { type: 'synergy' | 'patch' | 'place_rover' };

/** Movement points. */
export type MoveBonus = { type: 'move'; points: number };

/** A civ card or a technology of a level. */
export type LevelBonus = { type: 'civ_card' | 'tech'; level: number };

/** An advance of a certain marker. */
export type AdvanceBonus = { type: 'advance'; track: Track };

/** What a cell of a track gives. */
export type Bonus = PlainBonus | MoveBonus | LevelBonus | AdvanceBonus;

/** Cells that a marker would enter, with what stands on them; `cancelled` are bonuses that the event takes away. */
export type Way = { cells: CellName[]; bonuses: Bonus[]; cancelled: Bonus[]; medal: number | null };

/** A station: the ways of its marker, several where the player has a choice. */
export interface Step {
  terrain: Track;
  ways: Way[];
  /** The medals that are certain. */
  medals: number;
  /** Water that needs no ice. */
  dry: boolean;
}

/** How a row or column would be: its filled squares, whether a meteorite blocks it, whether it is complete. */
export type LineNews = [number, boolean, boolean];

/** A row or column that would become complete. */
export type LineDone = { line: string; medals: number };

/** So many, with their medals. */
export type Lot = { n: number; medals: number };

/** What would change on the planet. */
export interface Ground {
  lines: Record<string, LineNews>;
  complete: LineDone[];
  /** The medals of rows and columns that would not be complete any more. */
  blocked: number;
  cities: Lot;
  parts: Lot;
  /** By how much what a competitive objective counts changes. */
  counts: Record<string, number>;
  /** By how much the medals change for certain: what is left to choose does not count. */
  medals: number;
}

/** What a tile would bring. */
export interface Brings extends Ground {
  steps: Step[];
  /** The markers that an energy station could advance. */
  energy: Step[] | null;
  /** Stations that give nothing. */
  idle: Terrain[];
  /** Where a meteorite lands. */
  rock: string | null;
  pods: string[];
  rovers: string[];
  /** The event under which one of the stations does not count. */
  ignored: number | null;
}

/** Why a tile does not fit, and the corners at which it does not. */
export type Refused = { why: Message; corners: string[] };

/** A tile in one pose: what it brings on each corner where it fits, and why it does not on the others. */
export type Placements = { brings: Record<string, Brings>; refused: Refused[]; elsewhere: Message };

/** What a patch would bring on each square. */
export type Patches = { patches: Record<string, Ground> };

/** Where an answer sends a marker. */
export type Climb = Way & { marker: Track; down: boolean };

/** Where the answers about markers send them. */
export type Climbs = { climbs: Record<string, Climb> };

/** Where a rover can go, each square with its way. */
export type Reach = { ways: Record<string, string[]> };

/** A planet as it would lie there at the start. */
export type FreshPlanet = { lifepods: string[]; filled: number[] };

/** What can be found out. */
export type Finding = Placements | Patches | Climbs | Reach | FreshPlanet;
