/* What every chart is made of: where its sites, borders and names stand. */

import type { Point } from '../../../art/geometry';
import type { Era } from '../facts';
import type { BodyKind } from './draw';

export type Anchor = 'start' | 'middle' | 'end';

/** Where a site stands on a chart, and the things that lie on it. */
export interface Place {
  at: Point;
  /** How the place itself is drawn; a plate is a field on a larger body, a rim lies at the edge of the chart. */
  look:
    | { kind: 'body'; r: number; body: BodyKind }
    | { kind: 'lagrange' }
    | { kind: 'plate'; w: number; h: number }
    | { kind: 'star'; r: number }
    | { kind: 'beyond' }
    | { kind: 'rim' };
  label: [x: number, y: number, anchor: Anchor];
  costs?: [x: number, y: number, anchor: Anchor];
  gravity?: Point;
  /** The upper left corners of its exploration boxes. */
  boxes: Point[];
  /** The middle of the base that stands on it, where there is no tile. */
  base: Point;
  /** The first team; others follow to the right, in rows of `row`. */
  teams: Point;
  row?: number;
  /** A column of many teams grows upwards, away from the name below. */
  rises?: boolean;
  /** Where its price is shown. */
  reach: Point;
  /** Far, middle and near box of the star track. */
  track?: Point[];
  colony?: Point;
}

/** Place the site at the far end of a chart. */
export const beyond = (x: number, y: number): Place => ({
  at: [x, y],
  base: [x, y],
  look: { kind: 'beyond' },
  label: [x, y + 52, 'middle'],
  boxes: [],
  teams: [x - 16, y + 76],
  row: 3,
  reach: [x, y - 44],
});

/** A border: where its number stands; a ring around a point is crossed on the side where the team goes. */
export interface BorderMark {
  a: string;
  b: string;
  cost: number;
  at: Point;
  lane?: [Point, Point];
  ring?: { at: Point; r: number };
}

export interface ChartPlan {
  era: Era;
  w: number;
  h: number;
  places: Record<string, Place>;
  borders: BorderMark[];
  /** Everything that never changes, as SVG. */
  ground: string;
  /** Regions: the id of the text, where it stands, along which path it bends. */
  names: { region: string; at: Point; anchor?: Anchor; along?: string; turn?: number }[];
}

/** The side of a discovery tile. */
export const BOX = 46;
