import { expect, it } from 'vitest';
import { levelOf, scoreOf } from './score.ts';
import { SECURITY_ITEMS } from './profile.api.ts';

const POINTS = [20, 20, 20, 15, 10, 10, 5];

it('REWARD-07 AC-56 every subset of the seven items adds up to the worth of its items', () => {
  for (let subset = 0; subset < 2 ** SECURITY_ITEMS.length; subset += 1) {
    const picked = POINTS.map((_points, at) => Boolean(subset & (1 << at)));
    const done = SECURITY_ITEMS.filter((_item, at) => picked[at]);
    const sum = POINTS.reduce((all, points, at) => all + (picked[at] ? points : 0), 0);
    expect(scoreOf(done)).toBe(sum);
    const level = sum >= 80 ? 'strong' : sum >= 40 ? 'medium' : 'weak';
    expect(levelOf(sum)).toBe(level);
  }
  expect(scoreOf(SECURITY_ITEMS)).toBe(100);
});

it.each([
  [0, 'weak'],
  [39, 'weak'],
  [40, 'medium'],
  [79, 'medium'],
  [80, 'strong'],
  [100, 'strong'],
] as const)('REWARD-07 AC-56 a score of %i is %s', (score, level) => {
  expect(levelOf(score)).toBe(level);
});
