/* The five worlds as posters, for the start page and the lobby. */

import { poster as alienFrontiers } from './alien_frontiers';
import { poster as federation } from './federation';
import { poster as planetUnknown } from './planet_unknown';
import { poster as spaceBase } from './space_base';
import { poster as spaceCorp } from './spacecorp';

const POSTERS: Record<string, (id: string) => string> = {
  alien_frontiers: alienFrontiers,
  space_base: spaceBase,
  planet_unknown: planetUnknown,
  federation,
  spacecorp: spaceCorp,
};

/** Draw the poster of a game; `id` keeps the gradients of several posters apart. */
export const posterOf = (game: string, id: string): string => POSTERS[game]?.(id) ?? '';
