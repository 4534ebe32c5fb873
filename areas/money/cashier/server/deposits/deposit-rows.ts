import { column, defineSubledger, nullable, type SubledgerEntry } from '@palaro/ledger';
import type { Tx } from '@palaro/server';
import { DEPOSIT_NEXT, DEPOSIT_STATES, type DepositState } from '../../order-states.ts';
import { KEEP_STEP, orderStepRows, takeStep } from '../order-step-rows.ts';

/** A step of a deposit order. What is left out stays as it is. */
export interface DepositStep {
  member: string;
  id: string;
  to: DepositState;
  /** The states it may come from, of those that the table allows; all of them if absent. */
  from?: readonly DepositState[];
  /** The version that was seen; only what changes by it may follow. */
  version?: number;
  /** `member`, `system`, `provider` or `operator/<name>`. */
  by: string;
  reason?: string | null;
  /** Counts of 1/10,000 as text. */
  received?: string;
  credited?: string;
  fee?: string;
  /** Why a person must look, besides what was known. */
  marks?: readonly string[];
  provider?: string;
  providerId?: string;
  channel?: string;
  payerNameSealed?: string;
  action?: object;
  expiresAt?: string;
  nextAskAt?: string | null;
}

/**
 * The one way in which a deposit's state changes, with its timeline, locked and judged by where it
 * is (docs/domain/payments.md §3). Where money moves it is written in the commit of the posting,
 * else by `stepIn` in the caller's transaction.
 */
export const depositRows = defineSubledger({
  name: 'cashier.deposit-step',
  columns: {
    member: column.bigint,
    id: column.uuid,
    to: column.oneOf<DepositState>(),
    by: column.text,
    reason: nullable(column.text),
    received: nullable(column.bigint),
    credited: nullable(column.bigint),
    fee: nullable(column.bigint),
    marks: column.texts,
    provider: nullable(column.text),
    providerId: nullable(column.text),
    channel: nullable(column.text),
    payerNameSealed: nullable(column.text),
    action: nullable(column.json<object>()),
    expiresAt: nullable(column.timestamptz),
    askSet: column.boolean,
    nextAskAt: nullable(column.timestamptz),
    at: column.postedAt,
  },
  ...orderStepRows('deposit_order'),
  write: ({ rows }) => `with r as ${rows}, moved as (
      update deposit_order o set state = r."to", version = o.version + 1, reason = r.reason,
        received = coalesce(r.received, o.received), credited = coalesce(r.credited, o.credited),
        fee = coalesce(r.fee, o.fee), provider = coalesce(r.provider, o.provider),
        marks = array(select distinct m from unnest(o.marks || r.marks) m order by m),
        provider_id = coalesce(r.provider_id, o.provider_id),
        channel = coalesce(r.channel, o.channel),
        payer_name_sealed = coalesce(decode(r.payer_name_sealed, 'base64'), o.payer_name_sealed),
        action = coalesce(r.action, o.action), expires_at = coalesce(r.expires_at, o.expires_at),
        next_ask_at = case when r.ask_set then r.next_ask_at else o.next_ask_at end,
        paid_at = case r."to" when 'Paid' then r.at else o.paid_at end,
        ended_at = case when r."to" in ('Created', 'Pending', 'Processing', 'Review') then null
          else r.at end
      from r where o.member_id = r.member and o.id = r.id)
    ${KEEP_STEP}`,
});

/** The states from which an order may go there. */
const before = (to: DepositState) =>
  DEPOSIT_STATES.filter((state) => DEPOSIT_NEXT[state].includes(to));

type Row = Parameters<typeof depositRows.entry>[0];

function rowOf(step: DepositStep): Row {
  const allowed = before(step.to);
  const from = step.from ? step.from.filter((one) => allowed.includes(one)) : allowed;
  return {
    member: step.member,
    id: step.id,
    to: step.to,
    from,
    version: step.version ?? null,
    by: step.by,
    reason: step.reason ?? null,
    marks: step.marks ?? [],
    received: step.received ?? null,
    credited: step.credited ?? null,
    fee: step.fee ?? null,
    provider: step.provider ?? null,
    providerId: step.providerId ?? null,
    channel: step.channel ?? null,
    payerNameSealed: step.payerNameSealed ?? null,
    action: step.action ?? null,
    expiresAt: step.expiresAt ?? null,
    askSet: step.nextAskAt !== undefined,
    nextAskAt: step.nextAskAt ?? null,
  };
}

/** The row of a step, for the commit of its posting. */
export const depositStep = (step: DepositStep): SubledgerEntry => depositRows.entry(rowOf(step));

/** Takes a step that moves no money. False where the order is no longer where it may be. */
export const stepIn = (tx: Tx, step: DepositStep, at: Date): Promise<boolean> =>
  takeStep(tx, depositRows, rowOf(step), at);
