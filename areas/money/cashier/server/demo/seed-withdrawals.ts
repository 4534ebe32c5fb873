import { payoutCards } from '@palaro/bank-cards/server';
import { demoOperator } from '@palaro/operators/server';
import type { App, Member } from '@palaro/server';
import { cancelWithdrawal } from '../withdrawals/cancel-withdrawal.ts';
import { approveWithdrawal, rejectWithdrawal } from '../withdrawals/decide-withdrawal.ts';
import { applyWithdrawalTransition } from '../withdrawals/withdrawal-transitions.ts';
import { attemptKey } from '../withdrawals/payout-parts.ts';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import { applyPayoutAnswer } from '../withdrawals/apply-attempt-update.ts';
import {
  attemptsOf,
  findWithdrawal,
  type WithdrawalRecord,
} from '../withdrawals/withdrawals.repository.ts';
import { appThen, demoMember, PROVIDER } from './demo-past.ts';
import { DAY, type DemoWithdrawal } from './demo-withdrawals.ts';

const PIN = '246810';

/** Asks for it as the member did then, and takes it where it is now. */
export async function seedWithdrawal(app: App, one: DemoWithdrawal): Promise<void> {
  const { account, bank, amount, hoursAgo, became } = one;
  const member = await demoMember(app, account);
  const then = appThen(app, hoursAgo);
  const card = (await payoutCards(app, member.id)).find(({ bankCode }) => bankCode === bank);
  const asked = { cardId: card?.id ?? '', amount, paymentPassword: PIN };
  const { id } = await requestWithdrawal(then, member, asked);
  if (became === 'Review') return;
  if (became === 'Cancelled') return cancelWithdrawal(appThen(app, hoursAgo - 0.1), member.id, id);
  const order = await orderOf(app, member, id);
  const decided = appThen(app, hoursAgo - 0.5);
  const seen = { member: member.id, order: id, version: order.version };
  if (became === 'Rejected') {
    const operator = await demoOperator(app, 'cashier1', 'withdrawal.reject');
    const reason = 'The payee asked us to stop it';
    await rejectWithdrawal(decided, operator, { ...seen, tell: 'requested', reason });
    return;
  }
  if (order.state === 'Review') {
    const operator = await demoOperator(app, 'cashier1', 'withdrawal.approve');
    await approveWithdrawal(decided, operator, seen);
  }
  await payOut(app, await orderOf(app, member, id), one);
}

async function orderOf(app: App, { id: member }: Member, id: string): Promise<WithdrawalRecord> {
  const order = await findWithdrawal(app.db, member, id);
  if (!order) throw new Error(`the demo's withdrawal ${id} is gone`);
  return order;
}

/** What the provider answered to the payout then. */
async function payOut(app: App, order: WithdrawalRecord, { hoursAgo, became }: DemoWithdrawal) {
  const { member_id: member, id, reference, amount } = order;
  const sent = appThen(app, hoursAgo - 0.6);
  const key = attemptKey(reference, 1, 1, 1);
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('payout_attempt')
      .values({
        member_id: member,
        order_id: id,
        part: 1,
        attempt: 1,
        amount,
        key,
        provider: PROVIDER,
        state: 'Ready',
      })
      .execute();
    const tries = [{ part: 1, attempt: 1, state: 'Sent' as const }];
    const from = ['Approved'] as const;
    await applyWithdrawalTransition(
      tx,
      { member, id, from, to: 'Sent', by: 'system', tries },
      sent.clock.now(),
    );
  });
  const answer = (state: 'sent' | 'paid' | 'returned') => ({
    is: 'ok' as const,
    providerId: `po_${key}`,
    state,
    fee: null,
    reason: null,
    channelReference: state === 'sent' ? null : `77${reference.slice(-8)}`,
    retryable: false,
  });
  const hear = async (hours: number, state: 'sent' | 'paid' | 'returned') => {
    const [attempt] = await attemptsOf(app.db, member, id);
    if (attempt) await applyPayoutAnswer(appThen(app, hours), attempt, answer(state));
  };
  // The sandbox does not know of it, so it is not asked before tomorrow.
  if (became === 'Sent') return hear(-DAY, 'sent');
  await hear(hoursAgo - 0.61, 'paid');
  if (became === 'Returned') await hear(hoursAgo - 2 * DAY, 'returned');
}
