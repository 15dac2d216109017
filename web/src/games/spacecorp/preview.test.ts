import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/wire';
import { actionOf, byAction, helpers, shared, source, sources } from './preview';

const offer = (text: string, at: string[] = []): Offer => ({ text, at, label: { key: 'action' } });

describe('a payment in words', () => {
  it('is read word by word', () => {
    expect(source('own/s', 0)).toMatchObject({ kind: 'hq', seat: 0, shielded: true });
    expect(source('p3', 0)).toMatchObject({ kind: 'hq', seat: 2, shielded: false });
    expect(source('port:p2', 0)).toMatchObject({ kind: 'base', id: 'port', seat: 1 });
    expect(source('2T', 0)).toMatchObject({ kind: 'profit', id: '2' });
    expect(source('p_fusion_torch/s', 0)).toMatchObject({ kind: 'card', id: 'p_fusion_torch', shielded: true });
    expect(source('twice', 0)).toMatchObject({ kind: 'time', id: 'twice' });
    expect(sources(offer('pay nothing'), 0)).toEqual([]);
  });
  it('tells who is to be rewarded', () => {
    expect(helpers(sources(offer('pay own p2 m_sabotage base:p3 base:p2'), 0), 0)).toEqual([1, 2]);
    expect(helpers(sources(offer('pay own m_cargo_pod time'), 0), 0)).toEqual([]);
  });
});

describe('the answers to the main question', () => {
  it('are sorted by their kind', () => {
    const offers = [
      offer('move earth luna', ['team:earth', 'site:luna']),
      offer('explore luna', ['team:luna', 'action:explore', 'site:luna']),
      offer('explore eros', ['team:eros', 'action:explore', 'site:eros']),
      offer('pass'),
    ];
    expect(offers.map(actionOf)).toEqual(['move', 'explore', 'explore', null]);
    expect(byAction(offers).get('explore')).toHaveLength(2);
    expect(shared(byAction(offers).get('explore')!)).toBe('action:explore');
    expect(shared(byAction(offers).get('move')!)).toBeNull();
  });
});
