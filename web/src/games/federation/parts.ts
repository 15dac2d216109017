/* The page's own words for parts of the view. */

import { PLANETS, type Amounts, type Planet } from './view';

/** Give the planet that a mission, an action or a megastructure token is about, if it is about one. */
export const planetOf = (id: string): Planet | null =>
  PLANETS.find((planet) => planet === id || id === `mt_${planet}`) ?? null;

/** Count crystals: diamonds are not crystals. */
export const crystals = (res: Amounts): number => (res.lavandium ?? 0) + (res.copernium ?? 0) + (res.oceanium ?? 0);
