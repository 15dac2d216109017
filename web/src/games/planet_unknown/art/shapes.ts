/* Outlines that melt squares together. One shared field of small offsets bends every coast, so that neighbours always
   meet without a gap. */

import { seeded } from '../../../art/geometry';

/** A set of squares, each as one number. */
export type Squares = Set<number>;

/** Write a square as a number; the empty border keeps neighbours of different rows apart. */
export const code = (x: number, y: number): number => (y + 1) * 32 + x + 1;

/** Read a square. */
export const spot = (c: number): [number, number] => [(c % 32) - 1, (c >> 5) - 1];

/** Round to a tenth: paths stay short. */
export const n1 = (v: number): number => Math.round(v * 10) / 10;

/** Give a generator that depends on a square, so that its texture stays when the land around it grows. */
export const onSquare = (c: number, seed: number): (() => number) => seeded(c * 7919 + seed * 104729);

const grains = new Map<number, number>();

/* Smooth value noise in -1..1. */
function field(seed: number): (x: number, y: number) => number {
  const value = (ix: number, iy: number) => {
    const key = (ix + 64) * 4096 + (iy + 64) * 8 + seed;
    let found = grains.get(key);
    if (found === undefined) {
      found = seeded(ix * 374761 + iy * 668265 + seed * 9176)() * 2 - 1;
      grains.set(key, found);
    }
    return found;
  };
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const ix = Math.floor(x),
      iy = Math.floor(y),
      fx = ease(x - ix),
      fy = ease(y - iy);
    const top = value(ix, iy) * (1 - fx) + value(ix + 1, iy) * fx,
      low = value(ix, iy + 1) * (1 - fx) + value(ix + 1, iy + 1) * fx;
    return top * (1 - fy) + low * fy;
  };
}
const bendX = field(1),
  bendY = field(2),
  bendX2 = field(3),
  bendY2 = field(4);

type Point = [number, number];

/* Where a point of the ideal grid is drawn. */
const bend = (x: number, y: number, by: number): Point =>
  by
    ? [
        x + by * (bendX(x * 1.7, y * 1.7) + 0.5 * bendX2(x * 4, y * 4)),
        y + by * (bendY(x * 1.7, y * 1.7) + 0.5 * bendY2(x * 4, y * 4)),
      ]
    : [x, y];

type Edge = [number, number, number, number];
const turn = (dx: number, dy: number, [x1, y1, x2, y2]: Edge): number => dx * (y2 - y1) - dy * (x2 - x1);

/* Border loops as corner points in clockwise order; diagonal neighbours stay apart. */
function loops(squares: Squares): Point[][] {
  const starts = new Map<number, Edge[]>();
  const add = (...edge: Edge) => {
    const key = code(edge[0], edge[1]),
      list = starts.get(key);
    if (list) list.push(edge);
    else starts.set(key, [edge]);
  };
  for (const c of squares) {
    const [x, y] = spot(c);
    if (!squares.has(c - 32)) add(x, y, x + 1, y);
    if (!squares.has(c + 1)) add(x + 1, y, x + 1, y + 1);
    if (!squares.has(c + 32)) add(x + 1, y + 1, x, y + 1);
    if (!squares.has(c - 1)) add(x, y + 1, x, y);
  }
  const out: Point[][] = [];
  for (const list of starts.values())
    while (list.length) {
      let edge = list.pop()!;
      const loop: Edge[] = [edge];
      for (;;) {
        const options = starts.get(code(edge[2], edge[3])) ?? [];
        if (!options.length) break;
        const dx = edge[2] - edge[0],
          dy = edge[3] - edge[1];
        /* The right turn keeps to the same square at a pinch. */
        options.sort((a, b) => turn(dx, dy, b) - turn(dx, dy, a));
        edge = options.shift()!;
        loop.push(edge);
      }
      out.push(loop.map(([x, y]) => [x, y]));
    }
  return out;
}

