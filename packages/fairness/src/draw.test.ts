import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@palaro/kernel';
import { fairDraw } from './draw.ts';
import { newClientSeed, newServerSeed, seedHash } from './seeds.ts';
import { FAIRNESS_VECTORS, selfTest, VECTOR_SEEDS } from './vectors.ts';

const { serverSeed, serverSeedHash, clientSeed } = VECTOR_SEEDS;
const drawAt = (nonce: number) => fairDraw({ serverSeed, clientSeed, nonce });

describe('the worked vectors of fairness §9', () => {
  it.each(FAIRNESS_VECTORS)('$id', ({ nonce, draw, expected }) => {
    expect(draw(drawAt(nonce))).toBe(expected);
  });

  it('V01 the blocks are the published bytes', () => {
    const draw = drawAt(0);
    for (let word = 0; word < 9; word++) draw.u32();
    expect(draw.trace().blocks.map(({ hex }) => hex)).toEqual([
      '81b864b3cba1af45aef67d6ab6379e1d91dcc48b637c0efd83c1fd1d29a86d9e',
      'd872a2bca9b9a092babc761e293eef82b8e23a6ef637455595d14784c1a9f0aa',
    ]);
  });

  it('V02 the trace names the rejected words', () => {
    const draw = drawAt(11);
    draw.int(3_000_000_000);
    draw.u32();
    const { draws } = draw.trace();
    expect(draws).toEqual([
      {
        call: 'int(3000000000)',
        words: [1236018107, 2117798130, 281179785],
        rejected: 2,
        value: '196401810',
      },
      { call: 'u32()', words: [2642180051], rejected: 0, value: '2642180051' },
    ]);
    expect(draw.used()).toEqual({ words: 4, rejections: 2 });
  });

  it('the seed hash is of the 64 characters, and the self-test finds nothing', () => {
    expect(seedHash(serverSeed)).toBe(serverSeedHash);
    expect(selfTest()).toEqual([]);
  });
});

describe('draws', () => {
  it('int(1) reads nothing; bounds outside 1 … 2³² are refused', () => {
    const draw = drawAt(0);
    expect([draw.int(1), draw.used().words]).toEqual([0, 0]);
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) {
      expect(() => draw.int(bound)).toThrow(RangeError);
    }
    expect(draw.int(2 ** 32)).toBe(2176345267);
  });

  it('int is the upper half of the exact 64-bit product, rejecting below 2³² mod n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 2 ** 32 }), fc.nat(1_000_000), (bound, nonce) => {
        const words = drawAt(nonce);
        let product = BigInt(words.u32()) * BigInt(bound);
        while (product % 2n ** 32n < 2n ** 32n % BigInt(bound)) {
          product = BigInt(words.u32()) * BigInt(bound);
        }
        return drawAt(nonce).int(bound) === Number(product >> 32n);
      }),
    );
  });

  it('shuffle and pick keep the members and do not change the list', () => {
    const list = Object.freeze(Array.from('abcdefgh'));
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 0, max: 8 }), (nonce, count) => {
        const draw = drawAt(nonce);
        const again = drawAt(nonce);
        const picked = draw.pick(list, count);
        expect(new Set(picked).size).toBe(count);
        expect(again.pick(list, count)).toEqual(picked);
        expect(draw.shuffle(list).sort()).toEqual([...list]);
      }),
    );
    expect(() => drawAt(0).pick(list, 9)).toThrow(RangeError);
  });

  it('weighted gives each index its share and never an index of weight zero', () => {
    const counts = [0, 0, 0];
    const draw = drawAt(5);
    for (let i = 0; i < 8_000; i++) {
      const index = draw.weighted([1, 0, 3]);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect(Math.abs((counts[0] ?? 0) - 2_000)).toBeLessThan(130);
  });

  it('new seeds have the published forms', () => {
    expect(newServerSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(newClientSeed()).toMatch(/^[0-9a-f]{16}$/);
    expect(newServerSeed()).not.toBe(newServerSeed());
  });
});

it('canonical JSON does not depend on the order of keys', () => {
  const one = { b: [1, { d: 'x', c: null }], a: true };
  const other = { a: true, b: [1, { c: null, d: 'x' }] };
  expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":null,"d":"x"}]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});
