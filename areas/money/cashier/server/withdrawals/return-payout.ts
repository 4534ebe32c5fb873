import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { toldWith } from '@palaro/wallet/server';
import { toldOf } from './end-withdrawal.ts';
import { takeReturned } from './move-withdrawal.ts';
import { withdrawalTransition } from './withdrawal-transitions.ts';
import type { AttemptRecord, WithdrawalRecord } from './withdrawals.repository.ts';

/**
 * The bank sent a paid payout back, days later: the money is in the wallet again, once
 * (docs/domain/payments.md §4). False where somebody else moved the order first.
 */
export async function returnPayout(
  app: App,
  order: WithdrawalRecord,
  attempt: AttemptRecord,
): Promise<boolean> {
  const { member_id: member, id } = order;
  const amount = BigInt(attempt.amount);
  const step = withdrawalTransition({
    member,
    id,
    from: [order.state],
    to: 'Returned',
    by: 'provider',
    version: order.version,
    tries: [{ part: attempt.part, attempt: attempt.attempt, state: 'Returned', ended: true }],
  });
  const told = toldOf(app, { ...order, amount: String(amount) }, 'Returned');
  const move = { member, id, amount, fee: Money.zero, subledger: [step, ...toldWith(told)] };
  const answer = await takeReturned(app, move, attempt.part, attempt.provider);
  return answer.is === 'posted' || answer.is === 'repeated';
}
