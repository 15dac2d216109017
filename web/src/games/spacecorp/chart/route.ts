/* The way of a team as a line on the chart, through the regions that the server names. */

import type { Point } from '../../../art/geometry';
import type { ChartPlan } from './chart';
import { spot } from './starfarers';

/** Draw the way of a team as a soft line through the borders that it crosses. */
export function wayPath(plan: ChartPlan, from: string, to: string, way: string[]): { d: string; crossed: Set<string> } {
  const a = plan.places[from],
    b = plan.places[to],
    crossed = new Set<string>();
  if (!a || !b) return { d: '', crossed };
  const points: Point[] = [a.at];
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
  const [first, second, ...more] = points;
  if (first && second && !more.length) {
    const [x1, y1] = first,
      [x2, y2] = second,
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
