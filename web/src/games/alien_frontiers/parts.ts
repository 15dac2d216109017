/* The page's own words for parts of the view. */

import type { Facility } from './view';

/** A place where ships stand. */
export type Place = Facility | 'maintenance_bay';
export const PLACES: Place[] = [
  'solar_converter',
  'colony_constructor',
  'colonist_hub',
  'alien_artifact',
  'shipyard',
  'lunar_mine',
  'orbital_market',
  'raiders_outpost',
  'terraforming_station',
  'maintenance_bay',
];

/** The relic's number where ships are counted. */
export const RELIC = 6;
