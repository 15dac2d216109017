/* What stands in a cell of the senate: its action, the token on it, the token that is meant for it. */

import type { Seat } from '../../../lib/wire';
import { PLANETS, type CellView, type Planet } from '../view';
import { colourOf } from '../../../lib/seats';
import { ball, die, G, gem, gemList, ico, row, signsOf, T, type Sign } from './kit';
import { ambassador, type TokenLook } from './tokens';

export interface Ghost extends TokenLook {
  seat: number;
  die: number;
}

const isPlanet = (action: string): action is Planet => (PLANETS as readonly string[]).includes(action);

/** Draw the sign of an action: a planet, or the room's own. */
export const actionSign = (action: string, x: number, y: number, size: number, color = 'var(--fed-gold-96)'): string =>
  isPlanet(action) ? ball(action, x, y, size * (action === 'sixmoon' ? 0.46 : 0.54)) : ico(action, x, y, size, color);

/* A spy does what another room or planet does. */
const SPY: Sign = { w: 14, draw: ico('core', 0, 0, 13, 'var(--text-soft)') };

/* The price, an arrow, what it brings. */
function deal(cell: CellView): string {
  const price = gemList(cell.cost),
    brings = row(cell.action === 'espionage' ? [SPY] : cell.effects.flatMap(signsOf), 2),
    w = price.length * 13 + (price.length ? 13 : 0) + brings.w;
  let x = -w / 2;
  const paid = price
    .map((kind) => {
      x += 13;
      return gem(kind, x - 6.5, 25, 13);
    })
    .join('');
  const becomes = price.length
    ? `<path d="M${x + 2} 25h7m-3-3l3 3l-3 3" stroke="var(--text-soft)" fill="none" stroke-width="1.3"/>`
    : '';
  return paid + becomes + G(x + (price.length ? 13 : 0), 25, brings.body);
}

/* A token and the die beside it. */
function pieces(seats: Seat[], owner: number | 'neutral', look: TokenLook, dieValue: number, k: number): string {
  const colour = owner === 'neutral' ? 'neutral' : colourOf(seats, owner);
  const x = dieValue ? -15 * k : 0;
  return `<g transform="translate(${x} 0) scale(${k})">${ambassador(colour, look)}</g>${dieValue && colour !== 'neutral' ? `<g class="seat-${colour}${look.ghost ? ' fed-ghost' : ''}">${die(dieValue, 21 * k, 0, 23 * k, 'var(--seat)', 'var(--ink)')}</g>` : ''}`;
}

/** Draw what stands in a cell, around its middle. */
export function cellArt(
  cell: CellView,
  name: string,
  seats: Seat[],
  dice: number[],
  ghost: Ghost | null,
  compact: boolean,
  lively: boolean,
): string {
  const piece =
    cell.token && cell.token.owner !== 'neutral' ? ` data-piece="seated:${cell.token.owner}:${cell.token.token}"` : '';
  const token = cell.token,
    label = (words: string, y: number, color: string, w = 600) =>
      T(0, y, words, { color, w, fit: 66 + cell.floor * 14 });
  const shown: TokenLook | null = token
    ? { votes: token.votes ?? 0, side: token.side ?? 'voting', altered: Boolean(token.alteration) }
    : ghost;
  if (shown) {
    const owner = token ? token.owner : ghost!.seat,
      dieValue = token ? (token.die && token.owner !== 'neutral' ? (dice[token.owner] ?? 0) : 0) : ghost!.die;
    if (compact)
      return (
        actionSign(cell.action, 0, -25, 13, 'var(--fed-blue-82)') +
        `<g transform="translate(0 8)"${piece}>${pieces(seats, owner, shown, dieValue, dieValue ? 0.72 : 0.95)}</g>`
      );
    return `${actionSign(cell.action, 0, -27, 13, 'var(--fed-blue-82)')}<g transform="translate(0 1)"${piece}>${pieces(seats, owner, shown, dieValue, 0.94)}</g>${label(name, 32, token ? 'var(--fed-blue-71c)' : 'var(--gleam)', token ? 500 : 700)}`;
  }
  if (compact) {
    const price = gemList(cell.cost);
    return (
      actionSign(cell.action, 0, price.length ? -6 : 0, 27) +
      price.map((kind, i) => gem(kind, (i - (price.length - 1) / 2) * 13, 19, 13)).join('')
    );
  }
  const color = lively ? 'var(--gleam)' : 'var(--fed-blue-85)';
  return isPlanet(cell.action)
    ? `${actionSign(cell.action, 0, -7, 28)}${label(name, 26, color)}`
    : `${actionSign(cell.action, 0, -17, 24)}${label(name, 11, color)}${deal(cell)}`;
}
