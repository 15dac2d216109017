/* What can happen in SpaceCorp. Written from the Python types by tools/typescript.py: change those, then `make types`. */

import type { ActionType, BaseType, Cube, Edge, Era, StackName, TrackBox, TriggerKind } from './view';

/** An era began. */
export interface EraBegan {
  event: 'era_began';
  era: Era;
  first: number;
}

/** A turn began. */
export interface TurnBegan {
  event: 'turn_began';
  seat: number;
  turn: number;
}

/** A player passed for the rest of the era, or had no legal action. */
export interface Done {
  event: 'passed' | 'idled';
  seat: number;
}

/** The end of the era was triggered. */
export interface EraEndTriggered {
  event: 'era_end_triggered';
  kind: TriggerKind;
  seat: number | null;
}

/** The rest of the deck was set aside because nothing moved any more. */
export interface DeckSetAside {
  event: 'deck_set_aside';
}

/** An era ended. */
export interface EraEnded {
  event: 'era_ended';
  era: Era;
}

/** The game ended. */
export interface GameOver {
  event: 'game_over';
  winners: number[];
}

/** A base that helped to pay, and what for. */
export interface UsedBase {
  seat: number;
  use: string;
}

/** A player paid for an action. */
export interface Paid {
  event: 'paid';
  seat: number;
  action: ActionType;
  value: number;
  infra: number[];
  cards: string[];
  time: string | null;
  profit: number;
  penalty: number;
  bases: UsedBase[];
}

/** How a team went. */
export type Way = 'moved' | 'transported' | 'teleported';

/** A team went from one site to another. */
export interface Journey {
  event: Way;
  seat: number;
  team: number;
  from: string;
  to: string;
  box: TrackBox | null;
  path: string[];
}

/** A team came nearer to a star. */
export interface TrackMoved {
  event: 'track';
  seat: number;
  team: number;
  site: string;
  box: TrackBox | null;
}

/** A team was the first or second to reach the far site. */
export interface BeyondReached {
  event: 'beyond_reached';
  seat: number;
  marker: number;
}

/** A team entered the Orion Spur. */
export interface OrionReached {
  event: 'orion_reached';
  seat: number;
  site: string;
  profit: number;
}

/** A tile was revealed. */
export interface Explored {
  event: 'explored';
  seat: number;
  site: string;
  box: number;
  tile: string;
  via: 'probe' | null;
}

/** A revealed tile led to another stack. */
export interface Redirected {
  event: 'redirected';
  site: string;
  box: number;
  tile: string;
  stack: StackName;
}

/** A base was built. */
export interface Built {
  event: 'built';
  seat: number;
  site: string;
  box: number;
  type: BaseType;
}

/** What profit is gained or lost for. */
export type Source =
  | 'special'
  | 'progress'
  | 'divert'
  | 'market-influence'
  | 'hostile-microbes'
  | 'colony'
  | 'orion'
  | 'claim'
  | 'secure'
  | 'discovery'
  | 'exploiter';

/** A player gained or lost profit. */
export interface Gained {
  event: 'gained' | 'lost';
  seat: number;
  amount: number;
  source: Source;
}

/** What a tile brought; without a site it is the legacy. */
export interface ProducedTile {
  site: string | null;
  box: number;
  production: number;
}

/** A player produced. */
export interface Produced {
  event: 'produced';
  seat: number;
  tiles: ProducedTile[];
  bonus: number;
  total: number;
}

/** A cube advanced. */
export interface CubeMoved {
  event: 'cube';
  seat: number;
  cube: Cube;
  from: number;
  to: number;
}

/** A player took a progress card. */
export interface ProgressTaken {
  event: 'progress_taken';
  seat: number;
  name: string;
  profit: number;
  leaked: boolean;
}

/** A granted progress card was lost, since none qualifies. */
export interface GrantLost {
  event: 'grant_lost';
  seat: number;
  cube: Cube;
}

/** A player drew a card; only the player knows which. */
export interface DrewCard {
  event: 'drew';
  seat: number;
  count: number;
  card: string | null;
}

/** A player took an offer card. */
export interface Took {
  event: 'took';
  seat: number;
  offer: number;
  card: string;
}

/** A player put a card into the HQ. */
export interface Upgraded {
  event: 'upgraded';
  seat: number;
  card: string;
  slot: number;
  replaced: string | null;
  kept: boolean;
}

/** A player lost an Infra card. */
export interface InfraRemoved {
  event: 'infra_removed';
  seat: number;
  slot: number;
  card: string;
}

/** A player played a card for its Special. */
export interface SpecialPlayed {
  event: 'special';
  seat: number;
  card: string;
}

/** A player played an Edge card. */
export interface EdgePlayed {
  event: 'edge';
  seat: number;
  edge: Edge;
  card: string;
  detail: string | null;
}

/** A kind of action was forbidden for the turn. */
export interface Sabotaged {
  event: 'sabotaged';
  seat: number;
  action: ActionType;
}

/** A player took cards that were about to be discarded. */
export interface Poached {
  event: 'poached';
  seat: number;
  cards: string[];
}

/** A player drew the card that he was owed, or declined it. */
export interface Rewarded {
  event: 'rewards';
  seat: number;
  count: number;
  drew: boolean;
}

/** An offer box and its new card. */
export interface OfferFilled {
  offer: number;
  card: string;
}

/** Offer boxes were filled. */
export interface Refilled {
  event: 'refilled';
  offers: OfferFilled[];
}

/** The played cards were discarded. */
export interface Discarded {
  event: 'discarded';
  cards: string[];
}

/** A contract was fulfilled. */
export interface Fulfilled {
  event: 'contract';
  seat: number;
  contract: string;
  reward: number;
}

/** A colony was founded. */
export interface Colonized {
  event: 'colonized';
  seat: number;
  site: string;
  tile: string;
  value: number;
}

/** What can happen to a team or player at a site. */
export type Fate = 'team_removed' | 'phobes' | 'unlocked' | 'star_children' | 'beyond_used';

/** Something happened to a team or player at a site. */
export interface AtSite {
  event: Fate;
  seat: number;
  team: number | null;
  site: string;
}

/** A player took a tile and its base along. */
export interface LegacyKept {
  event: 'legacy_kept';
  seat: number;
  tile: string;
  base: BaseType;
}

/** Anything that can happen in SpaceCorp. */
export type Happening =
  | EraBegan
  | TurnBegan
  | Done
  | EraEndTriggered
  | DeckSetAside
  | EraEnded
  | GameOver
  | Paid
  | Journey
  | TrackMoved
  | BeyondReached
  | OrionReached
  | Explored
  | Redirected
  | Built
  | Gained
  | Produced
  | CubeMoved
  | ProgressTaken
  | GrantLost
  | DrewCard
  | Took
  | Upgraded
  | InfraRemoved
  | SpecialPlayed
  | EdgePlayed
  | Sabotaged
  | Poached
  | Rewarded
  | Refilled
  | Discarded
  | Fulfilled
  | Colonized
  | AtSite
  | LegacyKept;
