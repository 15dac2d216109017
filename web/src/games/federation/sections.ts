/* Where the rules speak of a question. */

import type { Federation } from './view';

const SECTIONS: Record<string, string> = {
  draft: 'start',
  place: 'turn',
  face: 'sides',
  cover: 'alterations',
  die: 'die',
  payment: 'resources',
  discard_excess: 'resources',
  neo_move: 'neo',
  dead_asteroid: 'neo',
  moon_token: 'sixmoon',
  specialist: 'atal',
  stall: 'arratuin',
  mix: 'arratuin',
  free_disc: 'arratuin',
  build: 'e81216',
  discount: 'e81216',
  free_build: 'e81216',
  on_planet: 'specialists',
  copy_action: 'espionage',
  refresh: 'specialists',
  project: 'projects',
  marker: 'missions',
  mission: 'missions',
  medal: 'medals',
  deep_space: 'accreditation',
  keep_alteration: 'alterations',
  planet_choice: 'planets',
  income_choice: 'e81216',
  transport: 'executive',
  transmute: 'executive',
  pay_upkeep: 'executive',
  law_tie: 'laws',
  over: 'scoring',
};

/** Give the section of the rules that explains the question. */
export const section = (view: Federation): string => SECTIONS[view.phase] ?? 'turn';
