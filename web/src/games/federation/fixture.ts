/* A small position for tests: two players, one token each, a neutral one. */

import { PROJECTS, type CellView, type Federation, type PlayerView, type ProjectView } from './view';

const cell = (floor: number, column: number, token: CellView['token'] = null): CellView => ({
  id: `f${floor}c${column}`,
  floor,
  column,
  wing: column <= 3 ? 'left' : 'right',
  action: 'neo',
  cost: {},
  mission: 'm01',
  effects: [],
  token,
});
const project = (id: ProjectView['id'], step: number): ProjectView => ({
  id,
  step,
  last: 9,
  start: 5,
  needed: 9 - step,
  funded: step >= 9,
  coming: [],
  values: [0, 0],
  points: [0, 0],
});

const player = (seat: number, level: number): PlayerView => ({
  seat,
  pp: 0,
  sources: {
    earlier: 0,
    floors: 0,
    laws: 0,
    missions: 0,
    specialists: 0,
    megastructures: 0,
    stalls: 0,
    track: 0,
  },
  score: { total: 0, parts: {} },
  resources: { lavandium: 1, copernium: 0, oceanium: 0, diamond: 0 },
  crystals: 1,
  hangar: 1,
  supply: 7,
  degree: 1,
  marker_level: level,
  level,
  level_bonus: 0,
  die: 2,
  die_cell: null,
  miner: 'n0',
  mage: 0,
  mage_next: 1,
  influence: { neo: 0, sixmoon: 0, atal: 0, arratuin: 0, e81216: 0 },
  specialists: [],
  missions: [],
  missions_completed: 1,
  home: null,
  deep: null,
  alterations: [{ id: 'alt_1_01', power: 1, side: 'funding', votes: 0, bonus: [] }],
  asteroids: [],
  medals: [],
  medal_points: 0,
  left_overs: 0,
  contributions: 0,
  hand: [
    { id: 'amb1', votes: 1, funding: [{ op: 'gain', n: 1, resources: { copernium: 1 } }] },
    { id: 'amb_special', votes: 7, funding: [] },
  ],
  special: 'none',
});

/** Make the position. */
export function position(): Federation {
  const senate = [1, 2, 3].flatMap((floor) => [1, 2, 3, 4, 5, 6].map((column) => cell(floor, column)));
  senate.find((each) => each.id === 'f1c1')!.token = { owner: 1, token: 'amb4', side: 'voting', votes: 3, total: 3 };
  senate.find((each) => each.id === 'f2c1')!.token = { owner: 1, token: 'amb1', side: 'funding', votes: 0, total: 0 };
  senate.find((each) => each.id === 'f3c4')!.token = { owner: 'neutral', votes: 2, total: 2 };
  return {
    round: 2,
    rounds: 5,
    cycle: 2,
    first: 0,
    president: 0,
    active: 0,
    phase: 'place',
    placing: null,
    prospects: {
      seat: 0,
      faces: [
        { element: 'ambassador:amb1:voting', side: 'voting', votes: 1, altered: false, bonus: [], die: 2 },
        { element: 'ambassador:amb1:funding', side: 'funding', votes: 0, altered: false, bonus: [], die: 0 },
      ],
      floors: { 1: {}, 2: {}, 3: { 3: { votes: [3, 0, 2], leaders: [0], points: 4 } } },
      wings: { left: {}, right: { 3: { left: 3, right: 5, passing: 'right', points: 6 } } },
      cells: { f3c5: { mission: 'm01', project: 'arratuin', done: 1, of: 4, overflow: false } },
    },
    setup: 'first_game',
    data: 'standard',
    senate,
    floors: { 1: [0, 3, 0], 2: [0, 0, 0], 3: [0, 0, 2] },
    leaders: { 1: [1], 2: [], 3: [] },
    wings: { left: 3, right: 2 },
    passing: 'left',
    outer: [],
    outer_effects: [],
    common_bonus: [],
    projects: PROJECTS.map((id, i) => project(id, i === 0 ? 8 : 5)),
    laws: {
      left: { id: 'law_left_neo', planet: 'neo', rate: 2, points: [4, 2] },
      right: { id: 'law_right_atal', planet: 'atal', rate: 2, points: [6, 0] },
      next: [],
      to_come: [],
      discard: [],
    },
    neo: { cells: [], dead: 0 },
    moons: [],
    stock: { 1: 0, 2: 0, 3: 0, 4: 0 },
    alterations_out: [],
    returned: null,
    specialists: [],
    stalls: [],
    works: { productions: [], megastructures: [] },
    medals: [],
    start_tiles: [],
    deep_space: { count: 0, tiles: null },
    blocks: { planet: null, room: null },
    track: { levels: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5], medal: 8, deep_space: 10, upkeep: [{}, {}, {}, {}, {}], fall: 2 },
    limits: { crystals: 10, diamonds: 5, hangar: 5, ships: 8 },
    players: [player(0, 4), player(1, 2)],
    missions: [],
  };
}
