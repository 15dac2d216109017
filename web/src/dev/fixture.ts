/* Positions of Alien Frontiers for looking at the board without a server. */

import type { Ask, Offer, Seat } from '../lib/wire';
import type { Live } from '../lib/shown';
import {
  FACILITIES,
  type AlienFrontiers,
  type CardType,
  type CardView,
  type DockView,
  type Facility,
  type PlayerView,
  type ShipView,
  type Territory,
} from '../games/alien_frontiers/view';

const NAMES = ['Vega', 'Orion', 'Lyra', 'Altair'],
  COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export const seats: Seat[] = NAMES.map((name, seat) => ({
  seat,
  name,
  color: COLOURS[seat]!,
  kind: seat === 3 ? 'bot' : 'person',
  level: seat === 3 ? 'commander' : null,
  stand_in: null,
  online: seat !== 2,
  mine: seat === 0,
  away_since: null,
  idle_since: null,
}));

type Docked = [seat: number, id: number, value: number];
const docks = (n: number, ships: Docked[] = [], blocked = 0): DockView[] =>
  Array.from({ length: n }, (_, i) => {
    const ship = ships[i];
    return {
      blocked: i >= n - blocked,
      ship: ship ? { seat: ship[0], id: ship[1], value: ship[2], relic: false, counts: false } : null,
    };
  });

const land = (
  colonies: number[],
  controller: number | null,
  fields: ('isolation' | 'positron' | 'repulsor')[] = [],
) => ({ colonies, controller, fields });

const AT: Partial<Record<Facility, Docked[]>> = {
  solar_converter: [
    [1, 0, 5],
    [3, 0, 1],
  ],
  lunar_mine: [
    [1, 1, 3],
    [2, 0, 5],
  ],
  alien_artifact: [[2, 1, 6]],
  shipyard: [
    [1, 2, 2],
    [1, 3, 2],
  ],
  colony_constructor: [
    [2, 2, 1],
    [2, 3, 1],
    [2, 4, 1],
  ],
  raiders_outpost: [
    [3, 1, 2],
    [3, 2, 3],
    [3, 3, 4],
  ],
};

function player(
  seat: number,
  fuel: number,
  ore: number,
  reserve: number,
  circle: number,
  parts: Record<string, number>,
  hand: CardType[],
  bonuses: Territory[],
): PlayerView {
  const mine: [number, 'unplaced' | 'colonist_hub', number][] =
    seat === 0
      ? [
          [4, 'unplaced', 1],
          [4, 'unplaced', 2],
          [4, 'unplaced', 3],
          [6, 'unplaced', 4],
          [2, 'colonist_hub', 0],
        ]
      : [];
  const docked = FACILITIES.flatMap((at) =>
    (AT[at] ?? []).flatMap((ship, dock) => (ship[0] === seat ? [{ id: ship[1], value: ship[2], at, dock }] : [])),
  );
  const ships: ShipView[] = [
    ...docked,
    ...mine.map(([value, at, id]) => ({ id, value, at, dock: at === 'unplaced' ? null : 0 })),
  ];
  if (seat === 1) ships.push({ id: 4, value: 1, at: 'bay', dock: null });
  if (seat === 3) ships.push({ id: 4, value: 6, at: 'colonist_hub', dock: 0 });
  return {
    seat,
    fuel,
    ore,
    reserve,
    circle,
    colonies: 6,
    fleet: 5,
    stock: 1,
    ships,
    bonuses,
    score: { total: Object.values(parts).reduce((a, b) => a + b, 0), parts },
    hand: hand.map((type) => ({
      card: `${type}_1`,
      type,
      used: false,
      cost: seat === 0 && type !== 'alien_city' ? 0 : null,
      base_cost: seat === 0 && type !== 'alien_city' ? 1 : null,
    })),
  };
}

const card = (type: CardType, n = 1): CardView => ({ card: `${type}_${n}`, type });

