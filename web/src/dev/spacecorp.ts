/* Positions of SpaceCorp for looking at the board without a server: one of each era, with the question of a turn. */

import { steps } from '../games/spacecorp/chart/route';
import {
  BASES,
  BOARDS,
  CONTRACTS,
  ERAS,
  PROGRESS_CARDS,
  progressOf,
  tileOf,
  cardOf,
  type ActionType,
  type Era,
} from '../games/spacecorp/facts';
import type {
  Asked,
  BaseType,
  ContractView,
  PlayerView,
  RouteView,
  SiteView,
  SpaceCorp,
  TrackBox,
} from '../games/spacecorp/view';
import type { Live } from '../lib/shown';
import type { Ask, Offer, Seat } from '../lib/wire';

const NAMES = ['Vega', 'Orion', 'Lyra', 'Altair'],
  COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export const seats: Seat[] = NAMES.map((name, seat) => ({
  seat,
  name,
  color: COLOURS[seat]!,
  kind: seat ? 'bot' : 'person',
  level: seat ? 'commander' : null,
  stand_in: null,
  online: true,
  mine: seat === 0,
  away_since: null,
  idle_since: null,
}));

interface Sample {
  tiles: Record<string, string[]>;
  bases: Record<string, [number, BaseType][]>;
  teams: Record<string, (number | [number, TrackBox])[]>;
  claims: Record<string, number>;
  colonies?: Record<string, [string, number]>;
  profit: number[];
  cards: number[];
  infra: (string | null)[][];
  cubes: [number, number][];
  progress: string[][];
  done: Record<string, number>;
  hand: string[];
  offers: (string | null)[];
  deck: number;
  from: string;
}

