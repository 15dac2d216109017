/* The icons of Space Base: the numbers of the bays, a cube, the shipyard. */

import { cube } from './tokens';

const numbers = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [
    String(i + 1),
    `<text x="256" y="376" text-anchor="middle" font-family="Exo 2" font-weight="800" font-size="340" fill="currentColor">${i + 1}</text>`,
  ]),
);

export const ICONS: Record<string, string> = {
  ...numbers,
  cube: `<g transform="translate(256 256) scale(26)">${cube()}</g>`,
  yard: '<path fill="currentColor" d="M40 472V72h260v48H88v48h120v44H88v260zM296 232h120l72 120-72 120H296l-56-120z"/>',
};
