import {
  column,
  defineSubledger,
  nullable,
  recordset,
  type RowOf,
  type SubledgerEntry,
} from '@palaro/ledger';
import type { Tx } from '@palaro/server';
import { WITHDRAWAL_NEXT, type WithdrawalState } from '../../order-states.ts';
import type { AttemptState } from '../cashier.tables.ts';
import { KEEP_STEP, orderStepRows, takeStep } from '../order-step-rows.ts';

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

/** What becomes of an attempt in the step of its order. What is left out stays as it is. */
export type AttemptChange = RowOf<typeof ATTEMPT> & Partial<RowOf<typeof CHANGE>>;

/** A step of a withdrawal from a state in which it was seen to another one. */
export interface Step {
  member: string;
  id: string;
  from: readonly WithdrawalState[];
  to: WithdrawalState;
  /** The version that was seen; only what changes by it may follow. */
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
 * The one way in which a withdrawal's state changes, with its timeline and its attempts, locked and
 * judged by where it is (docs/domain/payments.md §4). Where money moves it is written in the commit
 * of the posting, else by `stepIn` in the caller's transaction.
 */
export const stepRows = defineSubledger({
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
  ...orderStepRows('withdrawal_order'),
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
    ${KEEP_STEP} where not r.silent`,
});

type Row = Parameters<typeof stepRows.entry>[0];

/** A state may follow itself without a mark. */
function rowOf(step: Step): Row {
  const { from, to } = step;
  for (const state of from) {
    if (state === to || WITHDRAWAL_NEXT[state].includes(to)) continue;
    throw new Error(`a withdrawal never goes from ${state} to ${to}`);
  }
  return {
    member: step.member,
    id: step.id,
    from,
    to,
    version: step.version ?? null,
    by: step.by,
    silent: from.length === 1 && from[0] === to,
    reason: step.reason ?? null,
    channel: step.channelReference ?? null,
    attempt: step.attempt ?? null,
    approvedBy: step.approvedBy ?? null,
    nextAskAt: step.nextAskAt ?? null,
    tries: step.tries ?? [],
  };
}

/** The row of a step, for the commit of its posting. */
export const stepRow = (step: Step): SubledgerEntry => stepRows.entry(rowOf(step));

/** Takes a step that moves no money. False where the order is no longer where it was seen. */
export const stepIn = (tx: Tx, step: Step, at: Date): Promise<boolean> =>
  takeStep(tx, stepRows, rowOf(step), at);
