import { dayIn, newId } from '@palaro/kernel';
import { turnoverMet } from '@palaro/turnover/server';
import { cancelWithdrawal } from '../../areas/money/cashier/server/withdrawals/cancel-withdrawal.ts';
import {
  approveWithdrawal,
  returnToReview,
  rejectWithdrawal,
  resendPayout,
  splitPayout,
} from '../../areas/money/cashier/server/withdrawals/decide-withdrawal.ts';
import { placeHold } from '../../areas/money/cashier/server/withdrawals/withdrawal-postings.ts';
import { nextReference } from '../../areas/money/cashier/server/order-names.ts';
import { manualPaymentChange } from '../../areas/money/cashier/server/withdrawals/withdrawal-changes.ts';
import { newWithdrawalRows } from '../../areas/money/cashier/server/withdrawals/withdrawal-rows.ts';
import {
  attemptsOf,
  findWithdrawal,
} from '../../areas/money/cashier/server/withdrawals/withdrawals.repository.ts';
import { referenceOf } from '../../areas/money/cashier/server/order-names.ts';
import { newestOf } from '../../areas/money/cashier/server/withdrawals/payout-parts.ts';
import { CASHIER, oneOf, OTHER, type Move } from './deposit-moves.ts';
import type { History } from './history.ts';
import { payingAccount } from './statement.ts';

const AMOUNT = 6_000_000n;
const reason = 'decided in a trial';

async function seen({ app, member, withdrawal }: History) {
  const found = withdrawal && (await findWithdrawal(app.db, member, withdrawal.id));
  const tell = 'other' as const;
  return found ? { member, order: found.id, version: found.version, tell, reason } : null;
}

const decided =
  (
    decide: (
      app: History['app'],
      by: typeof CASHIER,
      order: NonNullable<Awaited<ReturnType<typeof seen>>>,
    ) => Promise<unknown>,
  ): Move =>
  async (h) => {
    const order = await seen(h);
    return order && decide(h.app, CASHIER, order);
  };

/** One of the payouts that the bank has for the member. */
const payoutOf = ({ bank, withdrawals, random }: History) => {
  const all = [...bank.payouts.keys()].filter((key) => withdrawals.has(referenceOf(key)));
  return all.length > 0 ? random.pick(all) : '';
};

export const withdrawalMoves: Readonly<Record<string, Move>> = {
  /** The request's own commit; the checks before it have their tests and hash a password. */
  async request(h) {
    const { app, member, card } = h;
    const id = newId(app.clock.now());
    const reference = await nextReference(app, app.db, 'W');
    const order = newWithdrawalRows.entry({
      member,
      id,
      reference,
      input: '00',
      card,
      state: 'Review',
      score: 20,
      marks: ['first'],
      needs: 'one',
      method: 'BANK',
      bankCode: 'BDO',
      last4: '7890',
      amount: String(AMOUNT),
      fee: '0',
      countMost: 5,
      sumMost: '5000000000',
      dayStart: app.clock.now().toISOString(),
      expectedAt: app.clock.now().toISOString(),
    });
    const subledger = [turnoverMet(member), order];
    const answer = await placeHold(app, { member, id, amount: AMOUNT, fee: 0n, subledger });
    if (answer.is !== 'posted') return;
    h.withdrawal = { id, reference };
    h.withdrawals.add(reference);
  },
  approve: decided(approveWithdrawal),
  rejectPayout: decided(rejectWithdrawal),
  hold: decided(returnToReview),
  resend: decided(resendPayout),
  split: decided((app, by, order) => splitPayout(app, by, { ...order, most: 2_500_000n })),
  async twoOnPayout(h) {
    const order = await seen(h);
    if (!order) return;
    const decide = h.random.pick([approveWithdrawal, returnToReview, resendPayout]);
    await oneOf(decide(h.app, CASHIER, order), rejectWithdrawal(h.app, OTHER, order));
  },
  cancelPayout: async (h) => h.withdrawal && cancelWithdrawal(h.app, h.member, h.withdrawal.id),
  async payout(h) {
    h.bank.payout(payoutOf(h), 'paid');
  },
  async refuse(h) {
    h.bank.payout(payoutOf(h), 'failed', h.random.below(3) > 0);
  },
  async comeBack(h) {
    h.bank.payout(payoutOf(h), 'returned');
  },
  /** Two people agree that they transferred it; the money is booked by a later move. */
  async agreeByHand(h) {
    const { app, member, withdrawal } = h;
    if (!withdrawal || h.byHand) return;
    const account = await payingAccount(app);
    const reference = `BANK-${withdrawal.reference}`;
    const payload = { member, order: withdrawal.id, account, reference };
    const change = { id: newId(app.clock.now()), payload, reason, people: ['cashier1', 'boss1'] };
    const paid = await app.db.transaction().execute(async (tx) => {
      await manualPaymentChange.before(app, tx, payload);
      const parts = newestOf(await attemptsOf(tx, member, withdrawal.id));
      await manualPaymentChange.apply(app, tx, change);
      return parts.reduce(
        (sum, { state, amount }) => sum + (state === 'Paid' ? BigInt(amount) : 0n),
        0n,
      );
    });
    const amount = AMOUNT - paid;
    h.paidByHand += amount;
    h.byHand = async () => {
      await manualPaymentChange.applied?.(app, change);
      const day = dayIn(app.site.settings['site.zone'], app.clock.now());
      if (h.byHand) h.transfers.push({ day, amount, reference });
      h.byHand = null;
    };
  },
  bookByHand: async (h) => h.byHand?.(),
};
