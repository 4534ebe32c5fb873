import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WHEEL_SIZES } from '../card.ts';
import { bentAt, passedAt, snapped, stopOf, turningAt } from './turning.ts';

const TURN = 36_000;
const anyStop = fc.constantFrom(...WHEEL_SIZES).chain((segments) =>
  fc.record({
    segments: fc.constant(segments),
    index: fc.nat(segments - 1),
    from: fc.nat(10 ** 7),
  }),
);

it('the wheel stops with the middle of the drawn segment at the pointer, after its turns', () => {
  fc.assert(
    fc.property(anyStop, fc.integer({ min: 1, max: 4 }), ({ segments, index, from }, turns) => {
      const begun = snapped(from, segments);
      const to = stopOf(begun, { segments, index }, turns);
      expect((to + (index * TURN) / segments) % TURN).toBe(0);
      expect(to - begun).toBeGreaterThanOrEqual(turns * TURN);
      expect(to - begun).toBeLessThan((turns + 1) * TURN);
      expect(turningAt(begun, to, segments, 0)).toBeCloseTo(begun, 6);
      expect(turningAt(begun, to, segments, 1)).toBe(to);
      expect(bentAt(to, segments)).toBe(0);
    }),
  );
});

it('once the wheel is pushed back, no other segment comes to the pointer', () => {
  fc.assert(
    fc.property(anyStop, fc.double({ min: 0.88, max: 1, noNaN: true }), (stop, part) => {
      const begun = snapped(stop.from, stop.segments);
      const to = stopOf(begun, stop, 3);
      const at = turningAt(begun, to, stop.segments, part);
      expect(passedAt(at, stop.segments)).toBe(passedAt(to, stop.segments));
    }),
  );
});