export const view: AlienFrontiers = {
  turn: 33,
  first: 0,
  active: 0,
  phase: 'actions',
  stock: { fuel: 20, ore: 12 },
  players: [
    player(
      0,
      4,
      3,
      2,
      5,
      { colonies: 3, control: 2, positron: 0, alien_city: 1, alien_monument: 0 },
      ['alien_city', 'booster_pod', 'temporal_warper'],
      ['pohl_foothills', 'bradbury_plateau'],
    ),
    player(
      1,
      2,
      1,
      1,
      3,
      { colonies: 4, control: 1, positron: 0, alien_city: 0, alien_monument: 0 },
      ['resource_cache', 'plasma_cannon'],
      [],
    ),
    player(
      2,
      1,
      0,
      2,
      0,
      { colonies: 4, control: 1, positron: 0, alien_city: 0, alien_monument: 0 },
      ['holographic_decoy'],
      ['asimov_crater'],
    ),
    player(
      3,
      3,
      4,
      1,
      6,
      { colonies: 4, control: 1, positron: 1, alien_city: 0, alien_monument: 0 },
      ['polarity_device'],
      ['heinlein_plains'],
    ),
  ],
  relic: { owner: null, value: 5, at: 'burroughs_desert', dock: null },
  facilities: {
    solar_converter: { docks: docks(8, AT['solar_converter']) },
    lunar_mine: { docks: docks(5, AT['lunar_mine']) },
    alien_artifact: { docks: docks(4, AT['alien_artifact']) },
    orbital_market: { docks: docks(4) },
    shipyard: { docks: docks(6, AT['shipyard']) },
    colony_constructor: { docks: docks(6, AT['colony_constructor']) },
    raiders_outpost: { docks: docks(3, AT['raiders_outpost']) },
    terraforming_station: { docks: docks(1) },
    colonist_hub: {
      tracks: [
        { seat: 0, circle: 5, docks: docks(3, [[0, 0, 2]]) },
        { seat: 1, circle: 3, docks: docks(3) },
        { seat: 2, circle: 0, docks: docks(3) },
        { seat: 3, circle: 6, docks: docks(3, [[3, 4, 6]]) },
      ],
    },
  },
  territories: {
    heinlein_plains: land([0, 0, 0, 2], 3, ['positron']),
    pohl_foothills: land([1, 0, 0, 0], 0),
    van_vogt_mountains: land([0, 1, 1, 0], null),
    bradbury_plateau: land([2, 1, 0, 0], 0),
    asimov_crater: land([0, 0, 2, 0], 2, ['repulsor']),
    herbert_valley: land([0, 1, 0, 0], 1, ['isolation']),
    lem_badlands: land([0, 0, 1, 1], null),
    burroughs_desert: land([0, 1, 0, 1], null),
  },
  display: [card('orbital_teleporter'), card('data_crystal'), card('alien_monument')],
  discard: [
    card('stasis_beam'),
    card('gravity_manipulator'),
    card('booster_pod', 2),
    card('data_crystal', 2),
    card('stasis_beam', 2),
    card('plasma_cannon', 2),
  ],
  deck: 6,
  unseen: [
    'gravity_manipulator',
    'holographic_decoy',
    'orbital_teleporter',
    'polarity_device',
    'resource_cache',
    'temporal_warper',
  ],
  artifact: { total: 0, needed: 8, cycles: 0 },
  market_rate: null,
  mine_minimum: 5,
  outpost_sum: 9,
  costs: { ship: { fuel: 3, ore: 3, base: 3 }, constructor: { ore: 2, base: 3 }, solar_bonus: 0 },
  borrowed: null,
  discard_power_used: false,
  can_dock: [
    'solar_converter',
    'lunar_mine',
    'alien_artifact',
    'orbital_market',
    'shipyard',
    'colony_constructor',
    'terraforming_station',
    'colonist_hub',
  ],
};

const dock = (values: number[], place: string): Offer => ({
  text: `dock ${values.join(' ')} ${place}`,
  label: { key: 'action-dock', args: { dice: values, facility: { term: `facility-${place}` } } },
  at: [...values.map((value) => `ship:${value}`), `facility:${place}`],
});
const reroll = (values: number[]): Offer => ({
  text: `use temporal_warper ${values.join(' ')}`,
  label: { key: 'action-use-temporal-warper', args: { card: { term: 'card-temporal_warper' }, dice: values } },
  at: ['power:temporal_warper', ...values.map((value) => `ship:${value}`)],
});

const docking: Ask = {
  seat: 0,
  undo: 40,
  prompt: { key: 'prompt-actions', args: { count: 4, dice: [4, 4, 4, 6] } },
  actions: [
    ...[4, 6].flatMap((value) =>
      ['solar_converter', 'alien_artifact', 'colonist_hub'].map((place) => dock([value], place)),
    ),
    dock([6], 'lunar_mine'),
    dock([6], 'terraforming_station'),
    dock([4, 4], 'orbital_market'),
    dock([4, 4], 'shipyard'),
    dock([4, 4, 4], 'colony_constructor'),
    {
      text: 'use booster_pod 4',
      label: { key: 'action-use-booster-pod', args: { card: { term: 'card-booster_pod' }, die: 4 } },
      at: ['power:booster_pod', 'ship:4'],
    },
    reroll([4]),
    reroll([6]),
    reroll([4, 4]),
    reroll([4, 6]),
    reroll([4, 4, 4]),
    reroll([4, 4, 6]),
    reroll([4, 4, 4, 6]),
  ],
};
const landing: Ask = {
  seat: 0,
  undo: 40,
  prompt: { key: 'prompt-place-colony' },
  actions: Object.keys(view.territories)
    .filter((key) => key !== 'asimov_crater')
    .map((key) => ({
      text: `land ${key}`,
      label: { key: 'action-land', args: { territory: { term: `territory-${key}` } } },
      at: [`territory:${key}`],
    })),
};
const raiding: Ask = {
  seat: 0,
  undo: null,
  prompt: { key: 'prompt-raid', args: { count: 4 } },
  actions: [
    { text: 'raid nothing', label: { key: 'action-raid-nothing' }, at: ['button:nothing'] },
    ...[
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 0],
      [2, 1],
    ].map(([fuel, ore]): Offer => ({
      text: `raid p2 fuel ${fuel} ore ${ore}`,
      label: { key: 'action-raid-resources-1', args: { victim1: { seat: 1 }, fuel1: fuel!, ore1: ore! } },
      at: [...Array<string>(fuel!).fill('token:fuel:p2'), ...Array<string>(ore!).fill('token:ore:p2')],
    })),
    ...['resource_cache', 'plasma_cannon'].map((type): Offer => ({
      text: `raid p2 card ${type}_1`,
      label: { key: 'action-raid-card', args: { card: { term: `card-${type}` }, victim: { seat: 1 } } },
      at: [`card:${type}_1`],
    })),
    {
      text: 'raid p3 card holographic_decoy_1',
      label: { key: 'action-raid-card', args: { card: { term: 'card-holographic_decoy' }, victim: { seat: 2 } } },
      at: ['card:holographic_decoy_1'],
    },
  ],
};
const rolling: Ask = {
  seat: 0,
  undo: null,
  prompt: { key: 'prompt-roll' },
  actions: [{ text: 'roll', label: { key: 'action-roll' }, at: ['button:roll'] }],
};

