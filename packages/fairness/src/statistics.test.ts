import { expect, it } from 'vitest';
import { fairDraw } from './draw.ts';
import { VECTOR_SEEDS } from './vectors.ts';

const { serverSeed, clientSeed } = VECTOR_SEEDS;

it('agrees with the public floating-point scheme on 10⁶ words but for rejected ones', () => {
  let differ = 0;
  let rejected = 0;
  for (let round = 0; round < 1_250; round++) {
    const draw = fairDraw({ serverSeed, clientSeed, nonce: `words:${round}` });
    for (let i = 0; i < 800; i++) draw.int(10_000);
    for (const { words, value } of draw.trace().draws) {
      const accepted = words.at(-1) ?? 0;
      if (value !== String(Math.floor((accepted / 2 ** 32) * 10_000))) differ++;
    }
    rejected += draw.used().rejections;
  }
  expect(differ).toBe(0);
  expect(rejected).toBeLessThan(12);
});
