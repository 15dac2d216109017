import { expect, it } from 'vitest';
import type { Told } from '../module';
import type { Happening, Standing } from './events';
import { Ending } from './executive';
import { position } from './fixture';
import { look } from './ui.svelte';

const said = (facts: Happening): Told<Happening> => ({ ...facts, message: { key: `event-${facts.event}` } });

it('shows the end of a round over the senate as it stood, step by step', () => {
  look.seen = position();
  const ending = new Ending((event) => [{ kind: 'words', text: event.event }]);
  expect(ending.hear(said({ event: 'gained', seat: 0, resources: {} }))).toBeNull();
  expect(
    ending.hear(
      said({
        event: 'placed',
        seat: 0,
        cell: 'f1c4',
        ambassador: 'amb4',
        side: 'voting',
        votes: 3,
        die: 2,
        alteration: null,
      }),
    ),
  ).toBeNull();
  const senate: Standing = {
    tokens: { f1c4: { owner: 0, token: 'amb4', side: 'voting', votes: 3, total: 5 } },
    floors: { 1: [5, 3, 0], 2: [0, 0, 0], 3: [0, 0, 2] },
    leaders: { 1: [0], 2: [], 3: [] },
    wings: { left: 3, right: 7 },
    passing: 'right',
    coming: { neo: [1, 0], sixmoon: [], atal: [], arratuin: [], e81216: [], missions: [], common: [] },
  };
  const first = ending.hear(said({ event: 'executive_step', step: 'income', senate }));
  expect(first?.view).toMatchObject({ floors: { 1: [5, 3, 0] }, passing: 'right' });
  expect(first?.view.senate.filter((cell) => cell.token).map((cell) => cell.id)).toEqual(['f1c4']);
  ending.hear(said({ event: 'executive_step', step: 'projects', senate: null }));
  const stepped = ending.hear(said({ event: 'project_advanced', seat: 1, project: 'neo', step: 9 }));
  expect(stepped).toMatchObject({ step: 'projects', lit: 'project:neo' });
  expect(stepped?.view.projects[0]).toMatchObject({ step: 9, coming: [0] });
  expect(ending.hear(said({ event: 'project_funded', project: 'neo' }))?.view.projects[0]).toMatchObject({
    funded: true,
  });
  ending.hear(said({ event: 'executive_step', step: 'floors', senate: null }));
  expect(ending.hear(said({ event: 'floor_won', seat: 0, floor: 1, votes: 5 }))).toMatchObject({ lit: 'floor:1' });
  ending.hear(said({ event: 'executive_step', step: 'law', senate: null }));
  expect(ending.hear(said({ event: 'law_passed', wing: 'right', law: 'law_right_atal' }))?.lines).toHaveLength(1);
  expect(ending.hear(said({ event: 'laws_shown', laws: [], next: [] }))).toBeNull();
  expect(ending.hear(said({ event: 'gained', seat: 0, resources: {} }))).toBeNull();
  expect(look.report?.round).toBe(2);
  expect(look.report?.steps.map((each) => each.step)).toEqual(['income', 'projects', 'floors', 'law']);
});
