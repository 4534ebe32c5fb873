// Each code of docs/domain/payments.md §10 that a check answers by itself, in the page's order.
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { depositRefusal } from './deposits/deposit-checks.ts';
import {
  afterPassword,
  beforePassword,
  type CardFacts,
  type WithdrawFacts,
} from './withdrawals/withdraw-checks.ts';

const now = new Date('2026-11-25T00:00:00Z');
const later = new Date('2026-11-25T01:00:00Z');
const peso = (count: number) => Money.of(`${count}.0000`);

const METHOD = {
  code: 'BANK_MANUAL',
  least: '1000000',
  most: '50000000',
  step: '10000',
  day_count: 3,
  needs_payer_name: true,
};
const DEPOSIT = {
  amount: peso(500),
  method: METHOD,
  payerName: 'Juan Dela Cruz',
  others: { open: [] as string[], ofMethodToday: 0, failedLately: 0 },
  room: null,
};

it.each<[code: string, change: Partial<typeof DEPOSIT>]>([
  ['deposit_closed', { others: { ...DEPOSIT.others, failedLately: 6 } }],
  ['amount_precision', { amount: Money.of('500.0050') }],
  ['amount_min', { amount: peso(99) }],
  ['amount_max', { amount: peso(5_001) }],
  ['amount_step', { amount: Money.of('500.5000') }],
  ['payer_name_required', { payerName: ' ' }],
  ['deposit_open_orders', { others: { ...DEPOSIT.others, open: ['BANK_MANUAL'] } }],
  ['deposit_open_orders', { others: { ...DEPOSIT.others, open: ['GCASH', 'MAYA', 'QRPH'] } }],
  ['deposit_day_count', { others: { ...DEPOSIT.others, ofMethodToday: 3 } }],
])('MONEY-01 a deposit is refused with %s', (code, change) => {
  expect(depositRefusal(DEPOSIT)).toBeNull();
  expect(depositRefusal({ ...DEPOSIT, ...change })?.code).toBe(code);
});

const CARD: CardFacts = {
  id: 'card',
  label: 'BPI ••••0001',
  state: 'active',
  review: null,
  usableFrom: now,
  method: {
    code: 'BANK',
    least: peso(100),
    most: peso(5_000),
    step: peso(1),
    feeFixed: 0n,
    feeRate: 0,
    feePayer: 'house',
  },
};
const FACTS: WithdrawFacts = {
  now,
  on: true,
  proven: true,
  inReview: false,
  profile: 'strict',
  hasPaymentPassword: true,
  heldUntil: null,
  debt: 0n,
  open: false,
  cash: peso(6_000),
  day: { count: 0, sum: 0n, countMost: 5, sumMost: peso(10_000), freeLeft: 1 },
  turnover: { missing: 0n, items: [] },
};

interface Change {
  facts?: Partial<WithdrawFacts>;
  card?: CardFacts | null;
  amount?: Money;
}

/** In the order in which the page checks. */
const REFUSED: readonly [code: string, change: Change][] = [
  ['withdraw_closed', { facts: { on: false } }],
  ['kyc.required', { facts: { proven: false } }],
  ['card_unknown', { card: null }],
  ['card_in_review', { card: { ...CARD, state: 'review' } }],
  ['card_not_usable_yet', { card: { ...CARD, usableFrom: later } }],
  ['withdraw_closed', { card: { ...CARD, method: null } }],
  ['amount_precision', { amount: Money.of('500.0050') }],
  ['amount_min', { amount: peso(99) }],
  ['amount_max', { amount: peso(5_001) }],
  ['amount_step', { amount: Money.of('500.5000') }],
  ['withdraw_day_count', { facts: { day: { ...FACTS.day, count: 5 } } }],
  ['withdraw_day_sum', { facts: { day: { ...FACTS.day, sum: peso(9_501) } } }],
  ['withdraw_hold', { facts: { heldUntil: later } }],
  ['debt_open', { facts: { debt: 1n } }],
  ['withdraw_open', { facts: { open: true } }],
  ['turnover_not_met', { facts: { turnover: { missing: 1n, items: [] } } }],
  ['wallet.insufficient', { facts: { cash: peso(499) } }],
];

function codeOf({ facts = {}, card = CARD, amount = peso(500) }: Change) {
  const of = { ...FACTS, ...facts };
  return (beforePassword(of, { card, amount }) ?? afterPassword(of, { card, amount }))?.code;
}

it.each(REFUSED)('MONEY-02 a withdrawal is refused with %s', (code, change) => {
  expect(codeOf({})).toBeUndefined();
  expect(codeOf(change)).toBe(code);
});

it('MONEY-02 of two refusals the one that the page checks first is answered', () => {
  REFUSED.forEach(([code, first], at) => {
    for (const [, second] of REFUSED.slice(at + 1)) {
      const both = { ...second, ...first, facts: { ...second.facts, ...first.facts } };
      expect(codeOf(both)).toBe(code);
    }
  });
});
