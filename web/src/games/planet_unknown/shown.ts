/* The player as the board shows them: with the planet or corporation that is about to be chosen. */

import type { Choosing } from '../../lib/choosing.svelte';
import type { BoardProps } from '../module';
import { codeOf } from './board';
import { fresh } from './told';
import { look } from './ui.svelte';
import type { PlanetUnknown, PlayerView } from './view';

/** Give the seat whose boards are shown: the one that is asked, else mine, else the one that a spectator follows. */
export const shownSeat = ({ me, choice }: BoardProps<PlanetUnknown>): number =>
  choice.ask?.seat ?? me ?? look.follow ?? 0;

/** Give a player with the boards under consideration in place. */
export function shownPlayer(view: PlanetUnknown, seat: number, choice: Choosing): PlayerView {
  const player = view.players[seat] ?? view.players[0]!,
    text = choice.ask?.seat === player.seat ? (choice.settled?.text ?? '') : '';
  const [verb, key] = text.split(' ');
  if (verb === 'planet' && key) {
    const bare = { lifepods: [], filled: Array<number>(24).fill(0) };
    return { ...player, planet: key, ...(fresh(choice, key) ?? bare) };
  }
  if (verb === 'corporation' && key) return { ...player, corporation: key, techs: [] };
  return player;
}

/** Give the square of the patch that is about to be placed. */
export function patchAt(player: PlayerView, choice: Choosing): number | null {
  const text = choice.ask?.seat === player.seat ? choice.settled?.text : undefined;
  return text?.startsWith('patch ') ? codeOf(text.slice(6)) : null;
}
