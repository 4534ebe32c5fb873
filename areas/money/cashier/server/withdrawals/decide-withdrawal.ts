import { Money, type MemberId } from '@palaro/kernel';
import {
  askForChange,
  mayAlone,
  recordAudit,
  refuse,
  type App,
  type Operator,
} from '@palaro/server';
import { auditEntry } from '@palaro/wallet/server';
import type { WithdrawalState } from '../../order-states.ts';
import type { WithdrawalRejection } from '../../rejections.ts';
import { isManualPaymentPending } from './pending-changes.ts';
import { refuseBarred } from './payout-bars.ts';
import { rescoreWithdrawal } from './rescore-withdrawal.ts';
import { orderStateRefusal, voidWithdrawal } from './end-withdrawal.ts';
import { applyWithdrawalTransition, type WithdrawalTransition } from './withdrawal-transitions.ts';
import { attemptKey, partsOf } from './payout-parts.ts';
import { payoutRoute } from './payout-routes.ts';
import { payoutMethods } from './payout-methods.ts';
import { hasCredited } from './credited-by.ts';
import { approvalChange } from './withdrawal-changes.ts';
import { attemptsOf, findWithdrawal, type WithdrawalRecord } from './withdrawals.repository.ts';

/** Version of an order that an operator decides on. */
export interface OrderVersion {
  member: MemberId;
  order: string;
  version: number;
}

/**
 * Reads an order that is still at the operator's version and waits for no second person over a
 * payment by hand. Refuses `not_found` and `order_state`.
 */
export async function requireOrderVersion(
  app: App,
  target: OrderVersion,
  from: readonly WithdrawalState[],
) {
  const order = await findWithdrawal(app.db, target.member, target.order);
  if (!order) throw refuse('not_found');
  if (order.version !== target.version || !from.includes(order.state)) {
    throw await orderStateRefusal(app, order);
  }
  if (await isManualPaymentPending(app.db, order.id)) throw await orderStateRefusal(app, order);
  return order;
}

interface Entry {
  order: WithdrawalRecord;
  to: WithdrawalState;
  reason?: string;
  more?: object;
}

const entryOf = ({ order, to, reason, more = {} }: Entry) => ({
  subject: `withdrawal:${order.id}`,
  member: order.member_id,
  before: { state: order.state },
  after: { state: to, ...more },
  ...(reason ? { reason } : {}),
});

type Decision = Omit<WithdrawalTransition, 'member' | 'id' | 'from' | 'version' | 'by'>;

/**
 * Applies an operator's decision that moves no money, with its entry. Refuses `payout.barred` where
 * the order would be sent.
 */
async function applyDecision(
  app: App,
  operator: Operator,
  order: WithdrawalRecord,
  { reason, more, ...decision }: Decision & { reason?: string; more?: object },
): Promise<void> {
  const now = app.clock.now();
  const done = await app.db.transaction().execute(async (tx) => {
    if (decision.to === 'Approved') await refuseBarred(app, tx, order.member_id);
    const transition = {
      member: order.member_id,
      id: order.id,
      from: [order.state],
      version: order.version,
      by: `operator/${operator.name}`,
      ...decision,
    };
    if (!(await applyWithdrawalTransition(tx, transition, now))) return false;
    await app.queue.emit(tx, 'withdrawal.moved', {
      memberId: order.member_id,
      id: order.id,
      state: decision.to,
      at: now.toISOString(),
    });
    const entry = {
      order,
      to: decision.to,
      ...(reason ? { reason } : {}),
      ...(more ? { more } : {}),
    };
    await recordAudit(tx, operator, now, entryOf(entry));
    return true;
  });
  if (!done) throw await orderStateRefusal(app, order);
}

/**
 * Approves a withdrawal (docs/domain/operator-console.md §5), by the score that it has now. Above
 * the operator's own limit, from a score of 60 on, or where he credited the member lately, it only
 * asks for a second person (OC-11). Refuses `payout.barred` while a bar stands.
 */
export async function approveWithdrawal(
  app: App,
  operator: Operator,
  { reason, ...target }: OrderVersion & { reason?: string },
): Promise<{ changeId: string | null }> {
  const order = await rescoreWithdrawal(app, await requireOrderVersion(app, target, ['Review']));
  const alone =
    order.needs !== 'two' &&
    mayAlone(operator, 'withdrawal.decide', BigInt(order.amount)) &&
    !(await hasCredited(app, operator, target.member));
  if (!alone) {
    const payload = { member: target.member, order: target.order };
    return askForChange.of(app)(operator, approvalChange, { payload, reason: reason ?? '' });
  }
  const approvedBy = [operator.name];
  await applyDecision(app, operator, order, {
    to: 'Approved',
    approvedBy,
    ...(reason ? { reason } : {}),
  });
  return { changeId: null };
}

