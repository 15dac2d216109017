/* What the box of SpaceCorp holds, from the same data that the rules are played with. */

import rawBases from '../../../../cosmodrome/games/spacecorp/data/bases.json?facts';
import rawBoards from '../../../../cosmodrome/games/spacecorp/data/boards.json?facts';
import rawCards from '../../../../cosmodrome/games/spacecorp/data/cards.json?facts';
import rawColonies from '../../../../cosmodrome/games/spacecorp/data/colonies.json?facts';
import rawContracts from '../../../../cosmodrome/games/spacecorp/data/contracts.json?facts';
import rawTiles from '../../../../cosmodrome/games/spacecorp/data/discoveries.json?facts';
import rawProgress from '../../../../cosmodrome/games/spacecorp/data/progress.json?facts';
import {
  ACTIONS,
  ERAS,
  type ActionType,
  type BaseType,
  type Cube,
  type Era,
  type ProgressKind,
  type StackName,
} from './view';

/* The words that the data and the view share. */
export { ACTIONS, ERAS, type ActionType, type Era, type ProgressKind };

export interface Site {
  id: string;
  region: string;
  gravity: number;
  lagrange: boolean;
  explore_cost: number | null;
  build_cost: number | null;
  boxes: { index: number; stack: StackName }[];
  is_start: boolean;
  is_beyond: boolean;
  is_star_system: boolean;
  multi_star: boolean;
  tags: string[];
}
export interface Region {
  id: string;
  kind: 'normal' | 'beyond' | 'sun' | 'star' | 'empty' | 'orion';
  radiation: boolean;
  beyond_jupiter?: boolean;
}
export interface Border {
  a: string;
  b: string;
  cost: number;
}
export interface Board {
  era: Era;
  movement: { takeoff: number; landing: number; gravity: boolean };
  start_site: string;
  beyond_site: string | null;
  unshielded_penalty: number;
  start_base: { shield_factory: boolean };
  regions: Region[];
  borders: Border[];
  sites: Site[];
  direct_moves: { a: string; b: string; cost: number }[];
  transit_additions: { from: string; to: string; add: number }[];
}

export interface Mode {
  op: 'add' | 'mul';
  value: number;
  shielded: boolean;
}
export interface CardAction {
  type: ActionType;
  modes?: Mode[];
  special?: string;
}
export interface Card {
  id: string;
  era: Era;
  start: boolean;
  infra: boolean;
  edge: string | null;
  actions: CardAction[];
}

export type TileSymbol = 'water' | 'life' | 'wonder' | 'anomaly' | 'relic' | 'dust';
export type TileReward = { op: 'gain_profit'; amount: number } | { op: 'advance_cube'; cube: Cube; steps: number };
export interface Tile {
  id: string;
  era: Era;
  stack: string;
  name: string;
  rewards: TileReward[];
  production: number | null;
  base_modifier: number;
  colony_points: number;
  symbols: TileSymbol[];
  special: string | null;
  redirect: string | null;
}

export interface Progress {
  id: string;
  kind: ProgressKind;
  era: Era;
  prerequisite: { kind: ProgressKind; min: number } | null;
  effects: { op: string; action?: ActionType; value?: number; factor?: number }[];
  copies: { id: string; profit: number }[];
}

export interface Colony {
  id: string;
  number: number;
  value: number;
  effect_id: string;
  players: number[];
}
export interface BaseFacts {
  id: BaseType;
  count: number;
}
export interface Contract {
  id: string;
  row: number;
  era: Era;
  reward: Record<'2' | '3-4', number>;
}

interface Files {
  boards: { boards: Record<Era, Board> };
  cards: { definitions: Card[] };
  discoveries: { tiles: Tile[] };
  progress: { cards: Progress[] };
  colonies: { colonies: Colony[] };
  bases: { types: BaseFacts[] };
  contracts: { contracts: Contract[] };
}
const STANDARD = {
  boards: rawBoards,
  cards: rawCards,
  discoveries: rawTiles,
  progress: rawProgress,
  colonies: rawColonies,
  bases: rawBases,
  contracts: rawContracts,
} as Files;

const index = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((each) => [each.id, each]));
function find<T>(map: Map<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw new Error(`there is no ${id} in the box`);
  return found;
}

function unpack(files: Files) {
  return {
    sites: index(ERAS.flatMap((era) => files.boards.boards[era].sites)),
    cards: index(files.cards.definitions),
    tiles: index(files.discoveries.tiles),
    progress: index(files.progress.cards),
    colonies: index(files.colonies.colonies),
  };
}

export let BOARDS: Record<Era, Board> = STANDARD.boards.boards;
export let BASES: BaseFacts[] = STANDARD.bases.types;
export let CONTRACTS: Contract[] = STANDARD.contracts.contracts;
export let PROGRESS_CARDS: Progress[] = STANDARD.progress.cards;
let box = unpack(STANDARD),
  opened: unknown = null,
  edition = 0;

/** Play with the data files of a table that has its own, null: with those of the box. Gives a number that changes with them. */
export function adopt(own: unknown): number {
  if (own === opened || JSON.stringify(own) === JSON.stringify(opened)) return edition;
  const files = { ...STANDARD, ...(own as Partial<Files> | null) };
  opened = own;
  BOARDS = files.boards.boards;
  BASES = files.bases.types;
  CONTRACTS = files.contracts.contracts;
  PROGRESS_CARDS = files.progress.cards;
  box = unpack(files);
  return ++edition;
}

/** Find a site of any board. */
export const siteOf = (id: string): Site => find(box.sites, id);
/** Find an action card; Time has none of its own. */
export const cardOf = (id: string): Card | null => box.cards.get(id) ?? null;
/** Find a discovery tile. */
export const tileOf = (id: string): Tile => find(box.tiles, id);
/** Find a progress card by its name or by one of its copies. */
export const progressOf = (id: string): Progress =>
  find(box.progress, box.progress.has(id) ? id : id.replace(/_[ab]$/, ''));
/** Find a colony tile. */
export const colonyOf = (id: string): Colony => find(box.colonies, id);
