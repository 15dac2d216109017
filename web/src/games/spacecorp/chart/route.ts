/* The cheapest way between two sites, for drawing it; what it costs is said by the server. */

import type { Point } from '../../../art/geometry';
import { BOARDS, siteOf, type Era } from '../facts';
import type { ChartPlan } from './chart';
import { spot } from './starfarers';

export interface Step {
  kind: 'takeoff' | 'landing' | 'gravity' | 'border' | 'transit' | 'flat';
  n: number;
}

/** Find the regions of the cheapest way from one region to another, both included. */
export function regions(era: Era, from: string, to: string): string[] {
  const board = BOARDS[era],
    best = new Map([[from, 0]]),
    before = new Map<string, string>(),
    open = [from];
  while (open.length) {
    open.sort((a, b) => best.get(a)! - best.get(b)!);
    const here = open.shift()!;
    if (here !== from && board.regions.find((region) => region.id === here)?.kind === 'orion') continue;
    for (const { a, b, cost } of board.borders) {
      const next = a === here ? b : b === here ? a : null,
        sum = best.get(here)! + cost;
      if (next === null || (best.get(next) ?? Infinity) <= sum) continue;
      best.set(next, sum);
      before.set(next, here);
      open.push(next);
    }
  }
  const way = [to];
  while (way[0] !== from) {
    const last = before.get(way[0]!);
    if (last === undefined) return [];
    way.unshift(last);
  }
  return way;
}

/** Say what a move is made of. */
export function steps(era: Era, from: string, to: string, weightless = false): Step[] {
  const board = BOARDS[era],
    a = siteOf(from),
    b = siteOf(to),
    { takeoff, landing, gravity } = board.movement;
  const flat = board.direct_moves.find((move) => [move.a, move.b].includes(from) && [move.a, move.b].includes(to));
  if (flat) return [{ kind: 'flat', n: flat.cost }];
  const way = regions(era, a.region, b.region),
    pulls = gravity && !weightless;
  const crossed = way.slice(1).map((region, i): Step => ({
    kind: 'border',
    n: board.borders.find((border) => [border.a, border.b].includes(region) && [border.a, border.b].includes(way[i]!))!
      .cost,
  }));
  const transit = board.transit_additions.find((each) => each.from === a.region && each.to === b.region)?.add ?? 0;
  const all: Step[] = [
    { kind: 'takeoff', n: takeoff },
    { kind: 'gravity', n: pulls ? a.gravity : 0 },
    ...crossed,
    { kind: 'transit', n: transit },
    { kind: 'gravity', n: pulls ? b.gravity : 0 },
    { kind: 'landing', n: landing },
  ];
  return all.filter((step) => step.n);
}

/** Draw the way of a team as a soft line through the borders that it crosses. */
export function wayPath(plan: ChartPlan, from: string, to: string): { d: string; crossed: Set<string> } {
  const a = plan.places[from],
    b = plan.places[to],
    crossed = new Set<string>();
  if (!a || !b) return { d: '', crossed };
  const way = regions(plan.era, siteOf(from).region, siteOf(to).region),
    points: Point[] = [a.at];
  way.slice(1).forEach((region, i) => {
    const border = plan.borders.find((each) => [each.a, each.b].includes(region) && [each.a, each.b].includes(way[i]!));
    if (!border) return;
    crossed.add(`${border.a} ${border.b}`);
    if (border.lane)
      points.push(i + 1 < way.length - 1 ? spot(region) : plan.places[to]?.look.kind === 'rim' ? border.lane[1] : b.at);
    else if (border.ring) {
      /* Outwards the ring is left in the direction of the goal, inwards it is entered from where the team comes. */
      const {
          at: [cx, cy],
          r,
        } = border.ring,
        [x, y] = region === border.b ? b.at : a.at,
        far = Math.hypot(x - cx, y - cy) || 1;
      points.push([cx + ((x - cx) / far) * r, cy + ((y - cy) / far) * r]);
    } else points.push(border.at);
  });
  if (plan.era !== 'starfarers') points.push(b.at);
  return { d: smooth(points, plan.era !== 'starfarers'), crossed };
}

/* Straight between stars; bent through the solar system, where nothing flies straight. */
function smooth(points: Point[], bent: boolean): string {
  const write = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  if (!bent) return `M${points.map(write).join('L')}`;
  if (points.length === 2) {
    const [[x1, y1], [x2, y2]] = points as [Point, Point],
      dx = x2 - x1,
      dy = y2 - y1;
    return `M${write([x1, y1])}Q${write([x1 + dx / 2 - dy * 0.18, y1 + dy / 2 + dx * 0.18])} ${write([x2, y2])}`;
  }
  let d = `M${write(points[0]!)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const p = points[Math.max(0, i - 1)]!,
      q = points[i]!,
      r = points[i + 1]!,
      s = points[Math.min(points.length - 1, i + 2)]!;
    d += `C${write([q[0] + (r[0] - p[0]) / 6, q[1] + (r[1] - p[1]) / 6])} ${write([r[0] - (s[0] - q[0]) / 6, r[1] - (s[1] - q[1]) / 6])} ${write(r)}`;
  }
  return d;
}
