import { object, text, uuid } from '@palaro/api';
import { Money, type MemberId } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  refuse,
  textFact,
  type AgreedChange,
  type App,
  type Operator,
} from '@palaro/server';
import { balanceFacts } from '@palaro/wallet/server';
import { confirmDeposit } from '../console/confirm-deposit.ts';
import { depositFacts, houseAccountFact } from '../console/order-facts.ts';
import { orderOf } from '../console/read-order.ts';
import { reverseDeposit } from '../deposits/credit-deposit.ts';
import { orderStateRefusal } from '../deposits/transition-deposit.ts';
import { compareBalancesNow } from './balances.ts';
import { lastMatch, lineOfOrder } from './bank-line-rows.ts';
import { expectWaiting, readLine, takeBackMatch } from './hand-match.ts';

interface Credit {
  account: string;
  line: string;
  member: MemberId;
  order: string;
  version: number;
  reason: string;
}

/**
 * A line is the transfer of a deposit that waits: what the bank got is added, by the rules and the
 * limits of any deposit that an operator confirms. Order, posting and line are one commit. Refuses
 * `not_found`, `order_state`, `recon.no_fit`, and what confirming refuses.
 */
export async function creditLine(
  app: App,
  operator: Operator,
  { account, line, ...order }: Credit,
): Promise<{ changeId: string | null }> {
  const seen = await readLine(app.db, { account, line });
  expectWaiting(seen);
  const { house_account } = await orderOf(app, order);
  if (seen.amount <= 0n || house_account !== account) throw refuse('recon.no_fit');
  const received = Money.text(seen.amount);
  return confirmDeposit(app, operator, { ...order, received, bankLine: { account, line } });
}

const taken = {
  account: uuid(),
  line: text({ max: 64 }),
  posting: text({ max: 120 }),
  member: text({ max: 18 }),
  order: uuid(),
};
interface Taken {
  account: string;
  line: string;
  posting: string;
  member: MemberId;
  order: string;
}

/** Two people take back what was added to the wrong order, by a reverse posting. */
export const takeBackChange = defineChangeKind({
  name: 'cash.take-back',
  payload: object(taken),
  concerns: 'payment',
  approve: 'change.approve.money',
  subject: ({ order }) => `deposit:${order}`,
  before: async (_app, tx, of) => {
    const { matched, amount, day } = await readLine(tx, of);
    return { posting: matched, amount: Money.text(amount), day };
  },
  after: (_of, before) => ({ ...(before as object), posting: null }),
  async facts(app, tx, payload) {
    const order = await orderOf({ db: tx }, payload);
    const received = BigInt(order.received ?? order.amount);
    const { from, to, ...facts } = await depositFacts(app, tx, order, received);
    return {
      ...facts,
      ...(await balanceFacts(app, order.member_id, -BigInt(order.credited ?? order.amount))),
      // The money goes the way back.
      from: to,
      to: from,
      account: await houseAccountFact(tx, payload.account),
      line: textFact(payload.line),
      posting: COMPARED,
    };
  },
  // The ledger commits by itself, so the money moves in `applied`.
  apply: () => Promise.resolve(),
  applied: async (app, { payload, people, reason }: AgreedChange<Taken>) => {
    const order = await orderOf(app, payload);
    // It was applied before: this is the repeat of a task.
    if (order.state === 'Reversed') return;
    const { account, line } = payload;
    const by = people.at(-1) ?? '';
    const said = { kind: 'undo', by, reason } as const;
    const more = await lineOfOrder(app, order, { account, line }, said);
    const end = { by: `operator/${by}`, version: order.version };
    if (!(await reverseDeposit(app, order, end, reason, more)))
      throw await orderStateRefusal(app, order);
    await compareBalancesNow(app, account);
  },
});

interface TakeBack {
  account: string;
  line: string;
  posting: string;
  reason: string;
}

/**
 * Takes back what a line was said to be. One person where no money moved by it; where it paid an
 * order, two, by a reverse posting. Refuses `not_found`, `order_state`, and what asking refuses.
 */
export async function takeBackLine(
  app: App,
  operator: Operator,
  named: TakeBack,
): Promise<{ changeId: string | null }> {
  const { reason, ...payload } = named;
  const { matched } = await readLine(app.db, named);
  if (matched !== named.posting) throw refuse('order_state', { data: { state: 'Open' } });
  const last = await lastMatch(app.db, named);
  if (last?.kind !== 'credit' || last.posting !== matched) {
    await takeBackMatch(app, operator, named);
    return { changeId: null };
  }
  const order = named.posting.split('/')[1];
  if (last.member === null || order === undefined) throw refuse('not_found');
  return askForChange.of(app)(operator, takeBackChange, {
    payload: { ...payload, member: last.member, order },
    reason,
  });
}
