/* The placement that is in mind, with what the server says it would be worth. */

import { listen } from '../../lib/listen';
import type { Choosing } from '../../lib/choosing.svelte';
import type { CellProspect, CellView, Face, Federation, FloorProspect, WingProspect } from './view';
import { floorOf } from './parts';

/** Give the token that an element of the question stands for. */
export const faceOf = (view: Federation, element: string | null | undefined): Face | null =>
  view.prospects?.faces.find((face) => face.element === element) ?? null;

/** The placement that is in mind: where, with which token and which die, if that is known yet. */
export interface Mind {
  cell: string;
  face: Face | null;
  die: number;
  /** The votes that it adds to the senate. */
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
  { plan, planDie }: Plan,
): Mind | null {
  const at = choice.settled?.at ?? choice.picks.map((pick) => pick.id),
    pointed = at.find((id) => id.startsWith('cell:') || id === 'outer');
  const cell = pointed?.replace('cell:', '') ?? view.placing?.cell;
  if (!cell || !choice.ask) return null;
  const element =
    view.phase === 'face'
      ? at.find((id) => faceOf(view, id))
      : (view.placing?.element ?? (view.phase === 'place' ? plan : null));
  const face = faceOf(view, element),
    inside = view.prospects?.cells[cell] !== undefined,
    wanted = view.phase === 'place' ? planDie : at.includes('button:add-die');
  const die = wanted && inside ? (face?.die ?? 0) : 0;
  return { cell, face, die, votes: inside && face ? face.votes + die : 0 };
}

/** What the placement in mind would come to: on its floor, in its wing, and for its column's project. */
export interface Outlook {
  cell: CellView;
  floor: FloorProspect;
  wing: WingProspect;
  funding: CellProspect | null;
}

/** Look up what the server says of a placement; null where its seat or token is not known yet. */
export function outlook(view: Federation, mind: Mind | null): Outlook | null {
  const cell = view.senate.find((each) => each.id === mind?.cell),
    prospects = view.prospects;
  const floor = cell && prospects?.floors[floorOf(cell)][String(mind!.votes)],
    wing = cell && prospects?.wings[cell.wing][String(mind!.votes)];
  if (!cell || cell.token || !mind?.face || !floor || !wing) return null;
  return { cell, floor, wing, funding: mind.face.side === 'funding' ? (prospects.cells[cell.id] ?? null) : null };
}

/** Let the board show what an element would do while the pointer or the focus rests on it. */
export function consider(choice: Choosing, id: () => string): (node: Element) => () => void {
  return (node) => {
    const enter = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse') choice.glance(id());
    };
    const focus = () => {
      if (node.matches(':focus-visible')) choice.glance(id());
    };
    const off = () => choice.leave(id());
    return listen(node, { pointerenter: enter, focus, pointerleave: off, blur: off });
  };
}
