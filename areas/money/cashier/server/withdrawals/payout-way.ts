import type { PayoutStep, STEP_STATES } from '../../withdrawals.api.ts';
import type { CardFacts, WithdrawFacts } from './withdraw-checks.ts';

export interface WayFacts {
  mobileVerified: boolean;
  /** The person's data was saved for verification. */
  personStated: boolean;
  /** A deposit was paid, or money came in some other way. */
  funded: boolean;
  /** A withdrawal was asked for before, whatever became of it. */
  withdrawn: boolean;
}

type StepState = (typeof STEP_STATES)[number];

const doneIf = (done: boolean): StepState => (done ? 'done' : 'open');

/**
 * Steps to a member's first payout with the state of each (docs/domain/payments.md §4); null once
 * he has asked for one, since from then on the bars say all.
 */
export function wayTo(
  facts: Pick<WithdrawFacts, 'now' | 'proven' | 'inReview' | 'hasPaymentPassword' | 'turnover'>,
  way: WayFacts,
  cards: readonly Pick<CardFacts, 'state' | 'usableFrom'>[],
): { step: PayoutStep; state: StepState }[] | null {
  if (way.withdrawn) return null;
  const usable = cards.some((card) => card.state === 'active' && card.usableFrom <= facts.now);
  const identity = facts.inReview ? 'waits' : 'open';
  return [
    { step: 'mobile', state: doneIf(way.mobileVerified || facts.proven) },
    { step: 'person', state: doneIf(way.personStated || facts.proven) },
    { step: 'identity', state: facts.proven ? 'done' : identity },
    { step: 'payment_password', state: doneIf(facts.hasPaymentPassword) },
    { step: 'account', state: usable ? 'done' : cards.length > 0 ? 'waits' : 'open' },
    { step: 'deposit', state: doneIf(way.funded) },
    { step: 'turnover', state: doneIf(way.funded && facts.turnover.missing === 0n) },
  ];
}
