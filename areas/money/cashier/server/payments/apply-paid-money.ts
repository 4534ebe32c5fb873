import { findExclusion } from '@palaro/accounts/server';
import { Money } from '@palaro/kernel';
import { depositRoom } from '@palaro/limits/server';
import type { PaidMoney } from '@palaro/providers';
import { refuse, type App } from '@palaro/server';
import { isOpenDeposit } from '../../order-states.ts';
import { sealPayer } from '../deposits/payer-name.ts';
import { creditDeposit } from '../deposits/credit-deposit.ts';
import { findDeposit, type DepositRecord } from '../deposits/deposits.repository.ts';
import { nameScore, SAME_NAME } from '../deposits/name-score.ts';
import { transitionDeposit } from '../deposits/transition-deposit.ts';
import { readAbout } from '../methods/methods.repository.ts';
import { isOwnPayment, type Source } from './find-order.ts';
import { keepUnmatched } from './keep-unmatched.ts';
import { keepProviderFee } from '../settlement/booked.repository.ts';

/** Outcome of an event or an answer; kept with the event. */
export type Outcome = 'paid' | 'review' | 'nothing' | 'unmatched' | 'ended' | 'reversed';

/** Mark of an order whose reversal came before its payment. */
export const REVERSED = 'reversed';

/** States of orders whose payment was added before. */
const DONE = ['Paid', 'Returned', 'Reversed'];

/** Orders that another writer overtook are read and judged again. */
const TRIES_MAX = 10;

/** Mark of an order that was paid in another currency. */
const CURRENCY = 'currency';

/** True where a payment of the order came before: it was added, or waits for a person. */
const isPaymentHere = ({ state, received, marks }: DepositRecord) =>
  DONE.includes(state) || (state === 'Review' && (received !== null || marks.includes(CURRENCY)));

/**
 * Applies a payment to its order: it is credited, whatever the order's state was, or waits for an
 * operator where something is in doubt (docs/domain/payments.md §3, §5.5). A repeat does nothing;
 * another payment of an order whose payment is here is unmatched money that names the order.
 * Refuses `try_again` where the order moved meanwhile; the task or the next query comes again.
 */
export async function applyPaidMoney(
  app: App,
  order: DepositRecord,
  paid: PaidMoney,
  source: Source,
): Promise<Outcome> {
  let current: DepositRecord | undefined = order;
  for (let tries = 0; current && tries < TRIES_MAX; tries++) {
    const outcome = await applyToVersion(app, current, paid, source);
    if (outcome !== 'overtaken') return outcome;
    current = await findDeposit(app.db, order.member_id, order.id);
  }
  throw refuse('try_again');
}

/** Applies the money to this version of the order; `overtaken` where it has moved meanwhile. */
async function applyToVersion(
  app: App,
  order: DepositRecord,
  paid: PaidMoney,
  source: Source,
): Promise<Outcome | 'overtaken'> {
  const { provider, providerId } = source;
  if (isPaymentHere(order)) {
    // What waits for a person goes on waiting, whatever a repeat leaves out.
    if (isOwnPayment(order, source)) return 'nothing';
    // Paid once more, on another page or through another provider: money that belongs to no order.
    return keepUnmatched(app, provider, { providerId, reference: order.reference, paid });
  }
  const { payerName, fee } = paid;
  if (fee !== null) await keepProviderFee(app.db, { provider, providerId, fee });
  const sealed = payerName ? sealPayer(app, order.id, payerName).toString('base64') : undefined;
  const marks = await doubtsOf(app, order, paid);
  const base = {
    by: 'provider',
    provider,
    providerId,
    version: order.version,
    ...(sealed === undefined ? {} : { payerNameSealed: sealed }),
  };
  if (marks.length === 0) {
    return (await creditDeposit(app, order, paid.amount, base)) ? 'paid' : 'overtaken';
  }
  if (order.state === 'Review') return 'nothing';
  const received = marks.includes(CURRENCY) ? {} : { received: String(paid.amount) };
  const transition = { ...base, to: 'Review' as const, marks, ...received, nextAskAt: null };
  return (await transitionDeposit(app, order, transition)) ? 'review' : 'overtaken';
}

/** Marks of money that a person must decide about (docs/domain/payments.md §3, §5.5, §8). */
async function doubtsOf(app: App, order: DepositRecord, paid: PaidMoney): Promise<string[]> {
  const { settings } = app.site;
  const now = app.clock.now();
  const { member_id: member } = order;
  const [about, excluded, room] = await Promise.all([
    readAbout(app.reads, member),
    findExclusion(app.reads, member, now),
    isOpenDeposit(order.state) ? null : depositRoom(app, app.db, member),
  ]);
  const off = paid.amount - BigInt(order.amount);
  const tolerance = Money.of(settings['deposit.receivedTolerance']);
  const { payerName } = paid;
  const stranger =
    payerName !== null &&
    about.payeeName !== null &&
    nameScore(payerName, about.payeeName) < SAME_NAME;
  const doubts: [string, boolean][] = [
    [CURRENCY, paid.currency !== settings['site.currency']],
    ['amount', off > tolerance || -off > tolerance],
    ['payer_name', stranger],
    ['excluded', excluded?.state !== 'active' || excluded.kinds !== null],
    ['limit', room !== null && paid.amount > room.left],
    ['velocity', order.marks.includes('velocity')],
    // An operator said no; money that comes all the same is his to decide about.
    ['rejected', order.state === 'Rejected'],
    [REVERSED, order.marks.includes(REVERSED)],
  ];
  return doubts.flatMap(([mark, holds]) => (holds ? [mark] : []));
}
