import { expect, it } from 'vitest';
import { hashBack } from './chain.ts';
import { seedHash } from './seeds.ts';
import { VECTOR_CHAIN } from './vectors.ts';

const { anchor, first, last, length } = VECTOR_CHAIN;

it('V19 walks from an element back to the first hash that was published', () => {
  expect(hashBack(last, length)).toBe(anchor);
  expect(hashBack(hashBack(last, 400), length - 400)).toBe(anchor);
  expect(hashBack(last, length - 1)).toBe(first);
  expect(hashBack(first, 1)).toBe(seedHash(first));
  expect(hashBack(first, 0)).toBe(first);
});

it('a step too few, a step too many or another element does not lead there', () => {
  expect(hashBack(last, length - 1)).not.toBe(anchor);
  expect(hashBack(last, length + 1)).not.toBe(anchor);
  expect(hashBack(seedHash(last), length)).not.toBe(anchor);
});
