import { object, text, uuid } from '@palaro/api';
import { Money, type MemberId } from '@palaro/kernel';
import {
  COMPARED,
  defineChangeKind,
  refuse,
  textFact,
  type AgreedChange,
  type App,
  type Db,
  type Tx,
} from '@palaro/server';
import { houseAccountFact, payoutFacts } from '../console/order-facts.ts';
import { isManualPaymentPending } from './pending-changes.ts';
import { refuseBarred } from './payout-bars.ts';
import { payWithdrawal, orderStateRefusal, wrongStateRefusal } from './end-withdrawal.ts';
import type { Payer } from './withdrawal-postings.ts';
import { applyWithdrawalTransition } from './withdrawal-transitions.ts';
import { newestOf } from './payout-parts.ts';
import {
  attemptsOf,
  findWithdrawal,
  lockWithdrawal,
  renewVersion,
  type WithdrawalRecord,
} from './withdrawals.repository.ts';

const orderKey = { member: text({ max: 18 }), order: uuid() };

async function lockForChange(tx: Tx, of: { member: MemberId; order: string }) {
  const order = await lockWithdrawal(tx, of.member, of.order);
  if (!order) throw refuse('not_found');
  const { state, amount, reference } = order;
  return { order, before: { state, amount: Money.text(BigInt(amount)), reference } };
}

/**
 * Reads what the change would begin from, when it is asked and when it is agreed to. Refuses
 * `not_found`, and `payout.barred` while a bar stands.
 */
async function lockToPay(app: App, tx: Tx, of: { member: MemberId; order: string }) {
  await refuseBarred(app, tx, of.member);
  return lockForChange(tx, of);
}

const subject = ({ member }: { member: MemberId }) => `member:${member}`;

/** Approval of a withdrawal by two people (docs/domain/operator-console.md §5). */
export const approvalChange = defineChangeKind({
  name: 'withdrawal.approve',
  payload: object(orderKey),
  concerns: 'payout',
  approve: 'withdrawal.decide',
  subject,
  before: async (app, tx, of) => (await lockToPay(app, tx, of)).before,
  after: (_of, before) => ({ ...(before as object), state: 'Approved' }),
  facts: async (app, tx, of) => {
    const { order } = await lockForChange(tx, of);
    return payoutFacts(app, tx, order, textFact(app.site.settings['site.name']));
  },
  async apply(app, tx, { payload, people }) {
    const at = app.clock.now();
    const about = { member: payload.member, id: payload.order };
    const step = { ...about, from: ['Review'], to: 'Approved', approvedBy: people } as const;
    const last = people.at(-1) ?? '';
    if (!(await applyWithdrawalTransition(tx, { ...step, by: `operator/${last}` }, at)))
      throw refuse('console.stale');
    await app.queue.emit(tx, 'withdrawal.moved', {
      memberId: payload.member,
      id: payload.order,
      state: 'Approved',
      at: at.toISOString(),
    });
  },
});

const manualPayment = { ...orderKey, account: uuid(), reference: text({ min: 4, max: 60 }) };
type ManualPayment = { member: MemberId; order: string; account: string; reference: string };

/** Payment from our bank by hand: always two people, with the bank's reference. */
export const manualPaymentChange = defineChangeKind({
  name: 'withdrawal.pay-by-hand',
  payload: object(manualPayment),
  concerns: 'payout',
  approve: 'change.approve.money',
  subject,
  async before(app, tx, of) {
    const { order, before } = await lockToPay(app, tx, of);
    const isPayable = order.state === 'Approved' || order.state === 'Failed';
    if (!isPayable) throw wrongStateRefusal(order.state);
    // Once it is pending, a rejection that was decided on the version before comes too late.
    if (!(await isManualPaymentPending(tx, order.id))) await renewVersion(tx, order);
    // The amount that people transferred: if a paid part is returned now, they agreed to less.
    const rest = Money.text(BigInt(order.amount) - (await paidParts(tx, order)).paid);
    return { ...before, rest };
  },
  after: ({ account, reference }, before) => ({
    ...(before as object),
    state: 'Paid',
    account,
    bankReference: reference,
  }),
  async facts(app, tx, of) {
    const { order } = await lockForChange(tx, of);
    const account = await houseAccountFact(tx, of.account);
    return {
      ...(await payoutFacts(app, tx, order, account)),
      account: COMPARED,
      reference: textFact(of.reference),
    };
  },
  async apply(app, tx, { payload }) {
    const { order } = await lockForChange(tx, payload);
    const at = app.clock.now();
    // Until the money is booked nobody may send, release or cancel it.
    const base = { member: order.member_id, id: order.id, by: 'system' } as const;
    const failed = { ...base, from: ['Failed'], to: 'Approved' } as const;
    const isApproved =
      order.state !== 'Failed' || (await applyWithdrawalTransition(tx, failed, at));
    const sent = { ...base, from: ['Approved'], to: 'Sent' } as const;
    if (!isApproved || !(await applyWithdrawalTransition(tx, sent, at)))
      throw refuse('console.stale');
  },
  applied: pay,
});

/** Parts of an order that providers have paid. */
async function paidParts(db: Db, { member_id, id }: WithdrawalRecord) {
  const parts = newestOf(await attemptsOf(db, member_id, id))
    .filter(({ state }) => state === 'Paid')
    .map(({ provider, amount }) => ({ provider, amount: BigInt(amount) }));
  return { parts, paid: Money.sum(parts.map(({ amount }) => amount)) };
}

async function pay(app: App, { payload, people }: AgreedChange<ManualPayment>): Promise<void> {
  const { member, order: id, account, reference } = payload;
  const order = await findWithdrawal(app.db, member, id);
  if (!order) throw refuse('not_found');
  const by = `operator/${people.at(-1)}`;
  if (order.state === 'Paid' && order.channel_reference === reference) return;
  if (order.state !== 'Sent') throw await orderStateRefusal(app, order);
  const { parts, paid } = await paidParts(app.db, order);
  const payers: Payer[] = [...parts, { account, amount: BigInt(order.amount) - paid }];
  const end = { from: [order.state], to: 'Paid', by, channelReference: reference, payers } as const;
  if (!(await payWithdrawal(app, order, { ...end, version: order.version }))) {
    throw await orderStateRefusal(app, order);
  }
}