export const asks: Record<string, { ask: Ask | null; phase: AlienFrontiers['phase'] }> = {
  dock: { ask: docking, phase: 'actions' },
  land: { ask: landing, phase: 'place_colony' },
  raid: { ask: raiding, phase: 'raid' },
  roll: { ask: rolling, phase: 'roll' },
  wait: { ask: null, phase: 'actions' },
};

const who = (seat: number) => ({ who: { seat } });
const place = (key: string) => ({ facility: { term: `facility-${key}` } });

/** Make a frame that asks one of the questions. */
export function frame(position: string): Live<AlienFrontiers> {
  const { ask, phase } = asks[position] ?? asks['dock']!;
  return {
    type: 'position',
    table: 'fixture000',
    game: 'alien_frontiers',
    number: 42,
    step: 42,
    status: 'playing',
    seats,
    spectators: 1,
    viewer: 0,
    view: { ...view, phase },
    deciders: ask ? [0] : [3],
    thinking: ask ? [] : [3],
    over: false,
    winners: [],
    scores: view.players.map((each) => each.score),
    asks: ask ? [ask] : [],
    asides: [],
    undo: ask?.undo ? [{ seat: 0, to: ask.undo, actions: 2 }] : [],
    held: null,
    history: false,
    log_begins: 0,
    log: [
      {
        number: 36,
        step: 36,
        seat: 2,
        text: null,
        back_to: null,
        at: 0,
        events: [
          {
            event: 'docked',
            message: { key: 'event-docked', args: { ...who(2), ...place('colony_constructor'), dice: [1, 1, 1] } },
          },
          {
            event: 'landed',
            message: { key: 'event-landed', args: { ...who(2), territory: { term: 'territory-asimov_crater' } } },
          },
        ],
      },
      {
        number: 37,
        step: 37,
        seat: 2,
        text: null,
        back_to: null,
        at: 0,
        events: [
          {
            event: 'field_placed',
            message: {
              key: 'event-field-placed',
              args: { ...who(2), field: { term: 'field-repulsor' }, territory: { term: 'territory-asimov_crater' } },
            },
          },
        ],
      },
      {
        number: 38,
        step: 38,
        seat: 3,
        text: null,
        back_to: null,
        at: 0,
        events: [
          {
            event: 'docked',
            message: { key: 'event-docked', args: { ...who(3), ...place('raiders_outpost'), dice: [2, 3, 4] } },
          },
        ],
      },
      {
        number: 39,
        step: 39,
        seat: 3,
        text: null,
        back_to: null,
        at: 0,
        events: [
          {
            event: 'raided_resources',
            message: { key: 'event-raided-resources', args: { ...who(3), victim: { seat: 1 }, fuel: 0, ore: 2 } },
          },
        ],
      },
      {
        number: 40,
        step: 40,
        seat: 0,
        text: 'roll',
        back_to: null,
        at: 0,
        events: [{ event: 'rolled', message: { key: 'event-rolled', args: { ...who(0), dice: [2, 4, 4, 4, 6] } } }],
      },
      {
        number: 41,
        step: 41,
        seat: 0,
        text: 'dock 2 colonist_hub',
        back_to: null,
        at: 0,
        events: [
          {
            event: 'docked',
            message: { key: 'event-docked', args: { ...who(0), ...place('colonist_hub'), dice: [2] } },
          },
          { event: 'advanced', message: { key: 'event-advanced', args: { ...who(0), circle: 5 } } },
        ],
      },
    ],
  };
}