const SAMPLES: Record<Era, Sample> = {
  mariners: {
    from: 'luna',
    profit: [4, 9, 8, 7],
    cards: [7, 4, 6, 3],
    infra: [
      ['m_ion_drive', 'm_construction_printer', null],
      ['m_ion_drive', 'm_survey_orbiter', null],
      ['m_ion_drive', 'm_chemical_drive', null],
      [null, null, null],
    ],
    cubes: [
      [1, 0],
      [0, 0],
      [0, 0],
      [2, 0],
    ],
    progress: [[], [], [], []],
    tiles: {
      luna: ['m1_ice'],
      sisyphus: ['m1_exotic_a'],
      eros: ['m1_chasm'],
      deimos: ['m1_ores'],
      mars_south: ['m2_exomicrobes'],
    },
    bases: {
      luna: [[0, 'industrial']],
      l1: [[0, 'spaceport']],
      sisyphus: [[1, 'refinery']],
      deimos: [[1, 'industrial']],
      l4: [[2, 'research']],
      solar_l4: [[2, 'spaceport']],
      solar_l2: [[3, 'research']],
    },
    teams: { luna: [0], l1: [0], earth: [1], deimos: [1], eros: [2], solar_l4: [2], mars_south: [3], solar_l2: [3] },
    claims: { eros: 2, mars_south: 3 },
    done: { m1: 1, m4: 2 },
    hand: [
      'm_nuclear_thermal',
      'm_near_space_probe',
      'm_regolith_works',
      'm_inflatable_habitat',
      'm_think_tank',
      'm_market_influence',
      'time',
    ],
    offers: ['m_heavy_lifter', 'm_genome_lab', 'm_ore_processor', 'm_hack'],
    deck: 19,
  },
  planeteers: {
    from: 'callisto',
    profit: [23, 31, 27, 19],
    cards: [6, 5, 3, 6],
    infra: [
      ['p_plasma_drive', 'm_survey_orbiter', 'p_grown_mesh'],
      ['p_plasma_drive', 'm_construction_printer', null],
      ['p_plasma_drive', 'm_survey_orbiter', null],
      ['m_ion_drive', null, null],
    ],
    cubes: [
      [5, 2],
      [3, 1],
      [6, 5],
      [4, 0],
    ],
    progress: [['torpor'], [], ['sensory_focus', 'probe_network'], ['radiation_resistance']],
    tiles: {
      ceres: ['p1_ores'],
      vesta: ['p1_ice'],
      pallas: ['p1_artifact'],
      hygiea: ['p1_exotic'],
      callisto: ['p2_microbes'],
      europa: ['p3_ocean_life'],
      ganymede: ['p3_core'],
      himalia: ['p2_ores'],
      titan: ['p3_hydrocarbons'],
      rhea: ['p2_ice_1'],
      umbriel: ['p2_cliffs'],
    },
    bases: {
      ceres: [[1, 'refinery']],
      vesta: [[0, 'shield_factory']],
      pallas: [[2, 'attraction']],
      hygiea: [[1, 'industrial']],
      callisto: [[0, 'bio_lab']],
      ganymede: [[2, 'refinery']],
      himalia: [[3, 'industrial']],
      titan: [[1, 'refinery']],
      rhea: [[1, 'shield_factory']],
    },
    teams: {
      callisto: [0],
      vesta: [0],
      titan: [1],
      rhea: [1],
      umbriel: [2],
      ganymede: [2],
      europa: [3],
      inner_system: [3],
    },
    claims: { umbriel: 2, europa: 3 },
    done: { p1: 2, p3: 1, p6: 1, p7: 0 },
    hand: ['p_fusion_torch', 'p_prefab_station', 'p_quantum_array', 'p_helium_harvester', 'p_gene_suite', 'p_leak'],
    offers: ['p_nanotube_foundry', 'p_deep_space_probe', 'p_unified_theory', 'p_market_influence'],
    deck: 31,
  },
  starfarers: {
    from: 'alpha_centauri',
    profit: [58, 61, 55, 47],
    cards: [6, 4, 5, 7],
    infra: [
      ['s_pion_drive', 's_matter_manipulators', 's_arcology_kit'],
      ['s_pion_drive', 's_arcology_kit', null],
      ['s_pion_drive', 's_matter_manipulators', null],
      ['s_pion_drive', 'p_grown_mesh', null],
    ],
    cubes: [
      [10, 7],
      [9, 5],
      [7, 9],
      [8, 3],
    ],
    progress: [
      ['torpor', 'enviro_tolerance', 'fusion_economy'],
      ['cooperative_empathy', 'hive_cognition', 'molecular_assembly'],
      ['sensory_focus', 'probe_network', 'energy_fields'],
      ['radiation_resistance', 'microgravity_physiology'],
    ],
    tiles: {
      alpha_centauri: ['s1_habitable_1'],
      barnards_star: ['s1_iron'],
      luhman_16: ['sa_traders'],
      sirius: ['s1_super_earth', 's2_ice_moon_1'],
      lacaille_9352: ['s1_dwarf', 's2_ores_1'],
    },
    bases: {
      alpha_centauri: [[0, 'industrial']],
      barnards_star: [[1, 'refinery']],
      luhman_16: [[2, 'refinery']],
      sirius: [
        [1, 'industrial'],
        [1, 'shield_factory'],
      ],
    },
    colonies: { alpha_centauri: ['c03', 0], luhman_16: ['c01', 2], sirius: ['c02', 1] },
    teams: {
      sun: [0, 2, 3],
      alpha_centauri: [0],
      lacaille_9352: [0],
      barnards_star: [1],
      sirius: [1],
      luhman_16: [2],
      epsilon_eridani: [3],
      kapteyns_star: [[1, 'middle']],
      tau_ceti: [[2, 'far']],
      wolf_359: [[3, 'middle']],
    },
    claims: { lacaille_9352: 0 },
    done: { s1: 0, s2: 1, s3: 2 },
    hand: ['s_ramscoop', 's_planet_miner', 's_clone_forge', 's_singularity_lab', 's_oracle_engine', 's_incompatible'],
    offers: ['s_mega_engineering', 's_field_drive', 's_xenobiology', 's_poach'],
    deck: 40,
  },
};

