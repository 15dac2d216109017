/* What can happen in Space Base. Written from the Python types by tools/typescript.py: change those, then `make types`. */

/** A player's turn began. */
export interface TurnBegan {
  event: 'turn_began';
  seat: number;
  round: number;
}

/** The active player set a die instead of rolling it. */
export interface DieSet {
  event: 'die_set';
  seat: number;
  card: string;
  die: number;
  face: number;
}

/** The active player rolled the dice that were not set. */
export interface Rolled {
  event: 'rolled';
  seat: number;
  dice: number[];
  rolled: number[];
}

/** The active player rolled one or both dice again. */
export interface Rerolled {
  event: 'rerolled';
  seat: number;
  card: string;
  dice: number[];
  rolled: number[];
}

/** A player uses the dice one by one, or their sum. */
export interface Allocated {
  event: 'allocated';
  seat: number;
  use: 'separate' | 'sum';
  sectors: number[];
}

/** A player moved the sector of the sum to the right. */
export interface Shifted {
  event: 'shifted';
  seat: number;
  card: string;
  from: number;
  to: number;
}

export const SIDE_NAMES = ['station', 'deployed'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** A player collected a sector: the sums, and the cards that got a cube. */
export interface Collected {
  event: 'collected';
  seat: number;
  sector: number;
  side: SideName;
  credits: number;
  income: number;
  vp: number;
  charged: string[];
}

/** A two-way arrow was aimed, or a ship was claimed: the sector that it is about. */
export interface InSector {
  event: 'aimed' | 'claimed';
  seat: number;
  card: string;
  sector: number;
}

/** A player collects a sector once more. */
export interface Repeated {
  event: 'repeated';
  seat: number;
  sector: number;
}

/** A player spent cubes on an ability. */
export interface AbilityUsed {
  event: 'ability_used';
  seat: number;
  card: string;
  cubes: number;
}

/** An ability brought resources. */
export interface Gained {
  event: 'gained';
  seat: number;
  card: string;
  credits: number;
  income: number;
  vp: number;
}

/** An opponent's ability took points away. */
export interface VpLost {
  event: 'vp_lost';
  seat: number;
  by: number;
  amount: number;
}

/** All cards of two sectors changed places. */
export interface Swapped {
  event: 'swapped';
  seat: number;
  sectors: number[];
}

/** A card traded places with a station card; sector and side are where it was. */
export interface Exchanged {
  event: 'exchanged';
  seat: number;
  card: string;
  other: string;
  from: number;
  side: SideName;
  to: number;
}

/** An ability put a cube on a card; a player drew the first ship; a ship was chosen at light speed. */
export interface OfCard {
  event: 'charged' | 'first_ship' | 'picked';
  seat: number;
  card: string;
}

/** An ability moved a cube. */
export interface CubeMoved {
  event: 'cube_moved';
  seat: number;
  from: string;
  to: string;
}

/** A player bought a card; in phase 6 all credits are paid, whatever the card costs. */
export interface Bought {
  event: 'bought';
  seat: number;
  card: string;
  sector: number;
  paid: number;
}

/** The former station ship went on patrol, with its cubes as far as there are cells for them. */
export interface Deployed {
  event: 'deployed';
  seat: number;
  card: string;
  sector: number;
  cubes: number;
  lost: number;
}

/** A colony brought its points. */
export interface Settled {
  event: 'settled';
  seat: number;
  card: string;
  vp: number;
}

/** Something happened of which there is no more to tell than whose it is. */
export interface Done {
  event: 'passed' | 'committed' | 'first_player';
  seat: number;
}

/** Ships were turned up in the shipyard. */
export interface Refilled {
  event: 'refilled';
  cards: string[];
}

/** Income raised the active player's credits. */
export interface IncomePaid {
  event: 'income_paid';
  seat: number;
  credits: number;
}

/** A player was dealt ships to choose from. */
export interface ShipsDealt {
  event: 'ships_dealt';
  seat: number;
  cards: string[];
}

/** A player rolled for the first turn. */
export interface TieRolled {
  event: 'tie_rolled';
  seat: number;
  dice: number[];
}

/** A player got something for going later. */
export interface Bonus {
  event: 'bonus';
  seat: number;
  credits: number;
  income: number;
}

/** A player has reached the target: the round is the last. */
export interface EndTriggered {
  event: 'end_triggered';
  seat: number;
  vp: number;
}

/** The lead is shared: one more round. */
export interface ExtraRound {
  event: 'extra_round';
  number: number;
}

/** Somebody has won, by points or at once by an ability. */
export interface GameOver {
  event: 'game_over';
  winners: number[];
  at_once: boolean;
}

/** Anything that can happen in Space Base. */
export type Happening =
  | TurnBegan
  | DieSet
  | Rolled
  | Rerolled
  | Allocated
  | Shifted
  | Collected
  | InSector
  | Repeated
  | AbilityUsed
  | Gained
  | VpLost
  | Swapped
  | Exchanged
  | OfCard
  | CubeMoved
  | Bought
  | Deployed
  | Settled
  | Done
  | Refilled
  | IncomePaid
  | ShipsDealt
  | TieRolled
  | Bonus
  | EndTriggered
  | ExtraRound
  | GameOver;
