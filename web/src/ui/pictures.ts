/* Pictures of a game that stand in sentences and beside numbers, in colours of their own. */

import type { Colour } from '../art/geometry';

export interface Picture {
  box: string;
  width: number;
  height: number;
  body: string;
}
export type Draw = (size: number, colour: Colour) => Picture;

const PICTURES: Record<string, Draw> = {};

/** Make the pictures of a game known as `prefix:name`. */
export function addPictures(prefix: string, pictures: Record<string, Draw>): void {
  for (const [name, draw] of Object.entries(pictures)) PICTURES[`${prefix}:${name}`] = draw;
}

/** Draw a picture; null where nobody has made it known. `colour`: whose piece it is. */
export const picture = (name: string, size: number, colour: Colour): Picture | null =>
  PICTURES[name]?.(size, colour) ?? null;
