import {
  column,
  defineSubledger,
  nullable,
  recordset,
  type RowOf,
  type SubledgerEntry,
} from '@palaro/ledger';
import type { Tx } from '@palaro/server';
import { WITHDRAWAL_TRANSITIONS, type WithdrawalState } from '../../order-states.ts';
import type { AttemptState } from '../cashier.tables.ts';
import { INSERT_STEP, orderTransitionRows, applyTransition } from '../order-transitions.ts';

const ATTEMPT = {
  part: column.smallint,
  attempt: column.smallint,
  state: column.oneOf<AttemptState>(),
};
const CHANGE = {
  reason: nullable(column.text),
  retryable: column.boolean,
  providerId: nullable(column.text),
  channelReference: nullable(column.text),
  nextAskAt: nullable(column.timestamptz),
  ended: column.boolean,
  asked: column.boolean,
};

/** Change of a payout attempt by the transition of its order. What is left out stays as it is. */
export type AttemptChange = RowOf<typeof ATTEMPT> & Partial<RowOf<typeof CHANGE>>;

/** A transition of a withdrawal to another state, or to a later version of the same. */
export interface WithdrawalTransition {
  member: string;
  id: string;
  from: readonly WithdrawalState[];
  to: WithdrawalState;
  /** The version that was decided on; a later one refuses. */
  version?: number;
  /** `member`, `system`, `provider` or `operator/<name>`. */
  by: string;
  reason?: string | null;
  channelReference?: string | null;
  approvedBy?: readonly string[];
  attempt?: number;
  nextAskAt?: string | null;
  tries?: readonly AttemptChange[];
}

/**
 * Transitions of withdrawals, the only way in which their state changes: locked, judged, written
 * with their timeline and their attempts (docs/domain/payments.md §4). Where money moves they are
 * written in the commit of the posting, else by `applyWithdrawalTransition` in the caller's
 * transaction.
 */
export const withdrawalTransitionRows = defineSubledger({
  name: 'cashier.withdrawal-step',
  columns: {
    member: column.bigint,
    id: column.uuid,
    to: column.oneOf<WithdrawalState>(),
    by: column.text,
    silent: column.boolean,
    reason: nullable(column.text),
    channel: nullable(column.text),
    approvedBy: nullable(column.texts),
    attempt: nullable(column.integer),
    nextAskAt: nullable(column.timestamptz),
    tries: column.json<readonly AttemptChange[]>(),
    at: column.postedAt,
  },
  ...orderTransitionRows('withdrawal_order'),
  write: ({ rows }) => `with r as ${rows}, moved as (
      update withdrawal_order o set state = r."to", version = o.version + 1, reason = r.reason,
        channel_reference = coalesce(r.channel, o.channel_reference),
        approved_by = coalesce(r.approved_by, o.approved_by),
        attempt = coalesce(r.attempt, o.attempt), next_ask_at = r.next_ask_at,
        paid_at = case r."to" when 'Paid' then r.at else o.paid_at end,
        ended_at = case when r."to" in ('Paid', 'Rejected', 'Cancelled', 'Returned') then r.at end
      from r where o.member_id = r.member and o.id = r.id
    ), tried as (
      update payout_attempt a set state = t.state, reason = coalesce(t.reason, a.reason),
        retryable = coalesce(t.retryable, a.retryable),
        provider_id = coalesce(t.provider_id, a.provider_id),
        channel_reference = coalesce(t.channel_reference, a.channel_reference),
        sent_at = case t.state when 'Sent' then coalesce(a.sent_at, r.at) else a.sent_at end,
        ended_at = case when t.ended then r.at end, next_ask_at = t.next_ask_at,
        asked = a.asked + case when t.asked then 1 else 0 end
      from r cross join lateral ${recordset('r.tries', { ...ATTEMPT, ...CHANGE })} t
      where a.member_id = r.member and a.order_id = r.id
        and a.part = t.part and a.attempt = t.attempt)
    ${INSERT_STEP} where not r.silent`,
});

type Row = Parameters<typeof withdrawalTransitionRows.entry>[0];

/**
 * Throws where `WITHDRAWAL_TRANSITIONS` does not allow it; a state may follow itself, which leaves
 * no line in the timeline.
 */
function rowOf(transition: WithdrawalTransition): Row {
  const { from, to } = transition;
  for (const state of from) {
    if (state === to || WITHDRAWAL_TRANSITIONS[state].includes(to)) continue;
    throw new Error(`a withdrawal never goes from ${state} to ${to}`);
  }
  return {
    member: transition.member,
    id: transition.id,
    from,
    to,
    version: transition.version ?? null,
    by: transition.by,
    silent: from.length === 1 && from[0] === to,
    reason: transition.reason ?? null,
    channel: transition.channelReference ?? null,
    attempt: transition.attempt ?? null,
    approvedBy: transition.approvedBy ?? null,
    nextAskAt: transition.nextAskAt ?? null,
    tries: transition.tries ?? [],
  };
}

/** Row of a transition, for the commit of its posting. */
export const withdrawalTransition = (transition: WithdrawalTransition): SubledgerEntry =>
  withdrawalTransitionRows.entry(rowOf(transition));

/** Applies a transition that moves no money. False where the order has moved meanwhile. */
export const applyWithdrawalTransition = (
  tx: Tx,
  transition: WithdrawalTransition,
  at: Date,
): Promise<boolean> => applyTransition(tx, withdrawalTransitionRows, rowOf(transition), at);
