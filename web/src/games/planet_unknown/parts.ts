/* The page's own words for parts of the view. */

import type { Part, PlayerView } from './view';

/** Where medals come from, in the order in which they are counted. */
export const PARTS: Part[] = ['civ', 'planet', 'tracks', 'collection', 'personal', 'competitive'];

/** Tell whether a player keeps something secret from this viewer that may bring medals. */
export const keepsSecrets = (player: PlayerView): boolean =>
  !player.score.known && (player.cards.includes(null) || player.personal.some(({ objective }) => objective === null));