function straight(points: Point[], [x1, y1]: Point, [x2, y2]: Point): void {
  const n = Math.floor(Math.hypot(x2 - x1, y2 - y1) / 0.25);
  for (let i = 1; i < n; i++) points.push([x1 + ((x2 - x1) * i) / n, y1 + ((y2 - y1) * i) / n]);
}

/* Quadratic curves through the middles of the sample points. */
function smooth(p: Point[]): string {
  const mid = (a: Point, b: Point) => `${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}`;
  let d = `M${mid(p.at(-1)!, p[0]!)}`;
  p.forEach((point, i) => {
    d += `Q${n1(point[0])} ${n1(point[1])} ${mid(point, p[(i + 1) % p.length]!)}`;
  });
  return `${d}z`;
}

export interface Cut {
  round?: number;
  inner?: number;
  by?: number;
  inset?: number;
}

/** Outline a set of squares: rounded corners, bent coast. `s` is pixels a square. */
export function outline(
  squares: Squares,
  s: number,
  { round = 0.3, inner = 0.2, by = 0.05, inset = 0 }: Cut = {},
): string {
  let d = '';
  for (const loop of loops(squares)) {
    const n = loop.length;
    const corners = loop.filter(([x, y], i) => {
      const [px, py] = loop[(i + n - 1) % n]!,
        [nx, ny] = loop[(i + 1) % n]!;
      return (x - px) * (ny - y) !== (y - py) * (nx - x);
    });
    const points: Point[] = [];
    corners.forEach(([x, y], i) => {
      const [px, py] = corners[(i + corners.length - 1) % corners.length]!,
        [nx, ny] = corners[(i + 1) % corners.length]!;
      const a = [Math.sign(x - px), Math.sign(y - py)] as const,
        b = [Math.sign(nx - x), Math.sign(ny - y)] as const;
      const r = a[0] * b[1] - a[1] * b[0] > 0 ? round : inner;
      /* The inside lies to the right of the direction of travel. */
      const cx = x + inset * (-a[1] - b[1]),
        cy = y + inset * (a[0] + b[0]);
      const from: Point = [cx - a[0] * r, cy - a[1] * r],
        to: Point = [cx + b[0] * r, cy + b[1] * r],
        last = points.at(-1);
      if (last) straight(points, last, from);
      for (let t = 0; t <= 1.001; t += 0.25)
        points.push([
          from[0] * (1 - t) ** 2 + cx * 2 * t * (1 - t) + to[0] * t * t,
          from[1] * (1 - t) ** 2 + cy * 2 * t * (1 - t) + to[1] * t * t,
        ]);
    });
    straight(points, points.at(-1)!, points[0]!);
    d += smooth(
      points.map(([x, y]): Point => {
        const [u, v] = bend(x, y, by);
        return [u * s, v * s];
      }),
    );
  }
  return d;
}

/** Link neighbouring squares to trees: roads, wires, tracks. The weights hang on the edges, so that links stay when land is added. */
export function links(squares: Squares): [number, number][] {
  const edges: [number, number, number][] = [],
    root = new Map<number, number>();
  const find = (c: number): number => {
    let r = c;
    while (root.get(r) !== r) r = root.get(r)!;
    return r;
  };
  for (const c of squares) {
    root.set(c, c);
    for (const step of [1, 32])
      if (squares.has(c + step)) edges.push([onSquare(c * 2 + (step > 1 ? 1 : 0), 5)(), c, c + step]);
  }
  edges.sort((a, b) => a[0] - b[0]);
  const out: [number, number][] = [];
  for (const [, a, b] of edges) {
    const ra = find(a),
      rb = find(b);
    if (ra !== rb) {
      root.set(ra, rb);
      out.push([a, b]);
    }
  }
  return out;
}

/** Write links as path data. */
export const linkPath = (list: [number, number][], s: number): string =>
  list
    .map(([a, b]) => {
      const [x1, y1] = spot(a),
        [x2, y2] = spot(b);
      return `M${n1((x1 + 0.5) * s)} ${n1((y1 + 0.5) * s)}L${n1((x2 + 0.5) * s)} ${n1((y2 + 0.5) * s)}`;
    })
    .join('');
