/* Federation in words: what an element of the board is called and what it does. */

import { t, texts, wordsOf } from '../../lib/texts.svelte';
import { oneOf } from '../../lib/named';
import { nameOf } from '../../lib/seats';
import type { Seat } from '../../lib/wire';
import type { Explained } from '../../ui/explain.svelte';
import type { BoardProps, Described } from '../module';
import {
  PLANETS,
  RESOURCES,
  WINGS,
  type Alteration,
  type Amounts,
  type CellView,
  type Effect,
  type Federation,
  type LawView,
  type MegaView,
  type MoonView,
  type PitView,
  type PlayerView,
  type ProductionView,
  type ProjectView,
  type Resource,
  type StallView,
  type Wing,
} from './view';

const GAME = 'federation';

/** Say a text of the game. */
export const fed = wordsOf(GAME);

const has = (key: string): boolean => texts.has(key, GAME);
const maybe = (key: string): string[] => (has(key) ? [fed(key)] : []);
const list = (words: string[]): string => words.join(', ');

/** Say amounts in words. */
export function amounts(res: Amounts): string {
  const said = RESOURCES.filter((kind) => res[kind]).map((kind) => fed(`amount-${kind}-${res[kind]}`));
  return said.length ? list(said) : fed('amount-nothing');
}

/** Say effects in words. */
export function effectsSaid(effects: Effect[]): string {
  const said = effects.map(({ op, n, resources }) => {
    if (op === 'gain') return amounts(resources ?? {});
    const key =
      op === 'mission_marker' ? 'amount-marker' : has(`amount-${op}-${n}`) ? `amount-${op}-${n}` : `amount-${op}`;
    return has(key) ? fed(key) : op;
  });
  return said.length ? list(said) : fed('amount-nothing');
}

/** Begin a text with a capital letter. */
export const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
const costLine = (cost: Amounts): string[] =>
  Object.keys(cost).length ? [fed('board-cost', { what: amounts(cost) })] : [];
const standing = (values: number[], seats: Seat[], unit: (n: number) => string): string =>
  values.map((n, seat) => `${nameOf(seats, seat)} ${unit(n)}`).join(', ');
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** Give the short name of a cell's action, for the board. */
export const shortName = (action: string): string =>
  has(`short-${action}`) ? fed(`short-${action}`) : fed(`action-of-${action}`);

/** Explain a cell of the senate: its action, its price, whom it belongs to, the mission that it opens. */
export function explainCell(cell: CellView, seats: Seat[]): Explained {
  const token = cell.token;
  const who = !token
    ? []
    : [
        token.owner === 'neutral'
          ? fed('board-neutral', { votes: token.votes ?? 0 })
          : token.side === 'funding'
            ? fed('board-funds', { who: nameOf(seats, token.owner) })
            : fed('board-votes', { who: nameOf(seats, token.owner), votes: token.total ?? 0 }),
      ];
  return {
    title: fed(`action-of-${cell.action}`),
    lines: [
      fed('board-where', { wing: fed(`board-wing-${cell.wing}`), floor: cell.floor }),
      ...maybe(`action-of-${cell.action}.short`),
      ...(token ? [] : [fed('board-opens', { mission: fed(`mission-${cell.mission}`) })]),
      ...who,
    ],
  };
}

/** Explain the outer module. */
export const explainOuter = (): Explained => ({ title: fed('action-of-outer'), lines: maybe('action-of-outer.short') });

/** Explain a project: how far it is, what it counts, what it would pay now. */
export function explainProject(project: ProjectView, seats: Seat[]): Explained {
  return {
    title: capital(fed(`project-${project.id}`)),
    lines: [
      project.funded
        ? fed('board-funded')
        : fed('board-steps', { step: project.step, last: project.last, needed: project.needed }),
      fed(`board-counts-${project.id === 'missions' || project.id === 'common' ? project.id : 'planet'}`),
      standing(project.values, seats, String),
      fed(project.funded ? 'board-pays' : 'board-would-pay', { what: standing(project.points, seats, signed) }),
    ],
  };
}

/** Explain a law: what it would bring everybody. */
export const explainLaw = (law: LawView, wing: Wing, seats: Seat[]): Explained => ({
  title: `${fed(`board-law-${wing}`)}: ${fed(`law-${law.id}`)}`,
  lines: [...maybe(`law-${law.id}.short`), standing(law.points, seats, signed)],
});

/** Explain the vote on the law. */
export function explainVote(view: Federation): Explained {
  const law = view.passing;
  return {
    title: fed('board-vote'),
    lines: [
      `${fed('board-wing-left')} ${view.wings.left}, ${fed('board-wing-right')} ${view.wings.right}`,
      law === 'tie' ? fed('board-law-tie') : fed('board-law-passing', { wing: fed(`board-wing-${law}`) }),
    ],
  };
}

