/* What this player is looking at, and the token that is meant for the next seat; nothing of the game itself. */

import { Look } from '../../lib/look.svelte';
import type { Part } from '../../lib/texts.svelte';
import type { Federation, Planet } from './view';

/** The end of a round as it is being shown: the senate as it was, the step, what it brings, what lights up. */
export interface Scene {
  view: Federation;
  step: string;
  lines: Part[][];
  lit: string | null;
}

/** What the end of a round brought, step by step. */
export interface Report {
  round: number;
  steps: { step: string; lines: Part[][] }[];
}

class Closer extends Look {
  /** The token chosen before its seat: an element of the question that follows. */
  plan = $state<string | null>(null);
  /** Whether the die shall go with it. */
  planDie = $state(false);
  /** Answers of the plan that are still to be given. */
  going = $state(false);
  /** Where there is no room for everything: the senate or a planet. */
  page = $state<'senate' | Planet>('senate');
  /** The planet that lies enlarged on the screen. */
  planet = $state<Planet | null>(null);
  scene = $state.raw<Scene | null>(null);
  report = $state.raw<Report | null>(null);
  reading = $state(false);
  /** The position that was drawn last. */
  seen: Federation | null = null;

  /** Forget everything: another table begins. */
  forget(): void {
    this.plan = this.planet = this.seat = this.follow = this.scene = this.report = this.seen = null;
    this.planDie = this.going = this.reading = this.legend = false;
    this.page = 'senate';
  }

  /** Lay the enlarged planet aside. */
  readonly leavePlanet = (): void => {
    this.planet = null;
  };

  /** Open the report of the last round. */
  readonly read = (): void => {
    this.reading = true;
  };
}

export const look = new Closer();
