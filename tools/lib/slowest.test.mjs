import { expect, it } from 'vitest';
import { browserTimes, slowest, unitTimes } from './slowest.mjs';

it('lists the slowest tests of both runners, slowest first', () => {
  const assertionResults = [
    { fullName: 'adds', duration: 1_200 },
    { fullName: 'is skipped', duration: null },
  ];
  const spec = {
    file: 'a.e2e.ts',
    title: 'opens',
    tests: [{ results: [{ duration: 2_000 }, { duration: 500 }] }],
  };
  const times = [
    ...unitTimes({ testResults: [{ assertionResults }] }),
    ...browserTimes({ suites: [{ suites: [{ specs: [spec] }] }] }),
  ];
  expect(slowest(times, 20)).toEqual(['   2.5 s  a.e2e.ts opens', '   1.2 s  adds']);
  expect(slowest(times, 1)).toHaveLength(1);
});