/** Explain a floor: its votes and who would score. */
export function explainFloor(view: Federation, floor: number, seats: Seat[]): Explained {
  const votes = view.floors[String(floor) as '1'],
    leading = view.leaders[String(floor) as '1'],
    neutral = votes.at(-1)!;
  return {
    title: fed('board-floor', { n: floor }),
    lines: [
      standing(votes.slice(0, -1), seats, String),
      ...(neutral ? [fed('board-neutral', { votes: neutral })] : []),
      leading.length
        ? leading
            .map((seat) => fed('board-floor-leads', { who: nameOf(seats, seat), points: view.players[seat]!.level }))
            .join(' ')
        : fed('board-floor-nobody'),
      fed('board-floor-rule'),
    ],
  };
}

/** Explain a specialist. */
export const explainSpecialist = (id: string, used = false): Explained => ({
  title: fed(`specialist-${id}`),
  lines: [...maybe(`specialist-${id}.short`), ...(used ? [fed('board-used')] : [])],
});

/** Explain an alteration token. */
export const explainAlteration = (token: Alteration): Explained => ({
  title: fed('board-alteration'),
  lines: [
    token.side === 'voting'
      ? fed('board-alter-voting', { votes: token.votes, bonus: effectsSaid(token.bonus) })
      : fed('board-alter-funding', { bonus: effectsSaid(token.bonus) }),
    fed('board-alteration-rule'),
  ],
});

/** Explain a position of 6Moon. */
export const explainMoon = (moon: MoonView): Explained => ({
  title:
    moon.position === 0
      ? fed('board-moon-start')
      : fed('board-moon', { n: moon.position, power: ['', 'I', 'II', 'III', 'IV'][moon.power] ?? moon.power }),
  lines: moon.hidden
    ? [fed('board-hidden-tokens', { n: moon.hidden })]
    : moon.position
      ? [
          fed('board-open-tokens', { n: moon.tokens.length }),
          ...moon.tokens.map((token) => explainAlteration(token).lines![0]!),
        ]
      : [],
});

/** Explain a cell of Neo. */
export function explainPit(pit: PitView): Explained {
  const what = pit.end
    ? fed('board-dead-row')
    : pit.asteroid
      ? pit.token === null
        ? fed('board-asteroid-gone')
        : pit.token === 'hidden'
          ? fed('board-asteroid-hidden')
          : amounts(pit.token.resources)
      : amounts(pit.resources);
  return { title: fed('board-pit', { n: pit.influence }), lines: pit.influence ? [what] : [] };
}

const bonus = (level: StallView['levels'][number]): string =>
  level.units
    ? fed(level.same_kind ? 'board-either' : 'board-mix', {
        n: level.units,
        what: level.options.map((option) => effectsSaid(option)).join(' / '),
      })
    : effectsSaid(level.effects);

/** Explain a stall: its price and both bonuses, from the facts of the table. */
export function explainStall(stall: StallView): Explained {
  return {
    title: capital(fed(`stall-${stall.id}`)),
    lines: [
      ...(Object.keys(stall.cost).length ? costLine(stall.cost) : [fed('board-free')]),
      ...stall.levels.map((level, i) => fed('board-stall-level', { n: i + 1, what: bonus(level) })),
    ],
  };
}

/** Explain a production. */
export const explainProduction = (work: ProductionView): Explained => ({
  title: fed(`work-${work.id}`),
  lines: [...costLine(work.cost), ...maybe(`work-${work.id}.short`), fed('board-income-rule')],
});

/** Explain a megastructure: what it counts and what it would score each player now. */
export const explainMega = (work: MegaView, seats: Seat[]): Explained => ({
  title: fed(`work-${work.id}`),
  lines: [
    ...costLine(work.cost),
    fed('board-mega', {
      n: work.free,
      what: work.tokens.map((token) => fed(`token-${token}`)).join(fed('board-or-lower')),
    }),
    fed('board-would-pay', { what: standing(work.worth, seats, signed) }),
  ],
});

/** Explain a mission: its level, what it does, how it stands with a player. */
export function explainMission(id: string, view: Federation, player: PlayerView | null): Explained {
  const mission = view.missions.find((each) => each.id === id)!,
    mine = player?.missions.find((each) => each.id === id),
    status = mine?.status ?? 'closed';
  return {
    title: fed(`mission-${id}`),
    lines: [
      fed('board-mission-level', { n: mission.level }),
      ...maybe(`mission-${id}.short`),
      ...(player ? [fed(`board-mission-${status}`)] : []),
      ...(mine?.lacks ?? []).map((what) => fed(`board-needs-${what}`, { n: mission.level })),
    ],
  };
}

