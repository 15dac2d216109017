/* What a placement would be worth as things stand: sums over the view, never a rule about what is allowed. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { Effect, Federation, Project, Seated, Side, Wing } from './view';

/** A token that could be placed. */
export interface Face {
  element: string;
  side: Side;
  votes: number;
  altered: boolean;
  bonus: Effect[];
}

/** Give the token that an element of the question stands for. */
export function faceOf(view: Federation, seat: number, element: string): Face | null {
  const [kind, id, side] = element.split(':') as [string, string?, string?],
    player = view.players[seat];
  if (kind === 'alteration') {
    const token = player?.alterations.find((each) => each.id === id);
    return token ? { element, side: token.side, votes: token.votes, altered: true, bonus: token.bonus } : null;
  }
  const card = kind === 'ambassador' ? player?.hand.find((each) => each.id === id) : undefined;
  if (!card || !side) return null;
  return {
    element,
    side: side as Side,
    votes: side === 'voting' ? card.votes : 0,
    altered: false,
    bonus: side === 'funding' ? card.funding : [],
  };
}

/** List the tokens that a seat still has: both sides of every ambassador, then alteration tokens. */
export function facesOf(view: Federation, seat: number): Face[] {
  const player = view.players[seat];
  if (!player) return [];
  const sides = player.hand.flatMap((card) =>
    (card.id === 'amb_special' ? ['voting'] : ['voting', 'funding']).map((side) =>
      faceOf(view, seat, `ambassador:${card.id}:${side}`)!,
    ),
  );
  return [...sides, ...player.alterations.map((token) => faceOf(view, seat, `alteration:${token.id}`)!)];
}

/** Find who has the most votes on a floor: all who are tied; nobody where a neutral token alone leads. */
export function leaders(votes: number[]): number[] {
  const most = Math.max(...votes);
  return most > 0 ? votes.slice(0, -1).flatMap((n, seat) => (n === most ? [seat] : [])) : [];
}

/** Tell which law would pass; a tie is the president's to break. */
export const passing = (wings: Record<Wing, number>): Wing | 'tie' =>
  wings.left === wings.right ? 'tie' : wings.left > wings.right ? 'left' : 'right';

export interface Outlook {
  floor: number;
  votes: number;
  leads: boolean;
  alone: boolean;
  floorPoints: number;
  wing: Wing;
  wings: Record<Wing, number>;
  law: Wing | 'tie';
  lawPoints: number;
  project: { id: Project; done: number; of: number; overflow: boolean } | null;
  mission: string | null;
}

/** Say what a token on a cell would mean at the end of the round if nothing else came. */
export function outlook(view: Federation, seat: number, cellId: string, side: Side, votes: number): Outlook | null {
  const cell = view.senate.find((each) => each.id === cellId),
    player = view.players[seat];
  if (!cell || !player) return null;
  const floor = view.floors[String(cell.floor) as '1'].map((n, owner) =>
    owner === seat && side === 'voting' ? n + votes : n,
  );
  const wings = { ...view.wings, [cell.wing]: view.wings[cell.wing] + (side === 'voting' ? votes : 0) };
  const law = passing(wings),
    leading = leaders(floor),
    column = view.projects[cell.column - 1]!,
    pending = pendingSteps(view, cell.column).length;
  const overflow = column.step + pending >= column.last,
    common = view.projects.find((project) => project.id === 'common')!;
  return {
    floor: cell.floor,
    votes: floor[seat]!,
    leads: leading.includes(seat),
    alone: leading.length === 1,
    floorPoints: leading.includes(seat) ? player.level : 0,
    wing: cell.wing,
    wings,
    law,
    lawPoints: law === 'tie' ? 0 : (view.laws[law].points[seat] ?? 0),
    project:
      side === 'voting'
        ? null
        : overflow
          ? {
              id: 'common',
              done: Math.min(common.last, common.step + 1) - common.start,
              of: common.last - common.start,
              overflow,
            }
          : { id: column.id, done: column.step + pending + 1 - column.start, of: column.last - column.start, overflow },
    mission:
      side === 'funding' && !player.missions.some((mission) => mission.id === cell.mission) ? cell.mission : null,
  };
}