/**
 * Rejects a withdrawal and releases its hold; both and the entry are one commit (OC-13). Its member
 * reads `tell`, operators read the reason.
 */
export async function rejectWithdrawal(
  app: App,
  operator: Operator,
  { tell, reason, ...target }: OrderVersion & { tell: WithdrawalRejection; reason: string },
): Promise<object> {
  const order = await requireOrderVersion(app, target, ['Review', 'Approved', 'Failed']);
  const attempts = await attemptsOf(app.db, target.member, target.order);
  // An order that was paid in part cannot be released as a whole.
  if (attempts.some(({ state }) => state === 'Paid')) throw await orderStateRefusal(app, order);
  const entry = auditEntry(
    operator,
    app.clock.now(),
    entryOf({ order, to: 'Rejected', reason, more: { amount: order.amount, tell } }),
  );
  const by = `operator/${operator.name}`;
  const end = { from: [order.state], to: 'Rejected', by, reason: tell } as const;
  const done = await voidWithdrawal(app, order, { ...end, version: order.version }, [entry]);
  if (!done) throw await orderStateRefusal(app, order);
  operator.recorded.add(operator.action);
  return {};
}

/** Returns an approved withdrawal that was not sent to review. */
export async function returnToReview(
  app: App,
  operator: Operator,
  { reason, ...target }: OrderVersion & { reason: string },
): Promise<object> {
  const order = await requireOrderVersion(app, target, ['Approved']);
  await applyDecision(app, operator, order, { to: 'Review', approvedBy: [], reason });
  return {};
}

/** Resends a payout that surely failed, under a new key. */
export async function resendPayout(
  app: App,
  operator: Operator,
  { reason, ...target }: OrderVersion & { reason: string },
): Promise<object> {
  const order = await requireOrderVersion(app, target, ['Failed']);
  await applyDecision(app, operator, order, { to: 'Approved', attempt: order.attempt + 1, reason });
  return {};
}

/** More parts than this are no split but a mistake. */
const PARTS_MAX = 20;

/** Splits a withdrawal that nobody has sent into parts (docs/domain/payments.md §8). */
export async function splitPayout(
  app: App,
  operator: Operator,
  { most, ...target }: OrderVersion & { most: bigint },
): Promise<object> {
  const order = await requireOrderVersion(app, target, ['Review', 'Approved']);
  const least = (await payoutMethods(app.db)).get(order.method)?.least ?? 1n;
  const amount = BigInt(order.amount);
  if (most < least || most >= amount || amount > most * BigInt(PARTS_MAX)) {
    throw refuse('payout.split', { data: { most: Money.text(amount) }, values: { most: amount } });
  }
  const attempts = await attemptsOf(app.db, target.member, target.order);
  if (attempts.length > 0) throw await orderStateRefusal(app, order);
  const parts = partsOf(amount, most);
  await insertParts(app, operator, order, parts);
  return {};
}

async function insertParts(
  app: App,
  operator: Operator,
  order: WithdrawalRecord,
  parts: readonly bigint[],
): Promise<void> {
  const { member_id, id: order_id, state, reference } = order;
  const route = await payoutRoute(app, app.db, order.method, parts[0] ?? 0n);
  if (!route) throw refuse('payout.kind', kindOf(order.method));
  const now = app.clock.now();
  const done = await app.db.transaction().execute(async (tx) => {
    const by = `operator/${operator.name}`;
    const step = { member: member_id, id: order_id, from: [state], to: state, by } as const;
    if (!(await applyWithdrawalTransition(tx, { ...step, version: order.version }, now)))
      return false;
    await tx
      .insertInto('payout_attempt')
      .values(
        parts.map((amount, at) => ({
          member_id,
          order_id,
          part: at + 1,
          attempt: 1,
          amount: String(amount),
          key: attemptKey(reference, 1, at + 1, parts.length),
          provider: route.provider.code,
          state: 'Ready' as const,
        })),
      )
      .execute();
    const amounts = parts.map((amount) => Money.text(amount));
    await recordAudit(tx, operator, now, entryOf({ order, to: state, more: { parts: amounts } }));
    return true;
  });
  if (!done) throw await orderStateRefusal(app, order);
}

const kindOf = (method: string) => {
  const kind = method === 'WALLET' ? ('WALLET' as const) : ('BANK' as const);
  return { data: { kind }, values: { kind } };
};
