import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOf, type PayoutMethod } from './payout-fees.ts';
import {
  afterPassword,
  barsOf,
  beforePassword,
  withdrawableTo,
  type CardFacts,
  type WithdrawFacts,
} from './withdraw-checks.ts';

const now = new Date('2026-11-25T00:00:00Z');
const instants = fc.integer({ min: -2, max: 2 }).map((by) => new Date(now.getTime() + by * 1_000));
const mostly = fc.integer({ min: 0, max: 9 }).map((n) => n > 0);
const rarely = mostly.map((yes) => !yes);
const count = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) });

const methods: fc.Arbitrary<PayoutMethod> = fc
  .record({
    least: count(50).map((n) => (n + 1n) * 10_000n),
    room: count(500).map((n) => n * 10_000n),
    step: fc.constantFrom(100n, 10_000n, 50_000n),
    feeFixed: count(10).map((n) => n * 5_000n),
    feeRate: fc.integer({ min: 0, max: 300 }),
    feePayer: fc.constantFrom('house' as const, 'member' as const),
  })
  .map(({ room, ...method }) => ({ code: 'BANK', ...method, most: method.least + room }));

const cards: fc.Arbitrary<CardFacts> = fc.record({
  id: fc.constant('card'),
  label: fc.constant('BPI ••••0001'),
  review: fc.constant(null),
  state: mostly.map((yes) => (yes ? ('active' as const) : ('review' as const))),
  usableFrom: instants,
  method: fc.option(methods, { freq: 10 }),
});

const worlds: fc.Arbitrary<WithdrawFacts> = fc.record({
  now: fc.constant(now),
  on: mostly,
  proven: mostly,
  inReview: rarely,
  profile: fc.constant('strict'),
  hasPaymentPassword: mostly,
  heldUntil: fc.option(instants, { freq: 1 }),
  debt: rarely.map((owes) => (owes ? 1n : 0n)),
  open: rarely,
  cash: count(6_000_000),
  day: fc.record({
    count: fc.integer({ min: 0, max: 5 }),
    sum: count(2_000_000),
    countMost: fc.constant(5),
    sumMost: fc.constant(4_000_000n),
    freeLeft: fc.integer({ min: 0, max: 1 }),
  }),
  turnover: rarely.map((misses) => ({ missing: misses ? 1n : 0n, items: [] })),
});

it('MONEY-02 a request for at most what is shown is accepted, and for more it is refused', () => {
  fc.assert(
    fc.property(worlds, cards, count(6_000_000), (facts, card, any) => {
      const shown = withdrawableTo(facts, card);
      const refusal = (amount: bigint) =>
        facts.hasPaymentPassword
          ? (beforePassword(facts, { card, amount }) ?? afterPassword(facts, { card, amount }))
          : 'no payment password';
      const asked = any + 1n;
      if (asked > shown) expect(refusal(asked)).not.toBeNull();
      const { method } = card;
      if (!method) return;
      const whole = (asked / method.step) * method.step;
      if (whole >= method.least && whole <= shown) expect(refusal(whole)).toBeNull();
      if (shown > 0n) {
        expect(refusal(shown)).toBeNull();
        expect(refusal(shown + 1n)).not.toBeNull();
        expect(shown + feeOf(method, shown, facts.day.freeLeft)).toBeLessThanOrEqual(facts.cash);
      } else expect(barsOf(facts, card)).not.toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
