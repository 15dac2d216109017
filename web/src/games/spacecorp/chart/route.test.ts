import { expect, it } from 'vitest';
import { PLANS } from './plans';
import { wayPath } from './route';

it('the way of a team is drawn through the borders that it crosses', () => {
  const { d, crossed } = wayPath(PLANS.mariners, 'luna', 'phobos', ['earth_luna', 'cislunar', 'near_earth', 'mars']);
  expect([...crossed]).toEqual(['earth_luna cislunar', 'cislunar near_earth', 'near_earth mars']);
  expect(d.startsWith('M280 250')).toBe(true);
});