function site(era: Era, id: string, sample: Sample): SiteView {
  const facts = BOARDS[era].sites.find((each) => each.id === id)!,
    tiles = sample.tiles[id] ?? [],
    bases = sample.bases[id] ?? [];
  const stacks = facts.boxes.length ? facts.boxes.map((box) => box.stack) : facts.build_cost === null ? [] : [null];
  const teams = (sample.teams[id] ?? []).map((each, i) => {
    const [seat, box] = typeof each === 'number' ? ([each, null] as const) : each;
    return { seat, team: Object.keys(sample.teams).indexOf(id) * 4 + i, box, acted: false, can_act: box === null };
  });
  return {
    teams,
    explore_cost: facts.explore_cost,
    build_cost:
      facts.build_cost === null
        ? null
        : Math.max(0, facts.build_cost + tiles.reduce((sum, tile) => sum + tileOf(tile).base_modifier, 0)),
    locked: false,
    boxes: stacks.map((stack, i) => {
      const tile = tiles[i] ?? null,
        base = bases[i];
      return {
        stack,
        tile,
        production: tile ? tileOf(tile).production : null,
        colony_points: tile ? tileOf(tile).colony_points : 0,
        dead: false,
        base: base ? { seat: base[0], type: base[1] } : null,
      };
    }),
    claim:
      sample.claims[id] === undefined
        ? null
        : { seat: sample.claims[id], team: teams.find((team) => team.seat === sample.claims[id])?.team ?? 0 },
    colony: sample.colonies?.[id] ? { tile: sample.colonies[id][0], seat: sample.colonies[id][1] } : null,
  };
}

function player(seat: number, era: Era, sample: Sample): PlayerView {
  const infra = sample.infra[seat]!;
  const boxes = [
    { research: { value: 2, multiplies: false, shielded: false, other: null } },
    ...infra.map((card, i) =>
      card
        ? Object.fromEntries(
            cardOf(card)!.actions.map((action) => [
              action.type,
              {
                value: action.modes?.[0]?.value ?? 0,
                multiplies: action.modes?.[0]?.op === 'mul',
                shielded: false,
                other: action.modes?.[1]?.value ?? null,
              },
            ]),
          )
        : i === 0
          ? { move: { value: 1, multiplies: false, shielded: false, other: null } }
          : {},
    ),
  ] as PlayerView['boxes'];
  const values: PlayerView['values'] = {};
  for (const box of boxes)
    for (const [type, n] of Object.entries(box))
      values[type as ActionType] = { infra: (values[type as ActionType]?.infra ?? 0) + n.value, most: null };
  const [genetics, revelation] = sample.cubes[seat]!,
    progress = sample.progress[seat]!;
  return {
    seat,
    profit: sample.profit[seat]!,
    cards: sample.cards[seat]!,
    hand: seat === 0 ? sample.hand : null,
    known: seat === 2 ? ['time'] : [],
    infra,
    hq: 'standard',
    boxes,
    values,
    genetics,
    revelation,
    lap: { genetics: genetics % 4, revelation: revelation % 4 },
    progress,
    adaptations: progress.filter((id) => progressOf(id).kind === 'adaptation').length,
    breakthroughs: progress.filter((id) => progressOf(id).kind === 'breakthrough').length,
    colonies: Object.entries(sample.colonies ?? {})
      .filter(([, [, owner]]) => owner === seat)
      .map(([at, [tile]]) => ({ tile, site: at, value: 3 })),
    legacy: era === 'mariners' || seat > 1 ? null : { tile: 'm2_exotic', base: 'refinery', production: 2 },
    supply: Object.fromEntries(BASES.map((type) => [type.id, 3])),
    teams: [],
    teams_hq: 2,
    teams_gone: 0,
    beyond: era === 'planeteers' && seat === 1 ? [1] : [],
    bases: 2,
    tiles: [],
    passed: false,
    score: { total: sample.profit[seat]!, parts: { profit: sample.profit[seat]! } },
  };
}

const contract = (each: (typeof CONTRACTS)[number], era: Era, sample: Sample): ContractView => {
  const by = sample.done[each.id] ?? null,
    past = ERAS.indexOf(each.era) < ERAS.indexOf(era);
  return {
    id: each.id,
    row: each.row,
    era: each.era,
    text_key: `contract-${each.id}-4`,
    reward: each.reward['3-4'],
    now: each.reward['3-4'] + (each.id === 'p2' || each.id === 's4' ? 3 : 0),
    by: past ? each.row % 4 : by,
    open: by === null && !past,
    closed: past && each.row === 2,
    need: each.row === 1 ? 1 : 3,
    have: [1, 2, 0, 1],
    met: [false, false, false, false],
  };
};

