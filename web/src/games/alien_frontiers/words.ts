/* Alien Frontiers in words: what an element of the board is called and what it does. */

import { texts, wordsOf, type Part } from '../../lib/texts.svelte';
import { nameOf } from '../../lib/seats';
import type { Seat } from '../../lib/wire';
import type { Explained } from '../../ui/explain.svelte';
import type { BoardProps, Cost, Described } from '../module';
import type { Place } from './parts';
import { PICTURES } from './pieces';
import type { AlienFrontiers, Facility, Field, Price, Territory } from './view';

const GAME = 'alien_frontiers';

/** Say a text of the game. */
export const af = wordsOf(GAME);

/* What `{ $fuel }`, `{ $ore }` and `{ $colony }` stand for in a text. */
const PIECES = Object.fromEntries(
  Object.keys(PICTURES).map((name): [string, Part[]] => [name, [{ kind: 'picture', name: `af:${name}` }]]),
);

/** Say a text of the game with its pictures. */
export const rich = (key: string, values: Record<string, string | number | Part[]> = {}): Part[] =>
  texts.rich(key, { ...PIECES, ...values }, GAME);

const maybe = (key: string): string[] => (texts.has(key, GAME) ? [af(key)] : []);

/** Explain a card: what it does for fuel, what when it is discarded. */
export function explainCard(type: string): Explained {
  const cast = texts.has(`card-${type}.discard`, GAME) ? [af('board-cast', { what: af(`card-${type}.discard`) })] : [];
  return { title: af(`card-${type}`), lines: [...maybe(`card-${type}.power`), ...cast] };
}

/** Explain a facility. */
export const explainPlace = (key: Place): Explained => ({
  title: af(`facility-${key}`),
  lines: maybe(`facility-${key}.short`),
});

/** Explain a field generator. */
export const explainField = (key: Field): Explained => ({
  title: af(`field-${key}`),
  lines: maybe(`field-${key}.short`),
});

/** Explain a territory: its bonus, who holds it, the fields on it. */
export function explainTerritory(key: Territory, view: AlienFrontiers, seats: Seat[]): Explained {
  const { controller, fields } = view.territories[key];
  const held = controller === null ? af('board-nobody') : af('board-holder', { who: nameOf(seats, controller) });
  return {
    title: af(`territory-${key}`),
    lines: [
      ...maybe(`territory-${key}.short`),
      held,
      ...fields.map((field) => af(`field-${field}`)),
      ...(view.borrowed === key ? [af('board-borrowed')] : []),
    ],
  };
}

/* Prices as the page shows them; the printed one only where a bonus makes it cheaper. */
const tag = (kind: Price['kind'], n: number, was: number): Cost => ({
  picture: `af:${kind}`,
  tone: `var(--af-${kind})`,
  n,
  ...(was > n ? { was } : {}),
});
const tags = (prices: Price[]): Cost[] => prices.map(({ kind, n, was }) => tag(kind, n, was));

/** Give what docking at a facility costs the active seat now, the price before its bonus beside it. */
export const tagOf = (place: string, view: AlienFrontiers): Cost[] | undefined => {
  const prices = view.prices[place as Facility];
  return prices && tags(prices);
};

/** Write a price as parts of a sentence. */
export function priceParts(cost: Cost[]): Part[] {
  return cost.flatMap(({ picture, n, was }, i): Part[] => [
    ...(i ? [{ kind: 'words' as const, text: ' ' }] : []),
    ...(was === undefined ? [] : [{ kind: 'was' as const, text: String(was) }]),
    { kind: 'words', text: String(n) },
    { kind: 'picture', name: picture },
  ]);
}

/** Give the rule of a facility as it is drawn on the board, with today's prices. */
export function ruleOf(key: Place, view: AlienFrontiers): Part[] {
  const price = priceParts(tagOf(key, view) ?? []);
  switch (key) {
    case 'solar_converter':
      return rich('rule-solar_converter', { bonus: view.costs.solar_bonus });
    case 'lunar_mine':
      return rich('rule-lunar_mine', { least: view.mine_minimum });
    case 'orbital_market':
      return rich('rule-orbital_market', { rate: view.market_rate ?? 0 });
    case 'shipyard':
      return view.costs.ship ? rich('rule-shipyard', { n: view.costs.ship.number, price }) : rich('rule-shipyard-full');
    case 'colony_constructor':
      return rich('rule-colony_constructor', { price });
    default:
      return rich(`rule-${key}`);
  }
}

/* What the fuel power of a card costs the active seat now. */
function powerCost(type: string, view: AlienFrontiers): Cost[] | undefined {
  const held = view.players[view.active]?.hand.find((card) => card.type === type);
  if (held?.cost == null) return undefined;
  return [tag('fuel', held.cost, held.base_cost ?? held.cost)];
}

const seatIn = (word: string): number => Number(word.slice(1)) - 1;

/** Say what an element is, for lists and screen readers; ships to dock stand in the tray. */
export function describe(id: string, { view, seats, me }: BoardProps<AlienFrontiers>): Described | null {
  const [kind, a = '', b = '', c = ''] = id.split(':');
  const game = view;
  switch (kind) {
    case 'ship':
      return null;
    case 'facility':
      return { title: af(`facility-${a}`), icon: `af:${a}`, note: af(`facility-${a}.short`), cost: tagOf(a, game) };
    case 'territory':
      return { title: af(`territory-${a}`), icon: 'dome', note: af(`territory-${a}.short`) };
    case 'card': {
      const type = a.replace(/_\d+$/, '');
      return { title: af(`card-${type}`), icon: `af:${type}`, note: af(`card-${type}.short`) };
    }
    case 'power':
      return { title: af(`card-${a}`), icon: `af:${a}`, note: af(`card-${a}.power`), cost: powerCost(a, game) };
    case 'discard':
      return {
        title: af('board-discard-of', { card: af(`card-${a}`) }),
        icon: `af:${a}`,
        note: af(`card-${a}.discard`),
      };
    case 'docked':
      return {
        title: af(`facility-${a}`),
        icon: `af:${a}`,
        note:
          b === 'mine'
            ? af('board-ship', { value: parseInt(c) })
            : af('board-ship-of', { who: nameOf(seats, seatIn(b)), value: parseInt(c) }),
      };
    case 'colony':
      return { title: af(`territory-${a}`), icon: 'dome', note: af('board-colony', { who: nameOf(seats, seatIn(b)) }) };
    case 'field':
      return { title: af(`field-${a}`), icon: 'dome', note: af(`field-${a}.short`) };
    case 'player':
      return { title: nameOf(seats, seatIn(a)), icon: 'person' };
    case 'relic':
      return {
        title: af('board-relic'),
        icon: 'af:relic',
        note: af('board-relic-note'),
        cost: tags(game.relic_price),
      };
    case 'token':
      return {
        title:
          b === 'mine' || seatIn(b) === me
            ? af(`board-token-mine-${a}`)
            : af(`board-token-${a}`, { who: nameOf(seats, seatIn(b)) }),
        picture: `af:${a}`,
      };
    default:
      return null;
  }
}
