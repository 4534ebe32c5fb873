import { object, type Static } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  memberFact,
  moneyFact,
  NO_FACT,
  refuse,
  textFact,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import { approversOf, balanceFacts, postCorrection, requireCash } from '@palaro/wallet/server';
import { settledByHand } from '../console.api.ts';
import './gateway.events.ts';
import { lockParked, setSettled } from './parked.repository.ts';

const payload = object(settledByHand);
type ByHand = Static<typeof payload>;

/**
 * Settles by hand what cannot be booked as the vendor sent it: the member is credited by a
 * correction, or the credit is refused. Nobody does either alone, and the credit is locked, so that
 * it is settled once (docs/domain/wallet-protocol.md §9, parked credits).
 */
export const settleChange = defineChangeKind({
  name: 'credit.settle',
  payload,
  concerns: 'payment',
  approve: 'change.approve.money',
  approvers: ({ amount }) => (amount === undefined ? 1 : approversOf(amount)),
  subject: ({ member, vendor }) => (member === undefined ? `vendor:${vendor}` : `member:${member}`),
  async before(app, tx, { vendor, credit, member }) {
    const { command, status } = await requireWaiting(tx, vendor, credit);
    if (member !== undefined) await requireCash(app, member);
    return { vendor, credit, command, status, state: 'waiting' };
  },
  after({ member, amount }, before) {
    const to = member === undefined ? { state: 'refused' } : { state: 'corrected', member, amount };
    return { ...(before as object), ...to };
  },
  async facts(app, _tx, { vendor, member, amount, code }) {
    const moved = Money.of(amount ?? '0.0000');
    return {
      member: memberFact(member),
      amount: moneyFact(moved),
      from: textFact(vendor),
      to: memberFact(member),
      ...(member === undefined ? NO_BALANCES : await balanceFacts(app, member, moved)),
      order: NO_FACT,
      vendor: COMPARED,
      credit: COMPARED,
      code: textFact(code),
    };
  },
  async apply(app, tx, { payload: { vendor, credit, member }, reason, people }) {
    const { command } = await requireWaiting(tx, vendor, credit);
    const outcome = member === undefined ? 'refused' : 'corrected';
    const about = { vendor, credit, command, outcome, by: people.at(-1) ?? '' } as const;
    await settle(app, tx, { ...about, note: `${outcome}: ${reason}` });
  },
  // The ledger commits by itself, under the change's id.
  async applied(app, change) {
    const { member, amount, code } = change.payload;
    if (member === undefined || amount === undefined || code === undefined) return;
    await postCorrection(app, { ...change, payload: { member, amount, code } });
  },
});

/** A credit that is refused moves no money. */
const NO_BALANCES = { balance: NO_FACT, balanceAfter: NO_FACT };

/** Asks for it. Refuses `not_found`, `credit.settled`, and what a correction refuses. */
export const askToSettle = (app: App, operator: Operator, wanted: ByHand, reason: string) =>
  askForChange.of(app)(operator, settleChange, { payload: wanted, reason });

/** The credit, locked. Refuses `not_found`, and `credit.settled` where it waits no longer. */
export async function requireWaiting(tx: Tx, vendor: string, credit: string) {
  const row = await lockParked(tx, vendor, credit);
  if (!row) throw refuse('not_found');
  if (row.resolved_at !== null) throw refuse('credit.settled');
  return row;
}

interface Settled {
  vendor: string;
  credit: string;
  command: string;
  outcome: 'booked' | 'corrected' | 'refused';
  by: string;
  note: string;
}

/** It waits no longer, and those who found it waiting hear of that. */
export async function settle(app: App, tx: Tx, { outcome, ...told }: Settled): Promise<void> {
  await setSettled(tx, told.credit, { outcome, at: app.clock.now() });
  await app.queue.emit(tx, 'credit.settled', told);
}
