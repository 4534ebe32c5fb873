import type { Money } from '@palaro/kernel';
import { cash, house, type Leg, type LedgerAnswer, type SubledgerEntry } from '@palaro/ledger';
import { refuse, type App } from '@palaro/server';
import { openRequirement } from '@palaro/turnover/server';
import { commitItem, eventEntries } from '@palaro/wallet/server';
import { depositOffers } from './deposit-offers.ts';
import { depositTransition, type DepositTransition } from './deposit-transitions.ts';
import type { DepositRecord } from './deposits.repository.ts';
import { depositEndedEvent } from './transition-deposit.ts';
import { publishDeposit } from './publish-deposit.ts';
import { turnoverOf } from './turnover-times.ts';

type Closing = Pick<
  DepositTransition,
  'by' | 'version' | 'payerNameSealed' | 'providerId' | 'provider'
>;

/**
 * House account that the money came to: at the provider, or in our account at a bank
 * (docs/domain/ledger.md §3).
 */
const sourceOf = ({ provider, house_account }: Pick<DepositRecord, 'provider' | 'house_account'>) =>
  provider ? house('PAY_IN', provider) : house('BANK', '', house_account ?? '');

/**
 * Credits the received money: posting, requirement, transition, events and `more` (an operator's
 * entry) are one commit. The ledger takes the order's key once, so that a repeat adds nothing. True
 * if this call added it.
 */
export async function creditDeposit(
  app: App,
  order: DepositRecord,
  received: Money,
  end: Closing,
  more: readonly SubledgerEntry[] = [],
) {
  const fee = BigInt(order.fee) < received ? BigInt(order.fee) : received;
  const credited = received - fee;
  const texts = { received: String(received), credited: String(credited), fee: String(fee) };
  const transition = { ...end, to: 'Paid' as const, ...texts, nextAskAt: null };
  const { member_id: member, id } = order;
  const offer = await depositOffers.of(app).earned(order, credited);
  // With a bonus its times hold instead of the site's (docs/domain/payments.md §7).
  const required = offer
    ? credited * BigInt(offer.times)
    : turnoverOf(credited, order.turnover_times);
  return commit(app, order, {
    to: 'Paid',
    key: 'paid',
    kind: 'deposit',
    by: end.by,
    input: String(received),
    legs: [
      { from: sourceOf({ ...order, ...definedOf(end) }), to: cash, amount: received },
      { from: cash, to: house('PAY_FEE', order.provider ?? ''), amount: fee },
    ],
    subledger: [
      depositTransition({ ...transition, member, id }),
      openRequirement({ member, cause: 'deposit', causeId: id, required }),
      ...eventRows(app, order, 'Paid', credited, end.by),
      ...(offer?.rows ?? []),
      ...more,
    ],
  });
}

const definedOf = ({ provider }: Closing) => (provider === undefined ? {} : { provider });

/**
 * Reverses a payment that the bank took back (a chargeback): the member's cash pays for it, and
 * what it cannot pay becomes debt; the fee is given back first (docs/domain/ledger.md §3). True if
 * this call took it.
 */
export async function reverseDeposit(
  app: App,
  order: DepositRecord,
  end: Closing,
  reason: string,
  more: readonly SubledgerEntry[] = [],
) {
  const { member_id: member, id } = order;
  const received = BigInt(order.received ?? order.amount);
  const transition = { ...end, to: 'Reversed' as const, reason, nextAskAt: null };
  return commit(app, order, {
    to: 'Reversed',
    key: 'reversed',
    kind: 'depositReversed',
    by: end.by,
    input: String(received),
    legs: [
      { from: house('PAY_FEE', order.provider ?? ''), to: cash, amount: BigInt(order.fee) },
      { from: cash, to: sourceOf(order), amount: received, clawback: true },
    ],
    subledger: [
      depositTransition({ ...transition, member, id }),
      ...eventRows(app, order, 'Reversed', received, end.by),
      ...more,
    ],
  });
}

function eventRows(
  app: App,
  order: DepositRecord,
  to: 'Paid' | 'Reversed',
  amount: Money,
  by: string,
) {
  const { member_id: memberId, reference } = order;
  const ended = depositEndedEvent(app, order, { to, amount });
  return eventEntries([
    ...(ended ? app.queue.rowsOf('deposit.ended', ended) : []),
    // What operators take back was their mistake: the account goes on.
    ...(to === 'Reversed' && by === 'provider'
      ? app.queue.rowsOf('deposit.reversed', { memberId, reference })
      : []),
  ]);
}

interface Posting {
  to: 'Paid' | 'Reversed';
  key: string;
  kind: string;
  by: string;
  input: string;
  legs: Leg[];
  subledger: SubledgerEntry[];
}

async function commit(app: App, order: DepositRecord, posting: Posting): Promise<boolean> {
  const { member_id: member, id } = order;
  const { to, key, kind, by, input, legs, subledger } = posting;
  const done = isDone(
    await commitItem(app, {
      member,
      key: `deposit/${id}/${key}`,
      input,
      kind,
      cause: { kind: 'deposit', id },
      actor: by,
      legs,
      subledger,
    }),
  );
  if (done) publishDeposit(app, order, to);
  return done;
}

/** Codes of an order that another writer ended, or ended with another amount. */
const LATE = ['order_state', 'key_reused'];

function isDone({ is, code }: LedgerAnswer): boolean {
  if (is === 'posted') return true;
  if (is === 'repeated' || LATE.includes(code ?? '')) return false;
  if (code === 'try_again') throw refuse('try_again');
  throw new Error(`the end of a deposit was refused: ${code}`);
}
