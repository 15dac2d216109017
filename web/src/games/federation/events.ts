/* What can happen in Federation. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { Action, AmbassadorId, Amounts, Floor, Medal, Passing, Project, Resource, Seated, Side, Source, Wing } from './view';

/** A round began. */
export interface RoundBegan {
  event: 'round_began';
  round: number;
  first: number;
}

/** A block token closed cells. */
export interface Blocked {
  event: 'blocked';
  block: string;
  cells: string[];
}

/** The laws of the round were opened, and perhaps those of the next. */
export interface LawsShown {
  event: 'laws_shown';
  laws: string[];
  next: string[];
}

/** A player took a start tile. */
export interface HomeTaken {
  event: 'home_taken';
  seat: number;
  home: string;
}

/** A player placed an ambassador. */
export interface Placed {
  event: 'placed';
  seat: number;
  cell: string;
  ambassador: AmbassadorId;
  side: Side;
  votes: number;
  alteration: string | null;
  die: number;
}

/** Something happened of which there is no more to tell than whose it is. */
export interface Done {
  event: 'special_kept' | 'declined' | 'president_taken' | 'special_gained';
  seat: number;
}

/** A spy copied an action, or an action had become impossible. */
export interface OfAction {
  event: 'action_copied' | 'action_skipped';
  seat: number;
  action: Action;
}

/** A player gained or paid resources, or dropped what the reserve cannot hold. */
export interface OfResources {
  event: 'gained' | 'paid' | 'discarded';
  seat: number;
  resources: Amounts;
}

/** A resource went one step up. */
export interface Transmuted {
  event: 'transmuted';
  seat: number;
  from: Resource;
  to: Resource;
}

/** A player scored. */
export interface Scored {
  event: 'scored';
  seat: number;
  points: number;
  source: Source;
}

/** A player gained degrees, or did not pay for the level. */
export interface Climbed {
  event: 'climbed' | 'fell';
  seat: number;
  from: number;
  to: number;
  level: number;
}

/** A player's level counts higher, for the round or the game. */
export interface LevelRaised {
  event: 'level_raised';
  seat: number;
  n: number;
  game: boolean;
}

/** A player took ships. */
export interface ShipsTaken {
  event: 'ships_taken';
  seat: number;
  count: number;
}

/** A player's assistant die shows more. */
export interface DieRaised {
  event: 'die_raised';
  seat: number;
  value: number;
}

/** A player took a medal. */
export interface MedalTaken {
  event: 'medal_taken';
  seat: number;
  medal: Medal;
}

/** A player may fly a mission from now on, or flew it. */
export interface OfMission {
  event: 'mission_opened' | 'mission_flown';
  seat: number;
  mission: string;
}

/** A miner moved. */
export interface MinerMoved {
  event: 'miner_moved';
  seat: number;
  to: string;
}

/** An asteroid was turned over. */
export interface AsteroidShown {
  event: 'asteroid_shown';
  cell: string;
  asteroid: string;
}

/** The dead asteroids were turned over. */
export interface DeadRowShown {
  event: 'dead_row_shown';
  asteroids: string[];
}

/** A player took an asteroid. */
export interface AsteroidTaken {
  event: 'asteroid_taken';
  seat: number;
  asteroid: string;
}

/** A mage moved. */
export interface MageMoved {
  event: 'mage_moved';
  seat: number;
  to: number;
}

/** The tokens of a moon were turned over. */
export interface MoonShown {
  event: 'moon_shown';
  position: number;
  alterations: string[];
}

/** A player took an alteration token. */
export interface AlterationTaken {
  event: 'alteration_taken';
  seat: number;
  alteration: string;
}

/** A player looks at alteration tokens of the stock: which, or for the others how many. */
export interface TokensDrawn {
  event: 'alterations_drawn';
  seat: number;
  drawn: string[] | number;
}

/** A specialist was turned over. */
export interface SpecialistShown {
  event: 'specialist_shown';
  specialist: string;
}

/** A player took a specialist, used it or turned it up again. */
export interface OfSpecialist {
  event: 'specialist_taken' | 'specialist_used' | 'refreshed';
  seat: number;
  specialist: string;
}

/** A specialist works as another one. */
export interface SpecialistCopied {
  event: 'specialist_copied';
  seat: number;
  specialist: string;
  as: string;
}

/** A player's disc went to a level of a stall. */
export interface DiscPlaced {
  event: 'disc_placed';
  seat: number;
  stall: string;
  level: number;
}

/** A player built a production or, with a multiplier, a megastructure. */
export interface Built {
  event: 'built';
  seat: number;
  work: string;
  multiplier: number | null;
}

/** A production pays. */
export interface Income {
  event: 'income';
  seat: number;
  work: string;
}

/** A player took a deep space tile. */
export interface DeepSpaceTaken {
  event: 'deep_space_taken';
  seat: number;
  deep: string;
}

/** A step of the executive phase. */
export type Executive = 'income' | 'upkeep' | 'projects' | 'floors' | 'law';

/** The senate as a round ends: its tokens by their cells, how the votes stand, who will advance which project. */
export interface Standing {
  tokens: Record<string, Seated>;
  floors: Record<Floor, number[]>;
  leaders: Record<Floor, number[]>;
  wings: Record<Wing, number>;
  passing: Passing;
  coming: Record<Project, number[]>;
}

/** A step of the executive phase began; the first one shows the senate as all the steps will find it. */
export interface ExecutiveStep {
  event: 'executive_step';
  step: Executive;
  senate: Standing | null;
}

/** A project made a step. */
export interface ProjectAdvanced {
  event: 'project_advanced';
  seat: number;
  project: Project;
  step: number;
}

/** A project reached its last step. */
export interface ProjectFunded {
  event: 'project_funded';
  project: Project;
}

/** A player has the most votes on a floor. */
export interface FloorWon {
  event: 'floor_won';
  seat: number;
  floor: number;
  votes: number;
}

/** A law passed. */
export interface LawPassed {
  event: 'law_passed';
  wing: Wing;
  law: string;
}

/** The last round has been scored. */
export interface GameOver {
  event: 'game_over';
  winners: number[];
}

/** Anything that can happen in Federation. */
export type Happening =
  | RoundBegan
  | Blocked
  | LawsShown
  | HomeTaken
  | Placed
  | Done
  | OfAction
  | OfResources
  | Transmuted
  | Scored
  | Climbed
  | LevelRaised
  | ShipsTaken
  | DieRaised
  | MedalTaken
  | OfMission
  | MinerMoved
  | AsteroidShown
  | DeadRowShown
  | AsteroidTaken
  | MageMoved
  | MoonShown
  | AlterationTaken
  | TokensDrawn
  | SpecialistShown
  | OfSpecialist
  | SpecialistCopied
  | DiscPlaced
  | Built
  | Income
  | DeepSpaceTaken
  | ExecutiveStep
  | ProjectAdvanced
  | ProjectFunded
  | FloorWon
  | LawPassed
  | GameOver;
