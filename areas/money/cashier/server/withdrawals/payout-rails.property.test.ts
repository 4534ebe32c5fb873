import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfDay, isBankingDay, manilaDay, pesonetDay } from './banking-days.ts';
import { arrivalOf, INSTAPAY_MOST, payoutParts, railOf } from './payout-rails.ts';

const LEAST = 1_000_000n;
const centavos = (max: bigint) => fc.bigInt({ min: LEAST / 100n, max }).map((n) => n * 100n);
const amounts = centavos(100_000_000n);
const rules = fc.record({
  kind: fc.constantFrom('BANK', 'WALLET'),
  least: fc.constant(LEAST),
  partsMost: fc.integer({ min: 1, max: 10 }),
});
const instants = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2031-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const DAY_MS = 86_400_000;

it('MONEY-02 the parts of a payout sum to it, and each fits its rail and the least of the method', () => {
  fc.assert(
    fc.property(amounts, rules, (amount, rule) => {
      const parts = payoutParts(amount, rule);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
      expect(parts.every((part) => part >= LEAST)).toBe(true);
      const fewest = (amount + INSTAPAY_MOST - 1n) / INSTAPAY_MOST;
      if (amount <= INSTAPAY_MOST) expect(parts).toEqual([amount]);
      if (rule.kind === 'WALLET' || fewest <= rule.partsMost) {
        expect(parts.length).toBe(Number(fewest));
        expect(parts.every((part) => railOf(part) === 'instapay')).toBe(true);
      } else {
        expect(parts).toEqual([amount]);
        expect(railOf(amount)).toBe('pesonet');
      }
    }),
    { numRuns: 2_000 },
  );
});

it('MONEY-02 PESONet credits on the first banking day from the cut-off on, never before it was sent', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const day = pesonetDay(at);
      expect(isBankingDay(day)).toBe(true);
      expect(endOfDay(day).getTime()).toBeGreaterThan(at.getTime());
      const manila = new Date(at.getTime() + 8 * 3_600_000);
      const isEarly = manila.getUTCHours() < 14;
      let next = at.getTime() + (isEarly ? 0 : DAY_MS);
      while (!isBankingDay(manilaDay(new Date(next)))) next += DAY_MS;
      expect(day).toBe(manilaDay(new Date(next)));
    }),
    { numRuns: 2_000 },
  );
});

it('MONEY-02 what is sent later never arrives earlier', () => {
  fc.assert(
    fc.property(amounts, rules, instants, fc.nat(10 * DAY_MS), (amount, rule, at, wait) => {
      const parts = payoutParts(amount, rule);
      const later = new Date(at.getTime() + wait);
      expect(arrivalOf(parts, later, []).getTime()).toBeGreaterThanOrEqual(
        arrivalOf(parts, at, []).getTime(),
      );
    }),
  );
});

it.each([
  ['before the cut-off', '2026-11-27T13:59:59+08:00', '2026-11-27'],
  ['at the cut-off on a Thursday', '2026-11-26T14:00:00+08:00', '2026-11-27'],
  ['on Friday evening, before a plain Monday', '2026-11-20T19:00:00+08:00', '2026-11-23'],
  ['on Friday evening, before Bonifacio Day', '2026-11-27T19:00:00+08:00', '2026-12-01'],
  ['on Sunday', '2026-11-22T10:00:00+08:00', '2026-11-23'],
  ['just after midnight in Manila', '2026-11-26T00:01:00+08:00', '2026-11-26'],
  ['a minute before that midnight', '2026-11-25T23:59:00+08:00', '2026-11-26'],
  ['on Wednesday afternoon of the Holy Week', '2026-04-01T15:00:00+08:00', '2026-04-06'],
  ['before National Heroes Day', '2026-08-28T15:00:00+08:00', '2026-09-01'],
  ['over the turn of the year', '2026-12-29T15:00:00+08:00', '2027-01-04'],
])('MONEY-02 PESONet sent %s arrives on the right day', (_what, at, day) =>
  expect(pesonetDay(new Date(at))).toBe(day),
);

it('MONEY-02 a proclaimed holiday is no banking day', () => {
  const at = new Date('2026-03-20T10:00:00+08:00');
  expect(pesonetDay(at)).toBe('2026-03-20');
  expect(pesonetDay(at, ['2026-03-20'])).toBe('2026-03-23');
  expect(arrivalOf([600_000_000n], at, ['2026-03-20'])).toEqual(
    new Date('2026-03-23T23:59:00+08:00'),
  );
});
