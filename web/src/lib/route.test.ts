import { describe, expect, it } from 'vitest';
import { parse } from './route';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(parse('/', '').name).toBe('start');
    expect(parse('/new/space_base', '')).toMatchObject({ name: 'lobby', params: { game: 'space_base' } });
    expect(parse('/table/k3f9x2m7pq', '')).toMatchObject({ name: 'table', params: { table: 'k3f9x2m7pq' } });
  });
  it('carry a moment of a replay', () => expect(parse('/replay/k3f9x2m7pq', '?step=12').query.get('step')).toBe('12'));
  it('may leave the game of the rules open', () =>
    expect(parse('/rules', '')).toMatchObject({ name: 'rules', params: { game: '' } }));
  it('that nobody knows lead to an honest page', () => expect(parse('/tables/x/y', '').name).toBe('missing'));
});
