/* What can happen in Space Base. Written from the Python types by tools/typescript.py: change those, then `make types`. */

/** Something happened to a player. */
export type OfSeat = { seat: number };

/** A player's turn began. */
export type TurnBegan = OfSeat & { event: 'turn_began'; round: number };

/** Something happened with a card of a player. */
export type OfCard = OfSeat & { card: string };

/** The active player set a die instead of rolling it. */
export type DieSet = OfCard & { event: 'die_set'; die: number; face: number };

/** A player rolled. */
export type OfDice = OfSeat & { dice: number[] };

/** The active player rolled the dice that were not set. */
export type Rolled = OfDice & { event: 'rolled'; rolled: number[] };

/** The active player rolled one or both dice again. */
export type Rerolled = OfDice & { event: 'rerolled'; card: string; rolled: number[] };

export type Use = 'separate' | 'sum';

/** A player uses the dice one by one, or their sum. */
export type Allocated = OfSeat & { event: 'allocated'; use: Use; sectors: number[] };

/** A player moved the sector of the sum to the right. */
export type Shifted = OfCard & { event: 'shifted'; from: number; to: number };

export const SIDE_NAMES = ['station', 'deployed'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** A player collected a sector: the sums, and the cards that got a cube. */
export interface Collected extends OfSeat {
  event: 'collected';
  sector: number;
  side: SideName;
  credits: number;
  income: number;
  vp: number;
  charged: string[];
}

/** Something happened with a card and a sector of a player. */
export type InSector = OfCard & { sector: number };

/** A player chose which neighbour a two-way arrow collects. */
export type Aimed = InSector & { event: 'aimed' };

/** A player collects a sector once more. */
export type Repeated = OfSeat & { event: 'repeated'; sector: number };

/** A player spent cubes on an ability. */
export type AbilityUsed = OfCard & { event: 'ability_used'; cubes: number };

/** An ability brought resources. */
export type Gained = OfCard & { event: 'gained'; credits: number; income: number; vp: number };

/** An opponent's ability took points away. */
export type VpLost = OfSeat & { event: 'vp_lost'; by: number; amount: number };

/** All cards of two sectors changed places. */
export type Swapped = OfSeat & { event: 'swapped'; sectors: number[] };

/** A card traded places with a station card; sector and side are where it was. */
export type Exchanged = OfCard & { event: 'exchanged'; other: string; from: number; side: SideName; to: number };

/** An ability put a cube on a card. */
export type Charged = OfCard & { event: 'charged' };

/** An ability moved a cube. */
export type CubeMoved = OfSeat & { event: 'cube_moved'; from: string; to: string };

/** A player bought a card; in phase 6 all credits are paid, whatever the card costs. */
export type Bought = InSector & { event: 'bought'; paid: number };

/** A player took a ship free of charge. */
export type Claimed = InSector & { event: 'claimed' };

/** The former station ship went on patrol, with its cubes as far as there are cells for them. */
export type Deployed = InSector & { event: 'deployed'; cubes: number; lost: number };

/** A colony brought its points. */
export type Settled = OfCard & { event: 'settled'; vp: number };

/** The active player bought nothing. */
export type Passed = OfSeat & { event: 'passed' };

/** Ships were turned up in the shipyard. */
export type Refilled = { event: 'refilled'; cards: string[] };

/** Income raised the active player's credits. */
export type IncomePaid = OfSeat & { event: 'income_paid'; credits: number };

/** A player drew and paid the first ship. */
export type FirstShip = OfCard & { event: 'first_ship' };

/** A player was dealt ships to choose from. */
export type ShipsDealt = OfSeat & { event: 'ships_dealt'; cards: string[] };

/** A ship was chosen at light speed: only its buyer knows before all have committed. */
export type Picked = OfCard & { event: 'picked' };

/** A player has finished choosing. */
export type Committed = OfSeat & { event: 'committed' };

/** A player rolled for the first turn. */
export type TieRolled = OfDice & { event: 'tie_rolled' };

/** It is settled who goes first. */
export type FirstPlayer = OfSeat & { event: 'first_player' };

/** A player got something for going later. */
export type Bonus = OfSeat & { event: 'bonus'; credits: number; income: number };

/** A player has reached the target: the round is the last. */
export type EndTriggered = OfSeat & { event: 'end_triggered'; vp: number };

/** The lead is shared: one more round. */
export type ExtraRound = { event: 'extra_round'; number: number };

/** Somebody has won, by points or at once by an ability. */
export type GameOver = { event: 'game_over'; winners: number[]; at_once: boolean };

/** Anything that can happen in Space Base. */
export type Happening =
  | TurnBegan
  | DieSet
  | Rolled
  | Rerolled
  | Allocated
  | Shifted
  | Collected
  | Aimed
  | Repeated
  | AbilityUsed
  | Gained
  | VpLost
  | Swapped
  | Exchanged
  | Charged
  | CubeMoved
  | Bought
  | Claimed
  | Deployed
  | Settled
  | Passed
  | Refilled
  | IncomePaid
  | FirstShip
  | ShipsDealt
  | Picked
  | Committed
  | TieRolled
  | FirstPlayer
  | Bonus
  | EndTriggered
  | ExtraRound
  | GameOver;
