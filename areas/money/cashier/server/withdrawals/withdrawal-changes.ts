import { object, text, uuid } from '@palaro/api';
import { Money, type MemberId } from '@palaro/kernel';
import {
  defineChangeKind,
  refuse,
  type AgreedChange,
  type App,
  type Db,
  type Tx,
} from '@palaro/server';
import { isPaidByHand } from './asked-approval.ts';
import { payWithdrawal, orderStateRefusal, wrongState } from './end-withdrawal.ts';
import type { Payer } from './move-withdrawal.ts';
import { applyWithdrawalTransition } from './withdrawal-transitions.ts';
import { newestOf } from './payout-plan.ts';
import {
  attemptsOf,
  findWithdrawal,
  lockWithdrawal,
  renewVersion,
  type WithdrawalRecord,
} from './withdrawals.repository.ts';

const order = { member: text({ max: 18 }), order: uuid() };

async function seenIn(tx: Tx, of: { member: MemberId; order: string }) {
  const found = await lockWithdrawal(tx, of.member, of.order);
  if (!found) throw refuse('not_found');
  const { state, amount, reference } = found;
  return { found, seen: { state, amount: Money.text(BigInt(amount)), reference } };
}

const subject = ({ member }: { member: MemberId }) => `member:${member}`;

/** A withdrawal that two people agree to (docs/domain/operator-console.md §5). */
export const approvalChange = defineChangeKind({
  name: 'withdrawal.approve',
  payload: object(order),
  approve: 'withdrawal.decide',
  subject,
  before: async (_app, tx, of) => (await seenIn(tx, of)).seen,
  after: (_of, before) => ({ ...(before as object), state: 'Approved' }),
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

const byHand = { ...order, account: uuid(), reference: text({ min: 4, max: 60 }) };
type ByHand = { member: MemberId; order: string; account: string; reference: string };

/** It was paid from our bank by hand: always two people, with the bank's reference. */
export const byHandChange = defineChangeKind({
  name: 'withdrawal.pay-by-hand',
  payload: object(byHand),
  approve: 'change.approve.money',
  subject,
  async before(_app, tx, of) {
    const { found, seen } = await seenIn(tx, of);
    const isIdle = found.state === 'Approved' || found.state === 'Failed';
    if (!isIdle) throw wrongState(found.state);
    // While it is asked for: whoever is about to give the money back has seen another version.
    if (!(await isPaidByHand(tx, found.id))) await renewVersion(tx, found);
    // What people transferred: if a part that was paid comes back meanwhile, they agreed to less.
    const rest = Money.text(BigInt(found.amount) - (await paidParts(tx, found)).paid);
    return { ...seen, rest };
  },
  after: ({ account, reference }, before) => ({
    ...(before as object),
    state: 'Paid',
    account,
    bankReference: reference,
  }),
  async apply(app, tx, { payload }) {
    const { found } = await seenIn(tx, payload);
    const at = app.clock.now();
    // Until the money is booked nobody may send it, give it back or call it off.
    const about = { member: found.member_id, id: found.id, by: 'system' } as const;
    const failed = { ...about, from: ['Failed'], to: 'Approved' } as const;
    const again = found.state !== 'Failed' || (await applyWithdrawalTransition(tx, failed, at));
    const taken = { ...about, from: ['Approved'], to: 'Sent' } as const;
    if (!again || !(await applyWithdrawalTransition(tx, taken, at))) throw refuse('console.stale');
  },
  applied: pay,
});

/** What providers have paid of an order. */
async function paidParts(db: Db, { member_id, id }: WithdrawalRecord) {
  const parts = newestOf(await attemptsOf(db, member_id, id))
    .filter(({ state }) => state === 'Paid')
    .map(({ provider, amount }) => ({ provider, amount: BigInt(amount) }));
  return { parts, paid: Money.sum(parts.map(({ amount }) => amount)) };
}

async function pay(app: App, { payload, people }: AgreedChange<ByHand>): Promise<void> {
  const { member, order: id, account, reference } = payload;
  const found = await findWithdrawal(app.db, member, id);
  if (!found) throw refuse('not_found');
  const by = `operator/${people.at(-1)}`;
  if (found.state === 'Paid' && found.channel_reference === reference) return;
  if (found.state !== 'Sent') throw await orderStateRefusal(app, found);
  const { parts, paid } = await paidParts(app.db, found);
  const payers: Payer[] = [...parts, { account, amount: BigInt(found.amount) - paid }];
  const end = { from: [found.state], to: 'Paid', by, channelReference: reference, payers } as const;
  if (!(await payWithdrawal(app, found, { ...end, version: found.version }))) {
    throw await orderStateRefusal(app, found);
  }
}
