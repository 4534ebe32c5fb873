import { int, object, optional, positiveMoney, text, uuid } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  itemsFact,
  mayAlone,
  NO_FACT,
  recordAudit,
  refuse,
  textFact,
  type AgreedChange,
  type App,
  type Operator,
} from '@palaro/server';
import type { SubledgerEntry } from '@palaro/ledger';
import { auditEntry } from '@palaro/wallet/server';
import { compareBalancesNow } from '../bank/balances.ts';
import { lineOfOrder } from '../bank/bank-line-rows.ts';
import { creditDeposit } from '../deposits/credit-deposit.ts';
import type { DepositRecord } from '../deposits/deposits.repository.ts';
import { isExcluded } from '../deposits/is-excluded.ts';
import { orderStateRefusal, transitionDeposit } from '../deposits/transition-deposit.ts';
import { queryPaid } from '../payments/apply-payment.ts';
import { countConfirmed, uncountConfirmed } from './confirmed-day.ts';
import { depositFacts } from './order-facts.ts';
import { orderOf } from './read-order.ts';

interface Confirm {
  member: string;
  order: string;
  version: number;
  received: string;
  /** The bank's line that is this money; it becomes the order's in the commit of the posting. */
  bankLine?: { account: string; line: string };
}

/** States in which an operator may say that the money came. */
export const CONFIRMABLE = [
  'Pending',
  'Processing',
  'Review',
  'Expired',
  'Cancelled',
  'Failed',
  'Rejected',
];

/**
 * Two people say that the money came: the maker is never the second (MONEY-01, case 38). The money
 * moves after the last approval; an order that went on meanwhile makes the change stale.
 */
export const confirmChange = defineChangeKind({
  name: 'deposit.confirm',
  payload: object({
    member: text({ max: 18 }),
    order: uuid(),
    version: int({ min: 1 }),
    received: positiveMoney(),
    bankLine: optional(object({ account: uuid(), line: text({ max: 64 }) })),
  }),
  concerns: 'payment',
  approve: 'deposit.decide',
  subject: ({ order }) => `deposit:${order}`,
  before: async (_app, db, payload) => {
    const { state, version, amount } = await orderOf({ db }, payload);
    return { state, version, amount: Money.text(BigInt(amount)) };
  },
  after: ({ received }, before) => ({ ...(before as object), state: 'Paid', received }),
  async facts(app, tx, payload) {
    const order = await orderOf({ db: tx }, payload);
    const { bankLine: line } = payload;
    return {
      ...(await depositFacts(app, tx, order, Money.of(payload.received))),
      received: COMPARED,
      version: COMPARED,
      bankLine: line ? textFact(line.line) : NO_FACT,
      marks: itemsFact(order.marks),
    };
  },
  // The ledger commits by itself, so the money moves in `applied`.
  apply: () => Promise.resolve(),
  applied: async (app, { payload, people, reason }: AgreedChange<Confirm>) => {
    const order = await orderOf(app, payload);
    // It was applied before: this is the repeat of a task.
    if (order.state === 'Paid') return;
    await credit(app, order, payload, { by: people.at(-1) ?? '', reason });
  },
});

/** The site or a person said that no money would come. */
const ENDED = ['Expired', 'Failed', 'Cancelled', 'Rejected'];

/**
 * Whether one person's word is too little, whatever his limit: another amount came than was
 * ordered, the order had ended, or the provider does not say at this moment that it got the money.
 */
async function isDoubtful(app: App, order: DepositRecord, received: bigint): Promise<boolean> {
  if (received !== BigInt(order.amount) || ENDED.includes(order.state)) return true;
  if (order.provider === null) return false;
  const paid = await queryPaid(app, order);
  return paid?.amount !== received || paid.currency !== app.site.settings['site.currency'];
}

/**
 * The money came: what really came is added, by one person up to his limit, his sum of the day and
 * 50,000 where nothing is doubtful, else by two (docs/domain/payments.md §8). An excluded member's
 * waits in Review and can only be sent back. Refuses `order_state`, `not_found`,
 * `deposit_excluded`, and what asking refuses.
 */
export async function confirmDeposit(
  app: App,
  operator: Operator,
  { reason, ...payload }: Confirm & { reason: string },
): Promise<{ changeId: string | null }> {
  const order = await orderOf(app, payload);
  if (order.version !== payload.version || !CONFIRMABLE.includes(order.state)) {
    throw await orderStateRefusal(app, order);
  }
  const received = Money.of(payload.received);
  if (await isExcluded(app, order.member_id)) {
    await keepExcluded(app, operator, order, { received, reason });
    return { changeId: null };
  }
  const alone =
    mayAlone(operator, 'deposit.decide', received) &&
    !(await isDoubtful(app, order, received)) &&
    (await countConfirmed(app, operator, received));
  if (!alone) return askForChange.of(app)(operator, confirmChange, { payload, reason });
  const entry = auditEntry(operator, app.clock.now(), {
    subject: `deposit:${order.id}`,
    member: order.member_id,
    reason,
    before: { state: order.state },
    after: { state: 'Paid', received: payload.received },
  });
  try {
    await credit(app, order, payload, { by: operator.name, reason }, [entry]);
  } catch (error) {
    await uncountConfirmed(app, operator, received);
    throw error;
  }
  operator.recorded.add(operator.action);
  return { changeId: null };
}

/** It came, so the order keeps what came, for whoever sends it back. */
async function keepExcluded(
  app: App,
  operator: Operator,
  order: DepositRecord,
  { received, reason }: { received: Money; reason: string },
) {
  if (order.state === 'Review') throw refuse('deposit_excluded');
  const step = {
    ...({ to: 'Review', by: `operator/${operator.name}`, version: order.version } as const),
    marks: ['excluded'],
    received: String(received),
    nextAskAt: null,
  };
  const done = await transitionDeposit(app, order, step, (tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: `deposit:${order.id}`,
      member: order.member_id,
      reason,
      before: { state: order.state },
      after: { state: 'Review', received: Money.text(received) },
    }),
  );
  if (!done) throw await orderStateRefusal(app, order);
}

async function credit(
  app: App,
  order: DepositRecord,
  { version, received, bankLine }: Confirm,
  { by, reason }: { by: string; reason: string },
  more: readonly SubledgerEntry[] = [],
) {
  if (order.version !== version) throw await orderStateRefusal(app, order);
  if (await isExcluded(app, order.member_id)) throw refuse('deposit_excluded');
  const end = { by: `operator/${by}`, version };
  const line = bankLine
    ? await lineOfOrder(app, order, bankLine, { kind: 'credit', by, reason })
    : [];
  if (!(await creditDeposit(app, order, Money.of(received), end, [...line, ...more]))) {
    throw await orderStateRefusal(app, order);
  }
  if (bankLine) await compareBalancesNow(app, bankLine.account);
}
