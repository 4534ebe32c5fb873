import { expect, it } from 'vitest';
import { leftUntil, phaseOf } from './rain-phase.ts';

const START = Date.parse('2026-11-21T12:00:00.000Z');
const rain = {
  startsAt: '2026-11-21T12:00:00.000Z',
  joinsAt: '2026-11-21T11:55:00.000Z',
  seconds: 20,
};

it('REWARD-03 a rain is joined, counted down, falls and is over, each from its first instant', () => {
  expect(
    [-300_001, -300_000, -60_001, -60_000, -1, 0, 19_999, 20_000].map((at) =>
      phaseOf(rain, START + at),
    ),
  ).toEqual(['early', 'joining', 'joining', 'warm', 'warm', 'falling', 'falling', 'over']);
});

it('counts down by whole seconds, hours where there are some', () => {
  expect(
    [-3_723_000, -123_000, -9_001, -1, 0, 5_000].map((at) => leftUntil(rain.startsAt, START + at)),
  ).toEqual(['1:02:03', '2:03', '0:10', '0:01', '0:00', '0:00']);
});
