import type { Money } from '@palaro/kernel';
import type { CardReview } from '@palaro/bank-cards/server';
import { refuse, type Refusal } from '@palaro/server';
import { Money as M } from '@palaro/kernel';
import type { WithdrawBar } from '../../withdrawals.api.ts';
import { feeOf, mostFor, type PayoutMethod } from './payout-fees.ts';

export interface CardFacts {
  id: string;
  /** `GCash ••••1234`. */
  label: string;
  state: 'active' | 'review';
  /** Why it is checked, and until when; null unless in review. */
  review: CardReview | null;
  usableFrom: Date;
  /** Method that pays out to it; null while none does. */
  method: PayoutMethod | null;
}

/** Facts that decide whether money may leave, as read at one moment. */
export interface WithdrawFacts {
  now: Date;
  /** The switch WITHDRAW. */
  on: boolean;
  /** His identity is proven (K2). */
  proven: boolean;
  /** His documents were sent and wait for a decision. */
  inReview: boolean;
  profile: string;
  hasPaymentPassword: boolean;
  heldUntil: Date | null;
  debt: Money;
  open: boolean;
  cash: Money;
  /** Orders of the day that were not cancelled or rejected. */
  day: { count: number; sum: Money; countMost: number; sumMost: Money; freeLeft: number };
  turnover: {
    missing: Money;
    items: readonly { causeKind: string; required: Money; done: Money }[];
  };
}

interface PayoutRequest {
  card: CardFacts | null;
  amount: Money;
}

type Check = (facts: WithdrawFacts, request: PayoutRequest) => Refusal | null;

/** Rails take centavos. */
const CENTAVO = 100n;

const range = ({ least, most }: PayoutMethod) => ({
  values: { min: least, max: most },
});

/** Before the payment password is request, in the order of docs/domain/payments.md §4. */
const BEFORE_PASSWORD: readonly Check[] = [
  ({ on }) => (on ? null : refuse('withdraw_closed')),
  ({ proven, profile }) =>
    proven ? null : refuse('kyc.required', { data: { level: 2, profile } }),
  (_, { card }) => (card ? null : refuse('card_unknown')),
  (_, { card }) => (card?.state === 'review' ? refuse('card_in_review') : null),
  ({ now }, { card }) => {
    if (!card || card.usableFrom <= now) return null;
    const usableFrom = card.usableFrom.toISOString();
    return refuse('card_not_usable_yet', {
      data: { usableFrom },
      values: { time: card.usableFrom },
    });
  },
  (_, { card }) => (card?.method ? null : refuse('withdraw_closed')),
];

/**
 * Checks after it. The commit judges the day, the hold, the open order and the turnover once more.
 */
const AFTER_PASSWORD: readonly Check[] = [
  (_, { amount }) => (amount % CENTAVO === 0n ? null : refuse('amount_precision')),
  (_, { card, amount }) =>
    card?.method && amount < card.method.least ? refuse('amount_min', range(card.method)) : null,
  (_, { card, amount }) =>
    card?.method && amount > card.method.most ? refuse('amount_max', range(card.method)) : null,
  (_, { card, amount }) =>
    card?.method && amount % card.method.step !== 0n
      ? refuse('amount_step', { values: { step: card.method.step } })
      : null,
  ({ day }) => (day.count < day.countMost ? null : refuse('withdraw_day_count')),
  ({ day }, { amount }) => {
    if (day.sum + amount <= day.sumMost) return null;
    const left = leftOf(day);
    return refuse('withdraw_day_sum', { data: { left: M.text(left) }, values: { left } });
  },
  ({ now, heldUntil }) => {
    if (!heldUntil || heldUntil <= now) return null;
    const until = heldUntil.toISOString();
    return refuse('withdraw_hold', { data: { until }, values: { time: heldUntil } });
  },
  ({ debt }) => {
    if (debt === 0n) return null;
    return refuse('debt_open', { data: { amount: M.text(debt) }, values: { amount: debt } });
  },
  ({ open }) => (open ? refuse('withdraw_open') : null),
  ({ turnover }) => (turnover.missing > 0n ? refuseTurnover(turnover) : null),
  ({ cash, day }, { card, amount }) =>
    card?.method && amount + feeOf(card.method, amount, day.freeLeft) > cash
      ? refuse('wallet.insufficient')
      : null,
];

