import fc from 'fast-check';
import { expect, it } from 'vitest';
import { POCKETS, WHEEL_ORDER } from '../zones.ts';
import { angleOf, ballAt, LANDED, POCKET, TRACK, wheelAt } from './rolling.ts';

const pocket = fc.nat(POCKETS - 1);
const around = (degrees: number) => ((degrees % 360) + 360) % 360;

it('the ball comes to rest in the drawn pocket and rides with the wheel', () => {
  for (const drawn of WHEEL_ORDER) {
    for (const part of [LANDED, 0.9, 1]) {
      const ball = ballAt(drawn, part);
      expect(around(ball.degrees - wheelAt(part))).toBeCloseTo(angleOf(drawn), 6);
      expect([ball.radius, ball.height]).toEqual([POCKET, 0]);
    }
  }
});

it('the wheel stands the same before a round and after it, and never turns back', () => {
  expect(around(wheelAt(1)) % 360).toBeCloseTo(around(wheelAt(0)), 6);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.99, noNaN: true }), (part) => {
      expect(wheelAt(part + 0.01)).toBeLessThanOrEqual(wheelAt(part));
    }),
  );
});

it('the ball runs with the clock on the wheel, and stays between the track and the pockets', () => {
  fc.assert(
    fc.property(pocket, fc.double({ min: 0, max: 0.99, noNaN: true }), (drawn, part) => {
      const ball = ballAt(drawn, part);
      const next = ballAt(drawn, part + 0.01);
      const onWheel = ball.degrees - wheelAt(part);
      const nextOnWheel = next.degrees - wheelAt(part + 0.01);
      expect(nextOnWheel).toBeGreaterThanOrEqual(onWheel - 1e-6);
      expect(ball.radius).toBeGreaterThanOrEqual(POCKET);
      expect(ball.radius).toBeLessThanOrEqual(TRACK);
      expect(Math.abs(next.radius - ball.radius)).toBeLessThan(20);
    }),
  );
});

it('where the ball starts does not tell the pocket', () => {
  const starts = WHEEL_ORDER.map((drawn) => around(ballAt(drawn, 0).degrees));
  const gaps = starts.map((start, i) => around(start - angleOf(WHEEL_ORDER[i] ?? 0)));
  expect(new Set(gaps.map((gap) => gap.toFixed(3))).size).toBe(POCKETS);
});
