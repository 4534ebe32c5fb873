import { expect, it } from 'vitest';
import { hundredthsAt, msAt } from './curve.ts';

const PLACES = 256n;
const LAST = 158_067;

/** The 1000th root of 1.06 with 256 binary places, cut: exact, by halving. */
function root(): bigint {
  let low = 1n << PLACES;
  let high = (1n << PLACES) + (1n << (PLACES - 10n));
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** 1_000n * 100n <= 106n << (PLACES * 1_000n)) low = middle;
    else high = middle;
  }
  return low;
}

it('GAME-13 every millisecond of the longest flight lies between exact bounds', () => {
  const step = root();
  const floor = (value: bigint) => Number((value * 100n) >> PLACES);
  let low = 1n << PLACES;
  let high = 1n << PLACES;
  const wrong: number[] = [];
  for (let ms = 0; ms < LAST; ms++) {
    // A whole second is an exact fraction; what lies between is none, so its bounds agree.
    if (ms % 1_000 === 0) {
      const seconds = BigInt(ms / 1_000);
      low = ((106n ** seconds) << PLACES) / 100n ** seconds;
      high = low + 1n;
      if (hundredthsAt(ms) !== Number((106n ** seconds * 100n) / 100n ** seconds)) wrong.push(ms);
    } else if (floor(low) !== floor(high) || hundredthsAt(ms) !== floor(low)) wrong.push(ms);
    low = (low * step) >> PLACES;
    high = ((high * (step + 1n)) >> PLACES) + 1n;
  }
  expect(wrong).toEqual([]);
  expect(floor(low)).toBeGreaterThanOrEqual(1_000_000);
  expect([hundredthsAt(LAST - 1), hundredthsAt(LAST), hundredthsAt(1e9)]).toEqual([
    999_992, 1_000_000, 1_000_000,
  ]);
});

it.each([
  [100, 0],
  [101, 171],
  [106, 1_000],
  [200, 11_896],
  [1_000, 39_517],
  [1_000_000, 158_067],
])('%i hundredths are first reached after %i ms', (hundredths, ms) => {
  expect(msAt(hundredths)).toBe(ms);
});

it('the first millisecond of a multiplier is the inverse of the curve', () => {
  for (let hundredths = 101; hundredths <= 1_000_000; hundredths += hundredths < 3_000 ? 1 : 997) {
    const ms = msAt(hundredths);
    expect(hundredthsAt(ms)).toBeGreaterThanOrEqual(hundredths);
    expect(hundredthsAt(ms - 1)).toBeLessThan(hundredths);
  }
});

it('before take-off it stands at 1.00×, and parts of a millisecond count for nothing', () => {
  expect([hundredthsAt(-5_000), hundredthsAt(0), hundredthsAt(0.9)]).toEqual([100, 100, 100]);
  expect(hundredthsAt(1_000.7)).toBe(hundredthsAt(1_000));
});
