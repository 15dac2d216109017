/* The sources of a payment, as the server tells them: their signs, names and numbers. */

import type { Seat } from '../../lib/wire';
import { cardOf } from './facts';
import { cardLook } from './signs';
import type { Bonus, SourceView } from './view';
import { cardName, edgeName, sc } from './words';
import { nameOf } from '../../lib/seats';

const BASE_SIGN: Record<string, string> = {
  port: 'control-tower',
  industrial: 'factory',
  shield: 'energy-shield',
  base: 'base-dome',
};

/** Give the sign of a source. */
export function signOf(source: SourceView): string {
  switch (source.kind) {
    case 'card': {
      const card = cardOf(source.id);
      return card ? cardLook(card).icon : 'hourglass';
    }
    case 'time':
      return 'hourglass';
    case 'profit':
      return 'coins';
    case 'edge':
      return 'hand-grip';
    case 'base':
      return BASE_SIGN[source.id] ?? 'base-dome';
    case 'hq':
      return 'plug';
  }
}

/** Name a source. */
export function labelOf(source: SourceView, seats: Seat[], me: number): string {
  switch (source.kind) {
    case 'hq':
      return source.seat === me ? sc('board-own-infra') : sc('board-infra-of', { who: nameOf(seats, source.seat!) });
    case 'card':
      return cardName(source.id);
    case 'time':
      return sc(`board-time-${source.id}`);
    case 'edge':
      return edgeName(source.id);
    case 'base':
      return sc(`board-use-${source.id}`, { who: nameOf(seats, source.seat!) });
    case 'profit':
      return sc('board-profit-title');
  }
}

/** Write what a source adds, '' if it adds no number. */
export const numberOf = ({ kind, value, multiplies }: Pick<SourceView, 'kind' | 'value' | 'multiplies'>): string =>
  kind === 'profit' ? `−${value}T` : value ? `${multiplies ? '×' : ''}${value}` : kind === 'hq' ? '0' : '';

/** Write what a progress card adds: '+2', '×2'. */
export const bonusText = ({ value, multiplies }: Bonus): string => `${multiplies ? '×' : '+'}${value}`;