/** Explain a medal: how it is won, who has it. */
export function explainMedal(id: string, view: Federation, seats: Seat[]): Explained {
  const medal = view.medals.find((each) => each.id === id)!,
    planet = Array.isArray(medal.left);
  return {
    title: capital(fed(`medal-${id}`)),
    lines: [
      planet
        ? medal.next === null
          ? fed('board-medal-none')
          : fed('board-medal-planet', { n: medal.next })
        : fed(`board-medal-${id}`, { n: view.track.medal }),
      ...(medal.owners.length
        ? [fed('board-medal-owners', { who: medal.owners.map((seat) => nameOf(seats, seat)).join(', ') })]
        : []),
      fed('board-medal-rule'),
    ],
  };
}

/** Explain a resource. */
export const explainKind = (kind: Resource): Explained => ({
  title: fed(`resource-${kind}`),
  lines: [fed(`board-about-${kind}`)],
});

/** Explain a planet: who has how much influence. */
export const explainPlanet = (planet: string, view: Federation, seats: Seat[]): Explained => ({
  title: fed(`planet-${planet}`),
  lines: [
    ...maybe(`action-of-${planet}.short`),
    fed('board-influence', {
      what: standing(
        view.players.map((player) => player.influence[planet as 'neo']),
        seats,
        String,
      ),
    }),
  ],
});

/** Say where the points of a player come from. */
export const parts = (player: PlayerView): string[] =>
  Object.entries(player.score.parts)
    .filter(([, n]) => n)
    .map(([part, n]) => `${fed(`score-${part}`)} ${n}`);

/** Say what an element is, for lists and screen readers; what the tray or the senate shows is not listed again. */
export function describe(id: string, { view, seats, me, choice, compact }: BoardProps<Federation>): Described | null {
  const game = view,
    [kind = '', a = ''] = id.split(':');
  const seat = choice.ask?.seat ?? me ?? 0,
    becomes = (cost: Amounts, what: string) =>
      `${Object.keys(cost).length ? amounts(cost) : fed('board-free')} → ${what}`;
  const told = (what: Explained, icon: string): Described => ({
    title: what.title,
    icon,
    note: (what.lines ?? []).map((line) => line.replace(/\.$/, '')).join(' · '),
  });
  if (compact && ['mission', 'medal', 'specialist', 'planet'].includes(kind)) return null;
  switch (kind) {
    case 'neo': {
      const pit = game.neo.cells.find((each) => each.id === a)!;
      return told(explainPit(pit), 'fed:mining');
    }
    case 'mage':
      return { title: fed('board-mage'), icon: 'fed:moon', note: fed('board-mage-note') };
    case 'specialist':
      return told(explainSpecialist(a), 'fed:teacher');
    case 'stall': {
      const stall = game.stalls.find((each) => each.id === a)!;
      return {
        title: capital(fed(`stall-${a}`)),
        icon: 'fed:stall',
        note: becomes(stall.cost, bonus(stall.levels[stall.next[seat]! - 1]!)),
      };
    }
    case 'work': {
      const production = game.works.productions.find((each) => each.slot === a),
        mega = game.works.megastructures.find((each) => each.id === a);
      return production
        ? {
            title: fed(`work-${production.id}`),
            icon: 'fed:factory',
            note: becomes(production.cost, effectsSaid(production.income)),
          }
        : mega
          ? {
              title: fed(`work-${mega.id}`),
              icon: 'fed:pyramid',
              note: `${fed('board-points-now', { n: mega.worth[seat] ?? 0 })} · ${amounts(mega.cost)}`,
            }
          : null;
    }
    case 'action':
      return {
        title: fed(`action-of-${a}`),
        icon: (PLANETS as readonly string[]).includes(a) ? 'fed:core' : `fed:${a}`,
        note: fed(`action-of-${a}.short`),
      };
    case 'planet':
      return { title: fed(`planet-${a}`), icon: 'fed:core', note: fed(`action-of-${a}.short`) };
    case 'project':
      return told(
        explainProject(
          game.projects.find((each) => each.id === a)!,
          seats,
        ),
        'fed:bars',
      );
    case 'mission':
      return told(explainMission(a, game, null), 'fed:flag');
    case 'medal':
      return told(explainMedal(a, game, seats), 'fed:medal');
    case 'law': {
      const wing = oneOf(WINGS, a);
      return wing ? told(explainLaw(game.laws[wing], wing, seats), 'fed:scales') : null;
    }
    default:
      return null;
  }
}

/** Say that somebody is the president. */
export const explainPresident = (): Explained => ({
  title: fed('board-president'),
  lines: [fed('board-president-note')],
});

/** Say whose turn it is to look at. */
export const yours = (): string => t('seat-you');
