/* Colonies and tokens, as markup. Every function is pure. */

import { SHAPES, shapePath, type Colour } from '../../art/geometry';
import type { Picture } from '../../ui/pictures';

/** Draw a colony: a dome whose window has the seat's shape. */
export function colony(colour: Colour, size = 24): string {
  const r = size / 2;
  return `<g class="af-colony seat-${colour}">
    <ellipse class="ground" cx="0" cy="${r * 0.62}" rx="${r * 1.08}" ry="${r * 0.36}"/>
    <path class="dome" d="M${-r} ${r * 0.5}C${-r} ${-r * 1.25} ${r} ${-r * 1.25} ${r} ${r * 0.5}Q0 ${r * 0.95} ${-r} ${r * 0.5}Z" fill="url(#hull-${colour})"/>
    <path class="glint" d="M${-r * 0.62} ${-r * 0.1}C${-r * 0.5} ${-r * 0.62} ${-r * 0.1} ${-r * 0.7} ${r * 0.1} ${-r * 0.68}"/>
    <path class="window" d="${shapePath(SHAPES[colour], r * 0.3)}" transform="translate(0 ${r * 0.08})"/></g>`;
}

const DROP = 'M12 2.5c3.9 4.6 6.5 8 6.5 11.6a6.5 6.5 0 0 1-13 0C5.5 10.5 8.1 7.1 12 2.5Z';
const ROCK = 'M7.5 4 14 2.5 20.5 8 21.5 14.5 16 21 7 20.5 2.5 13Z';

export type Resource = 'fuel' | 'ore';

/** Draw a token, 24 x 24: fuel and ore are told apart by shape as well, a drop and a faceted rock. */
export function token(kind: Resource): string {
  return kind === 'fuel'
    ? `<path d="${DROP}" fill="currentColor"/><path class="af-wet" d="M9 14.5a3.2 3.2 0 0 0 2.6 3.2"/>`
    : `<path d="${ROCK}" fill="currentColor"/><path class="af-lit" d="M7.5 4 14 2.5 12 9.5 2.5 13Z"/><path class="af-dark" d="M12 9.5 21.5 14.5 16 21 7 20.5Z"/><path class="af-dim" d="M12 9.5 2.5 13 7 20.5Z"/>`;
}

const tokenPicture =
  (kind: Resource) =>
  (size: number): Picture => ({
    box: '0 0 24 24',
    width: size,
    height: size,
    body: token(kind),
  });

/** How fuel, ore and colonies look in sentences and beside numbers. */
export const PICTURES = {
  fuel: tokenPicture('fuel'),
  ore: tokenPicture('ore'),
  colony: (size: number, colour: Colour): Picture => {
    const height = size + 1,
      width = height * 1.2;
    return { box: `${-width / 2} ${-height * 0.55} ${width} ${height}`, width, height, body: colony(colour, height) };
  },
};