const first = (checks: readonly Check[], facts: WithdrawFacts, request: PayoutRequest) => {
  for (const check of checks) {
    const refusal = check(facts, request);
    if (refusal) return refusal;
  }
  return null;
};

export const beforePassword = (facts: WithdrawFacts, request: PayoutRequest) =>
  first(BEFORE_PASSWORD, facts, request);
export const afterPassword = (facts: WithdrawFacts, request: PayoutRequest) =>
  first(AFTER_PASSWORD, facts, request);

function refuseTurnover({ missing, items }: WithdrawFacts['turnover']) {
  const requirements = items.map(({ causeKind, required, done }) => ({
    cause: causeKind,
    required: M.text(required),
    done: M.text(done),
  }));
  return refuse('turnover_not_met', {
    data: { missing: M.text(missing), items: requirements },
    values: { missing },
  });
}

const leftOf = ({ sum, sumMost }: WithdrawFacts['day']) => (sum < sumMost ? sumMost - sum : 0n);

/**
 * Most that a request to this card may ask for now; 0 where none would be accepted. A request
 * for it, or for less in the method's bounds and steps, is accepted, and for more is refused.
 */
export function withdrawableTo(facts: WithdrawFacts, card: CardFacts | null): Money {
  const method = card?.method;
  if (!method || !facts.hasPaymentPassword || beforePassword(facts, { card, amount: 0n }))
    return 0n;
  const amount = mostFor(method, {
    cash: facts.cash,
    sumLeft: leftOf(facts.day),
    freeLeft: facts.day.freeLeft,
  });
  return amount > 0n && afterPassword(facts, { card, amount }) === null ? amount : 0n;
}

export interface Bar {
  bar: WithdrawBar;
  amount: Money | null;
  until: Date | null;
  /** Label of the account that it is about. */
  account: string | null;
  reason: CardReview['reason'] | null;
}

const bar = (name: WithdrawBar, of: Partial<Omit<Bar, 'bar'>> = {}): Bar => ({
  bar: name,
  amount: of.amount ?? null,
  until: of.until ?? null,
  account: of.account ?? null,
  reason: of.reason ?? null,
});

/** Bar of the account itself: there is none, it is checked, or it is too new. */
function cardBar(card: CardFacts | null, now: Date): Bar | null {
  if (!card) return bar('card');
  const account = card.label;
  if (card.state === 'review') {
    const { reason = null, until = null } = card.review ?? {};
    return bar('card_review', { account, reason, until });
  }
  return card.usableFrom > now ? bar('card_wait', { account, until: card.usableFrom }) : null;
}

/** Bar of an identity that is not proven: the member's turn, or ours. */
function identityBar({ proven, inReview }: WithdrawFacts): Bar | null {
  if (proven) return null;
  return bar(inReview ? 'kyc_review' : 'kyc');
}

/**
 * Bars that stop all or a part of the cash from leaving to this card, in the order of the checks.
 */
export function barsOf(facts: WithdrawFacts, card: CardFacts | null): Bar[] {
  const { now, day, turnover, debt, heldUntil, cash } = facts;
  const method = card?.method ?? null;
  const left = leftOf(day);
  return [
    !facts.on || (card && !method) ? bar('switched_off') : null,
    identityBar(facts),
    facts.hasPaymentPassword ? null : bar('payment_password'),
    cardBar(card, now),
    day.count >= day.countMost ? bar('day_count') : null,
    left < cash ? bar('day_sum', { amount: left }) : null,
    heldUntil && heldUntil > now ? bar('hold', { until: heldUntil }) : null,
    debt > 0n ? bar('debt', { amount: debt }) : null,
    facts.open ? bar('open') : null,
    turnover.missing > 0n ? bar('turnover', { amount: turnover.missing }) : null,
    method && mostFor(method, { cash, sumLeft: method.most, freeLeft: day.freeLeft }) === 0n
      ? bar('minimum', { amount: method.least })
      : null,
  ].filter((one) => one !== null);
}