const voyageOffer = (from: string, to: string): Offer => ({
  text: `move ${from} ${to}`,
  label: {
    key: 'action-move',
    args: { from: { term: `site-${from}` }, to: { term: `site-${to.replaceAll('_', '-')}` } },
  },
  at: [`team:${from}`, `site:${to}`],
});

/** Make a frame: `mariners`, `planeteers-pay`, `starfarers-wait` ... */
export function frame(position: string): Live<SpaceCorp> {
  const words = position.split('-'),
    era = ERAS.find((each) => each === words[0]) ?? 'mariners',
    sample = SAMPLES[era],
    board = BOARDS[era];
  const sites = Object.fromEntries(board.sites.map((each) => [each.id, site(era, each.id, sample)]));
  const places = Object.entries(sites)
      .filter(([, each]) => each.teams.some((team) => team.seat === 0 && team.can_act))
      .map(([id]) => id),
    reach = era === 'starfarers' ? 50 : 12;
  const routes = Object.fromEntries(
    places.map((from) => [
      from,
      Object.fromEntries(
        board.sites
          .filter((each) => each.id !== from && !each.tags.includes('orion'))
          .map((each): [string, RouteView] => {
            const cost = steps(era, from, each.id).reduce((sum, step) => sum + step.n, 0);
            return [
              each.id,
              { cost, exposed: era !== 'mariners' && cost > 5, legal: cost <= reach, alone: cost <= reach - 2 },
            ];
          }),
      ),
    ]),
  );
  const moves = Object.entries(routes).flatMap(([from, to]) =>
    Object.entries(to)
      .filter(([, route]) => route.legal)
      .map(([id]) => voyageOffer(from, id)),
  );
  const goal = { mariners: 'phobos', planeteers: 'enceladus', starfarers: 'wolf_1061' }[era],
    cost = routes[sample.from]![goal]!.cost;
  const pays = (text: string, at: string[], value: number, profit = 0, penalty = 0): Offer => ({
    text,
    label: { key: 'action-pay', args: { sources: [], value, profit, penalty, shield: 'no' } },
    at,
  });
  const WAYS: Record<Era, Offer[]> = {
    mariners: [
      pays('pay own m_nuclear_thermal', ['hq:own', 'hand:m_nuclear_thermal'], 7),
      pays('pay p3 m_nuclear_thermal', ['hq:p3', 'hand:m_nuclear_thermal'], 8),
      pays('pay own m_nuclear_thermal time', ['hq:own', 'hand:m_nuclear_thermal', 'time:double'], 14),
    ],
    planeteers: [
      pays('pay own/s', ['hq:own/s'], 6),
      pays('pay own', ['hq:own'], 8, 0, 2),
      pays('pay p3 p_fusion_torch/s', ['hq:p3', 'hand:p_fusion_torch/s'], 9),
    ],
    starfarers: [
      pays('pay own s_ramscoop/s', ['hq:own', 'hand:s_ramscoop/s'], 36),
      pays('pay own 3T', ['hq:own', 'profit:3'], 28, 3, 3),
    ],
  };
  const more: Offer[] = [
    { text: 'research', label: { key: 'action-research' }, at: ['action:research'] },
    { text: 'genetics', label: { key: 'action-genetics' }, at: ['action:genetics'] },
    ...(era === 'mariners'
      ? [
          {
            text: 'special m_near_space_probe',
            label: { key: 'action-special' },
            at: ['hand:m_near_space_probe', 'action:special'],
          },
        ]
      : []),
  ];
  const custom: Offer = { text: 'custom', label: { key: 'action-custom' }, at: ['button:custom'] };
  const asks: Partial<Record<Asked, Ask>> = {
    action: { seat: 0, undo: null, prompt: { key: 'prompt-action' }, actions: [...moves, ...more] },
    pay: { seat: 0, undo: 40, prompt: { key: 'prompt-pay' }, actions: [...WAYS[era], custom] },
    progress: {
      seat: 0,
      undo: null,
      prompt: { key: 'prompt-progress' },
      actions: ['sensory_focus', 'torpor', 'probe_network'].map((name) => ({
        text: `choose ${name}`,
        label: { key: 'action-choose' },
        at: [`progress:${name}`],
      })),
    },
    research_pick: {
      seat: 0,
      undo: null,
      prompt: { key: 'prompt-research-pick' },
      actions: [
        { text: 'draw', label: { key: 'action-draw' }, at: ['deck'] },
        ...[1, 2, 3, 4].map((n) => ({ text: `take ${n}`, label: { key: 'action-take' }, at: [`offer:${n}`] })),
      ],
    },
  };
  const what = (['pay', 'progress', 'research_pick'] as const).find((each) => each === words[1]) ?? 'action',
    ask = words[1] === 'wait' ? null : (asks[what] ?? null),
    paying = what === 'pay';
  const view: SpaceCorp = {
    data: 'standard',
    facts: null,
    start: 1,
    end: 3,
    era,
    era_number: ERAS.indexOf(era) + 1,
    turn: 12,
    active: ask ? 0 : 1,
    first: 1,
    phase: what,
    asked: 0,
    trigger: { kind: null, by: null, last_turns: [], passed: [], rivals_closed: false },
    sites,
    players: [0, 1, 2, 3].map((seat) => player(seat, era, sample)),
    offers: sample.offers,
    deck: sample.deck,
    discard: [],
    time_pile: 1,
    table: [],
    aside: 0,
    stacks:
      era === 'mariners'
        ? { e1: 2, e2: 2 }
        : era === 'planeteers'
          ? { e1: 2, e2: 10, e3: 5 }
          : { primary: 11, secondary: 10, alien: 4 },
    unseen: {},
    unseen_tiles: {},
    contracts: CONTRACTS.map((each) => contract(each, era, sample)),
    fulfilled: Object.keys(sample.done).length,
    needed: 6,
    progress:
      era === 'mariners'
        ? []
        : PROGRESS_CARDS.filter((card) => ERAS.indexOf(card.era) <= ERAS.indexOf(era)).map((card) => {
            const left = 2 - sample.progress.filter((list) => list.includes(card.id)).length;
            return {
              name: card.id,
              kind: card.kind,
              left,
              profit: left === 2 ? card.copies[0]!.profit : 0,
              can: [true, true, true, true],
            };
          }),
    colonies:
      era === 'starfarers'
        ? ['c04', 'c05', 'c06', 'c07', 'c08', 'c09', 'c10', 'c11', 'c12', 'c13', 'c14', 'c15', 'c16', 'c17', 'c18']
        : [],
    beyond: { site: board.beyond_site, markers: era === 'planeteers' ? [1, null] : [null, null] },
    orion_first: true,
    wheel: 4,
    owed: [0, 0, 1, 0],
    forbidden: [],
    produced: null,
    goal: paying
      ? {
          action: 'move',
          text: `move ${sample.from} ${goal}`,
          cost,
          from: sample.from,
          to: goal,
          bases: [],
          exposed: era !== 'mariners',
          penalty: 2,
          value: null,
          picked: null,
        }
      : null,
    routes,
    me: {
      seat: 0,
      windows: {
        turn_start: true,
        before_research_take: true,
        after_produce: false,
        after_breakthrough: true,
        after_contract: true,
        before_discard: true,
        turn_end: true,
      },
      edge: [],
      window: null,
    },
  };
  return {
    type: 'position',
    table: 'fixture000',
    game: 'spacecorp',
    number: 42,
    step: 42,
    status: 'playing',
    seats,
    spectators: 0,
    viewer: 0,
    view,
    deciders: ask ? [0] : [1],
    thinking: ask ? [] : [1],
    over: false,
    winners: [],
    scores: view.players.map((each) => each.score),
    asks: ask ? [ask] : [],
    asides: [],
    undo: ask?.undo ? [{ seat: 0, to: 40, actions: 2 }] : [],
    held: null,
    history: false,
    log_begins: 0,
    log: [],
  };
}
