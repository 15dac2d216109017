/* What can happen in Federation. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { Action, AmbassadorId, Amounts, Medal, Project, Resource, Seated, Side, Source, Votes, Wing } from './view';

/** A round began. */
export type RoundBegan = { event: 'round_began'; round: number; first: number };

/** A block token closed cells. */
export type Blocked = { event: 'blocked'; block: string; cells: string[] };

/** The laws of the round were opened, and perhaps those of the next. */
export type LawsShown = { event: 'laws_shown'; laws: string[]; next: string[] };

/** Something happened to a player. */
export type OfSeat = { seat: number };

/** A player took a start tile. */
export type HomeTaken = OfSeat & { event: 'home_taken'; home: string };

/** A player placed an ambassador. */
export interface Placed extends OfSeat {
  event: 'placed';
  cell: string;
  ambassador: AmbassadorId;
  side: Side;
  votes: number;
  alteration: string | null;
  die: number;
}

/** A player kept the special ambassador for later. */
export type SpecialKept = OfSeat & { event: 'special_kept' };

/** Something became of an action. */
export type OfAction = OfSeat & { action: Action };

/** A spy copied an action. */
export type ActionCopied = OfAction & { event: 'action_copied' };

/** An action had become impossible. */
export type ActionSkipped = OfAction & { event: 'action_skipped' };

/** A player declined a choice. */
export type Declined = OfSeat & { event: 'declined' };

/** A player got or gave resources. */
export type OfResources = OfSeat & { resources: Amounts };

/** A player gained resources. */
export type Gained = OfResources & { event: 'gained' };

/** A player paid resources. */
export type Paid = OfResources & { event: 'paid' };

/** A player dropped what the reserve cannot hold. */
export type Discarded = OfResources & { event: 'discarded' };

/** A resource went one step up. */
export type Transmuted = OfSeat & { event: 'transmuted'; from: Resource; to: Resource };

/** A player scored. */
export type Scored = OfSeat & { event: 'scored'; points: number; source: Source };

/** A player moved on the accreditation track, to this level. */
export type OfDegree = OfSeat & { from: number; to: number; level: number };

/** A player gained degrees. */
export type Climbed = OfDegree & { event: 'climbed' };

/** A player did not pay for the level. */
export type Fell = OfDegree & { event: 'fell' };

/** A player's level counts higher, for the round or the game. */
export type LevelRaised = OfSeat & { event: 'level_raised'; n: number; game: boolean };

/** A player took ships. */
export type ShipsTaken = OfSeat & { event: 'ships_taken'; count: number };

/** A player's assistant die shows more. */
export type DieRaised = OfSeat & { event: 'die_raised'; value: number };

/** A player took the president pawn. */
export type PresidentTaken = OfSeat & { event: 'president_taken' };

/** A player got the special ambassador. */
export type SpecialGained = OfSeat & { event: 'special_gained' };

/** A player took a medal. */
export type MedalTaken = OfSeat & { event: 'medal_taken'; medal: Medal };

/** Something became of a mission. */
export type OfMission = OfSeat & { mission: string };

/** A player may fly a mission from now on. */
export type MissionOpened = OfMission & { event: 'mission_opened' };

/** A player flew a mission. */
export type MissionFlown = OfMission & { event: 'mission_flown' };

/** A miner moved. */
export type MinerMoved = OfSeat & { event: 'miner_moved'; to: string };

/** An asteroid was turned over. */
export type AsteroidShown = { event: 'asteroid_shown'; cell: string; asteroid: string };

/** The dead asteroids were turned over. */
export type DeadRowShown = { event: 'dead_row_shown'; asteroids: string[] };

/** A player took an asteroid. */
export type AsteroidTaken = OfSeat & { event: 'asteroid_taken'; asteroid: string };

/** A mage moved. */
export type MageMoved = OfSeat & { event: 'mage_moved'; to: number };

/** The tokens of a moon were turned over. */
export type MoonShown = { event: 'moon_shown'; position: number; alterations: string[] };

/** A player took an alteration token. */
export type AlterationTaken = OfSeat & { event: 'alteration_taken'; alteration: string };

/** A player looks at alteration tokens of the stock: which, or for the others how many. */
export type AlterationsDrawn = OfSeat & { event: 'alterations_drawn'; drawn: string[] | number };

/** A specialist was turned over. */
export type SpecialistShown = { event: 'specialist_shown'; specialist: string };

/** Something became of a specialist. */
export type OfSpecialist = OfSeat & { specialist: string };

/** A player took a specialist. */
export type SpecialistTaken = OfSpecialist & { event: 'specialist_taken' };

/** A specialist works. */
export type SpecialistUsed = OfSpecialist & { event: 'specialist_used' };

/** A specialist works as another one. */
export type SpecialistCopied = OfSpecialist & { event: 'specialist_copied'; as: string };

/** A used specialist was turned up. */
export type Refreshed = OfSpecialist & { event: 'refreshed' };

/** A player's disc went to a level of a stall. */
export type DiscPlaced = OfSeat & { event: 'disc_placed'; stall: string; level: number };

/** A player built a production or, with a multiplier, a megastructure. */
export type Built = OfSeat & { event: 'built'; work: string; multiplier: number | null };

/** A production pays. */
export type Income = OfSeat & { event: 'income'; work: string };

/** A player took a deep space tile. */
export type DeepSpaceTaken = OfSeat & { event: 'deep_space_taken'; deep: string };

/** A step of the executive phase. */
export type Executive = 'income' | 'upkeep' | 'projects' | 'floors' | 'law';

/** The senate as a round ends: its tokens by their cells, how the votes stand, who will advance which project. */
export type Standing = Votes & { tokens: Record<string, Seated>; coming: Record<Project, number[]> };

/** A step of the executive phase began; the first one shows the senate as all the steps will find it. */
export type ExecutiveStep = { event: 'executive_step'; step: Executive; senate: Standing | null };

/** A project made a step. */
export type ProjectAdvanced = OfSeat & { event: 'project_advanced'; project: Project; step: number };

/** A project reached its last step. */
export type ProjectFunded = { event: 'project_funded'; project: Project };

/** A player has the most votes on a floor. */
export type FloorWon = OfSeat & { event: 'floor_won'; floor: number; votes: number };

/** A law passed. */
export type LawPassed = { event: 'law_passed'; wing: Wing; law: string };

/** The last round has been scored. */
export type GameOver = { event: 'game_over'; winners: number[] };

/** Anything that can happen in Federation. */
export type Happening =
  | RoundBegan
  | Blocked
  | LawsShown
  | HomeTaken
  | Placed
  | SpecialKept
  | ActionCopied
  | ActionSkipped
  | Declined
  | Gained
  | Paid
  | Discarded
  | Transmuted
  | Scored
  | Climbed
  | Fell
  | LevelRaised
  | ShipsTaken
  | DieRaised
  | PresidentTaken
  | SpecialGained
  | MedalTaken
  | MissionOpened
  | MissionFlown
  | MinerMoved
  | AsteroidShown
  | DeadRowShown
  | AsteroidTaken
  | MageMoved
  | MoonShown
  | AlterationTaken
  | AlterationsDrawn
  | SpecialistShown
  | SpecialistTaken
  | SpecialistUsed
  | SpecialistCopied
  | Refreshed
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
