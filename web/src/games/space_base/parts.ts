/* The page's own words for parts of the view. */

import type { Level } from './view';

export const KINDS = ['credits', 'income', 'vp'] as const;
export type Kind = (typeof KINDS)[number];

/** What can be earned. */
export type Gain = Record<Kind, number>;

/** The levels of the shipyard from top to bottom. */
export const LEVELS: Level[] = ['3', '2', '1'];