/** List whose funding tokens stand in a column, from the top floor down. */
export function pendingSteps(view: Federation, column: number): number[] {
  return [3, 2, 1].flatMap((floor) => {
    const token = view.senate.find((cell) => cell.column === column && cell.floor === floor)?.token;
    return token && token.owner !== 'neutral' && token.side === 'funding' ? [token.owner] : [];
  });
}

/** The placement that is in mind: where, with which token and which die, if that is known yet. */
export interface Mind {
  cell: string;
  face: Face | null;
  die: number;
  votes: number;
}

/** The token that is meant for the next seat, chosen before it. */
export interface Plan {
  plan: string | null;
  planDie: boolean;
}

/** Find the placement that the player points at, has begun, or plans. */
export function inMind(
  view: Federation,
  choice: Pick<Choosing, 'ask' | 'settled' | 'picks'>,
  seat: number,
  { plan, planDie }: Plan,
): Mind | null {
  const at = choice.settled?.at ?? choice.picks.map((pick) => pick.id),
    pointed = at.find((id) => id.startsWith('cell:') || id === 'outer');
  const cell = pointed?.replace('cell:', '') ?? view.placing?.cell;
  if (!cell || !choice.ask) return null;
  const token =
    view.phase === 'face'
      ? at.find((id) => /^(ambassador|alteration):/.test(id))
      : view.placing?.alteration
        ? `alteration:${view.placing.alteration}`
        : view.placing?.ambassador
          ? `ambassador:${view.placing.ambassador}:voting`
          : view.phase === 'place'
            ? plan
            : null;
  const face = token ? faceOf(view, seat, token) : null,
    player = view.players[seat];
  const wanted = view.phase === 'place' ? planDie : at.includes('button:add-die');
  const die = wanted && face?.side === 'voting' && cell !== 'outer' && player?.die_cell === null ? player.die : 0;
  return { cell, face, die, votes: face?.side === 'voting' ? face.votes + die : 0 };
}

/** Put a token that was just placed into the senate of an older position, and count again. */
export function withToken(view: Federation, cellId: string, token: Seated): Federation {
  const senate = view.senate.map((cell) => (cell.id === cellId && !cell.token ? { ...cell, token } : cell));
  const sum = (fits: (cell: Federation['senate'][number]) => boolean, owner: number | 'neutral' | null) =>
    senate
      .filter((cell) => fits(cell) && cell.token && (owner === null || cell.token.owner === owner))
      .reduce((n, cell) => n + (cell.token!.total ?? 0), 0);
  const floors = Object.fromEntries(
    ([1, 2, 3] as const).map((floor) => [
      floor,
      [
        ...view.players.map((player) => sum((cell) => cell.floor === floor, player.seat)),
        sum((cell) => cell.floor === floor, 'neutral'),
      ],
    ]),
  ) as Federation['floors'];
  return {
    ...view,
    senate,
    floors,
    wings: { left: sum((cell) => cell.wing === 'left', null), right: sum((cell) => cell.wing === 'right', null) },
  };
}

/** Let the board show what an element would do while the pointer or the focus rests on it. */
export function consider(choice: Choosing, id: () => string): (node: Element) => () => void {
  return (node) => {
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') choice.glance(id());
    };
    const focus = () => {
      if (node.matches(':focus-visible')) choice.glance(id());
    };
    const off = () => choice.leave(id());
    const pairs: [string, (event: Event) => void][] = [
      ['pointerenter', enter],
      ['focus', focus],
      ['pointerleave', off],
      ['blur', off],
    ];
    for (const [name, heard] of pairs) node.addEventListener(name, heard);
    return () => {
      for (const [name, heard] of pairs) node.removeEventListener(name, heard);
    };
  };
}
