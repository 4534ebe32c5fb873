import { findExclusion } from '@palaro/accounts/server';
import { Money } from '@palaro/kernel';
import { depositRoom } from '@palaro/limits/server';
import type { PaidMoney } from '@palaro/providers';
import type { App } from '@palaro/server';
import { isOpenDeposit } from '../../order-states.ts';
import { sealPayer } from '../deposits/payer-name.ts';
import { creditDeposit } from '../deposits/credit-deposit.ts';
import type { DepositRecord } from '../deposits/deposits.repository.ts';
import { nameScore, SAME_NAME } from '../deposits/name-score.ts';
import { stepDeposit } from '../deposits/step-deposit.ts';
import { readAbout } from '../methods/methods.repository.ts';

/** Who the money came through. */
interface Source {
  provider: string;
  providerId: string;
}

/** What became of an event or an answer; kept with the event. */
export type Outcome = 'paid' | 'review' | 'nothing' | 'unmatched' | 'ended' | 'reversed';

/** Of each provider its payment is one; the order's state says whether it was added before. */
const DONE = ['Paid', 'Returned', 'Reversed'];

/**
 * Money came for an order: it is added, whatever the order's state was, or waits for an operator
 * where something is in doubt (docs/domain/payments.md §3, §5.5). A repeat does nothing.
 */
export async function takeMoney(
  app: App,
  order: DepositRecord,
  paid: PaidMoney,
  { provider, providerId }: Source,
): Promise<Outcome> {
  if (DONE.includes(order.state)) return 'nothing';
  const { payerName } = paid;
  const sealed = payerName ? sealPayer(app, order.id, payerName).toString('base64') : undefined;
  const marks = await doubtsOf(app, order, paid);
  const about = {
    ...{ by: 'provider', provider, providerId },
    ...(sealed === undefined ? {} : { payerNameSealed: sealed }),
  };
  if (marks.length === 0) {
    return (await creditDeposit(app, order, paid.amount, about)) ? 'paid' : 'nothing';
  }
  const received = marks.includes('currency') ? {} : { received: String(paid.amount) };
  const step = { ...about, to: 'Review' as const, marks, ...received, nextAskAt: null };
  return (await stepDeposit(app, order, step)) ? 'review' : 'nothing';
}

/** Why money must not be added without a person (docs/domain/payments.md §3, §5.5, §8). */
async function doubtsOf(app: App, order: DepositRecord, paid: PaidMoney): Promise<string[]> {
  const { settings } = app.site;
  const now = app.clock.now();
  const { member_id: member } = order;
  const [about, excluded, room] = await Promise.all([
    readAbout(app.db, member),
    findExclusion(app.db, member, now),
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
    ['currency', paid.currency !== settings['site.currency']],
    ['amount', off > tolerance || -off > tolerance],
    ['payer_name', stranger],
    ['excluded', excluded?.state !== 'active' || excluded.kinds !== null],
    ['limit', room !== null && paid.amount > room.left],
    ['velocity', order.marks.includes('velocity')],
  ];
  return doubts.flatMap(([mark, holds]) => (holds ? [mark] : []));
}
