/* The senate's hall around the seats: pillars, ribs, the two wings. */

import { at, polar, stars } from '../../../art/geometry';
import { rim, type Fan } from '../layout';
import { arc, sector } from './kit';

const WINGS = [
  ['left', 'gold'],
  ['right', 'rose'],
] as const;

/** Draw the floor of both wings. */
function wings(fan: Fan): string {
  const low = fan.r0 - (fan.compact ? 6 : 11),
    top = rim(fan) + (fan.compact ? 33 : 52),
    edge = fan.compact ? 0.4 : 1.2,
    gap = fan.compact ? 0.1 : 0.3;
  return WINGS.map(([wing, hue]) => {
    const [a, b] = wing === 'left' ? [-fan.spread - edge, -gap] : [gap, fan.spread + edge];
    return `<path d="${sector(fan.cx, fan.cy, low, top, a, b)}" fill="url(#fed-wing-${wing})" stroke="var(--fed-${hue})" stroke-opacity=".35"/><path d="${arc(fan.cx, fan.cy, low, a, b)}" fill="none" stroke="var(--fed-${hue})" stroke-width="2.5" stroke-opacity=".8"/>`;
  }).join('');
}

const pillar = (x: number, floor: number, height: number, hue: string): string =>
  `<g opacity=".9"><path d="M${x - 13} ${floor}L${x - 10} ${floor - height}H${x + 10}L${x + 13} ${floor}Z" fill="url(#fed-pillar)"/><path d="M${x - 4} ${floor}V${floor - height}M${x + 4} ${floor}V${floor - height}" stroke="var(--fed-blue-18)" stroke-opacity=".5"/><path d="M${x - 17} ${floor - height}h34l-4-9h-26Z" fill="var(--fed-blue-36c)"/><path d="M${x - 17} ${floor - height}h34" stroke="var(--fed-${hue})" stroke-opacity=".7"/></g>`;

/** Draw the hall. */
export function hall(fan: Fan): string {
  const { w, h } = fan,
    ground = `<rect width="${w}" height="${h}" rx="${fan.compact ? 0 : 12}" fill="var(--fed-blue-18)"/><rect width="${w}" height="${h}" fill="url(#fed-hall)"/>`;
  if (fan.compact) return ground + stars(40, w, 120, 5) + wings(fan);
  const ribs = Array.from(
    { length: 27 },
    (_, i) => `M${at(polar(fan.cx, fan.cy, 300, -52 + i * 4))}L${at(polar(fan.cx, fan.cy, 800, -52 + i * 4))}`,
  ).join('');
  return `${ground}<rect width="${w}" height="${h}" fill="url(#fed-glow-left)"/><rect width="${w}" height="${h}" fill="url(#fed-glow-right)"/>${stars(90, w, 200, 11)}<path d="${ribs}" stroke="var(--fed-blue-77b)" stroke-opacity=".05"/>
    ${pillar(32, h, 240, 'gold')}${pillar(90, h, 212, 'gold')}${pillar(w - 32, h, 240, 'rose')}${pillar(w - 90, h, 212, 'rose')}${wings(fan)}`;
}
