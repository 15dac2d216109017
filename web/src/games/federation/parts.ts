/* The page's own words for parts of the view. */

import { oneOf } from '../../lib/named';
import { FLOORS, PLANETS, type CellView, type Floor, type Planet, type Resource } from './view';

/** The resources that are crystals: diamonds are none. */
export const CRYSTALS: Resource[] = ['lavandium', 'copernium', 'oceanium'];

/** Name the floor of a cell as the view does. */
export const floorOf = (cell: CellView): Floor => oneOf(FLOORS, String(cell.floor)) ?? '1';

/** Give the planet that a mission, an action or a megastructure token is about, if it is about one. */
export const planetOf = (id: string): Planet | null =>
  PLANETS.find((planet) => planet === id || id === `mt_${planet}`) ?? null;
