import fc from 'fast-check';
import { sha256Hex } from '@palaro/fairness';
import { expect, it } from 'vitest';
import { chainOfText, chainText, elementAt, makeChain } from './hash-chain.ts';

const V19_LENGTH = 1_000;
const V19_ANCHOR = '3e586c249055db5931a05c219179e0e7e2942e072f89f4f280a3c4d68b8a5350';
const V19 = {
  1: '1f8bff7b09470519cdead7e3743885dbdb75d8145fb665dcfc29d64127afcab6',
  2: 'b1dedcf1c37fa6a56f2bfdc3df34a5119b24055fbf077f2bd28bfcc4b7786233',
  5: '53c93af023266c0a4a9d53c25100c1aaeeabb34cdd3ef2f895ef139c5ddc395c',
  1000: '42a1d39a468e6ed5c7e91ecf3acf8333e4b1079142a938ca3d32ab5c10c6efe1',
};

it('V19: gives the published elements and anchor of the chain of 1,000', async () => {
  const chain = await makeChain(V19[1000], V19_LENGTH);
  expect(chain.anchor).toBe(V19_ANCHOR);
  for (const [i, element] of Object.entries(V19)) expect(elementAt(chain, Number(i))).toBe(element);
});

it('each element’s hash is the one before it, also after the chain was kept as a text', () =>
  fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[0-9a-f]{64}$/),
      fc.integer({ min: 1, max: 3_100 }),
      fc.nat(),
      async (last, length, pick) => {
        const made = await makeChain(last, length);
        const chain = chainOfText(made.anchor, length, chainText(made));
        const i = 1 + (pick % length);
        expect(sha256Hex(elementAt(chain, i))).toBe(elementAt(chain, i - 1));
        expect([elementAt(chain, length), elementAt(chain, 0)]).toEqual([last, made.anchor]);
      },
    ),
    { numRuns: 30 },
  ));

it.each([-1, 1.5, 6, Number.NaN])('has no element %s of five', async (i) => {
  const chain = await makeChain('a'.repeat(64), 5);
  expect(() => elementAt(chain, i)).toThrow(RangeError);
});
