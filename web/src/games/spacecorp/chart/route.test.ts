import { describe, expect, it } from 'vitest';
import type { Era } from '../facts';
import { PLANS } from './plans';
import { regions, steps, wayPath } from './route';

const cost = (era: Era, from: string, to: string, weightless = false) =>
  steps(era, from, to, weightless).reduce((sum, step) => sum + step.n, 0);

describe('the way of a team', () => {
  it('costs what the rules say', () => {
    expect(cost('mariners', 'luna', 'sisyphus')).toBe(4);
    expect(cost('mariners', 'earth', 'luna')).toBe(4);
    expect(cost('mariners', 'earth', 'asteroid_belt')).toBe(12);
    expect(cost('mariners', 'mars_north', 'mars_south')).toBe(3);
    expect(cost('planeteers', 'iapetus', 'umbriel')).toBe(12);
    expect(cost('planeteers', 'inner_system', 'umbriel')).toBe(12);
    expect(cost('starfarers', 'kapteyns_star', 'epsilon_eridani')).toBe(60);
  });
  it('is shorter for those who do not mind gravity', () => {
    expect(cost('mariners', 'earth', 'luna', true)).toBe(2);
  });
  it('never leads through the Orion Spur', () => {
    expect(regions('starfarers', 'wolf_1061_region', 'epsilon_indi_region')).toEqual([
      'wolf_1061_region',
      'epsilon_indi_region',
    ]);
    expect(regions('starfarers', 'ross_780_region', 'tau_ceti_region')).not.toContain('orion_2');
  });
  it('is drawn through the borders that it crosses', () => {
    const { d, crossed } = wayPath(PLANS.mariners, 'luna', 'phobos');
    expect([...crossed]).toEqual(['earth_luna cislunar', 'cislunar near_earth', 'near_earth mars']);
    expect(d.startsWith('M280 250')).toBe(true);
  });
});
