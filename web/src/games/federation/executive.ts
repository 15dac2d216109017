/* The end of a round, step by step, as the events tell it. */

import type { Part } from '../../lib/texts.svelte';
import type { Told } from '../module';
import type { Happening, Standing } from './events';
import { look, type Scene } from './ui.svelte';
import type { Federation } from './view';

export const STEPS = ['income', 'upkeep', 'projects', 'floors', 'law'];

/** Say which part of the senate an event is about. */
export function litBy(event: Happening): string | null {
  switch (event.event) {
    case 'project_advanced':
    case 'project_funded':
      return `project:${event.project}`;
    case 'floor_won':
      return `floor:${event.floor}`;
    case 'law_passed':
      return `wing:${event.wing}`;
    default:
      return null;
  }
}

/** Show the senate as it stood when the last token had been placed. */
export function standing(view: Federation, { tokens, coming, ...counted }: Standing): Federation {
  return {
    ...view,
    ...counted,
    senate: view.senate.map((cell) => ({ ...cell, token: tokens[cell.id] ?? null })),
    projects: view.projects.map((project) => ({ ...project, coming: coming[project.id] })),
  };
}

/** Let a project stand where an event of the end of the round has brought it. */
export function advanced(view: Federation, event: Happening): Federation {
  if (event.event !== 'project_advanced' && event.event !== 'project_funded') return view;
  return {
    ...view,
    projects: view.projects.map((project) =>
      project.id !== event.project
        ? project
        : event.event === 'project_funded'
          ? { ...project, funded: true }
          : { ...project, step: event.step, coming: project.coming.slice(1) },
    ),
  };
}

/** Follows the events of the positions that arrive and makes the scenes of the end of a round out of them. */
export class Ending {
  #scene: Scene | null = null;
  readonly #say: (event: Told<Happening>) => Part[];

  constructor(say: (event: Told<Happening>) => Part[]) {
    this.#say = say;
  }

  /** Hear an event; give the scene that it makes, or null outside the end of a round. */
  hear(event: Told<Happening>): Scene | null {
    switch (event.event) {
      case 'placed':
      case 'round_began':
      case 'laws_shown':
      case 'blocked':
      case 'game_over':
        this.#scene = null;
        return null;
      case 'executive_step': {
        const { step } = event,
          seen = this.#scene?.view ?? look.seen;
        if (!seen) return null;
        const view = event.senate ? standing(seen, event.senate) : seen;
        if (step === 'income' || look.report === null) look.report = { round: view.round, steps: [] };
        look.report = { ...look.report, steps: [...look.report.steps, { step, lines: [] }] };
        this.#scene = { view, step, lines: [], lit: null };
        return this.#scene;
      }
    }
    if (!this.#scene) return null;
    const said = this.#say(event);
    const lines = [...this.#scene.lines, said];
    const last = look.report?.steps.at(-1);
    if (look.report && last)
      look.report = {
        ...look.report,
        steps: [...look.report.steps.slice(0, -1), { ...last, lines: [...last.lines, said] }],
      };
    this.#scene = {
      view: advanced(this.#scene.view, event),
      step: this.#scene.step,
      lines,
      lit: litBy(event) ?? this.#scene.lit,
    };
    return this.#scene;
  }
}
