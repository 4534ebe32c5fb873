import { describe, expect, it } from 'vitest';
import { PROOFS } from './proofs.ts';
import { simulateWorld } from './simulate/index.ts';

const MINUTES = 60_000;
/** The same in every run, so that a failure is the change's; the long form draws its own. */
const SEED = 20_261_121;

describe('MONEY-06: no promise of the wallet can be broken', () => {
  for (const [name, { says, short, unit, run }] of Object.entries(PROOFS)) {
    it(
      `${name}: ${says}`,
      async () => {
        const { failures, figures } = await run({ n: short, seed: SEED, say: () => {} });
        expect(failures, `${short} ${unit}: ${JSON.stringify(figures)}`).toEqual([]);
      },
      10 * MINUTES,
    );
  }
});

it('MONEY-06: a seed of the simulator plays the same world again', () => {
  const [first, again, other] = [5, 5, 6].map((seed) => simulateWorld(seed, 50).digest);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
