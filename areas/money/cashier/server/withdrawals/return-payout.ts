import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { eventEntries } from '@palaro/wallet/server';
import { withdrawalEventRows } from './end-withdrawal.ts';
import { creditReturnedPayout } from './withdrawal-postings.ts';
import { withdrawalTransition } from './withdrawal-transitions.ts';
import type { AttemptRecord, WithdrawalRecord } from './withdrawals.repository.ts';

/**
 * Returns a paid payout that the bank sent back, days later, to the wallet, once
 * (docs/domain/payments.md §4). False where another writer moved the order first.
 */
export async function returnPayout(
  app: App,
  order: WithdrawalRecord,
  attempt: AttemptRecord,
): Promise<boolean> {
  const { member_id: member, id } = order;
  const amount = BigInt(attempt.amount);
  const transition = withdrawalTransition({
    member,
    id,
    from: [order.state],
    to: 'Returned',
    by: 'provider',
    version: order.version,
    tries: [{ part: attempt.part, attempt: attempt.attempt, state: 'Returned', ended: true }],
  });
  const events = withdrawalEventRows(app, { ...order, amount: String(amount) }, 'Returned');
  const money = {
    member,
    id,
    amount,
    fee: Money.zero,
    subledger: [transition, ...eventEntries(events)],
  };
  const answer = await creditReturnedPayout(app, money, attempt.part, attempt.provider);
  return answer.is === 'posted' || answer.is === 'repeated';
}
