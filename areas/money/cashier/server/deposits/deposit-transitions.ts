import { column, defineSubledger, nullable, type SubledgerEntry } from '@palaro/ledger';
import type { Tx } from '@palaro/server';
import { DEPOSIT_TRANSITIONS, DEPOSIT_STATES, type DepositState } from '../../order-states.ts';
import { INSERT_STEP, orderTransitionRows, applyTransition } from '../order-transitions.ts';

/** A transition of a deposit order. What is left out stays as it is. */
export interface DepositTransition {
  member: string;
  id: string;
  to: DepositState;
  /** The states that it may leave, of those that the table allows; all of them if absent. */
  from?: readonly DepositState[];
  /** The version that was decided on; a later one refuses. */
  version?: number;
  /** `member`, `system`, `provider` or `operator/<name>`. */
  by: string;
  reason?: string | null;
  /** Counts of 1/10,000 as text. */
  received?: string;
  credited?: string;
  fee?: string;
  /** Why a person must look, besides the marks that the order has. */
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
 * Transitions of deposits, the only way in which their state changes: locked, judged by
 * `DEPOSIT_TRANSITIONS`, written with their timeline (docs/domain/payments.md §3). Where money
 * moves they are written in the commit of the posting, else by `applyDepositTransition` in the
 * caller's transaction.
 */
export const depositTransitionRows = defineSubledger({
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
  ...orderTransitionRows('deposit_order'),
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
    ${INSERT_STEP}`,
});

/** States from which an order may go there. */
const statesBefore = (to: DepositState) =>
  DEPOSIT_STATES.filter((state) => DEPOSIT_TRANSITIONS[state].includes(to));

type Row = Parameters<typeof depositTransitionRows.entry>[0];

function rowOf(transition: DepositTransition): Row {
  const allowed = statesBefore(transition.to);
  const from = transition.from ? transition.from.filter((one) => allowed.includes(one)) : allowed;
  return {
    member: transition.member,
    id: transition.id,
    to: transition.to,
    from,
    version: transition.version ?? null,
    by: transition.by,
    reason: transition.reason ?? null,
    marks: transition.marks ?? [],
    received: transition.received ?? null,
    credited: transition.credited ?? null,
    fee: transition.fee ?? null,
    provider: transition.provider ?? null,
    providerId: transition.providerId ?? null,
    channel: transition.channel ?? null,
    payerNameSealed: transition.payerNameSealed ?? null,
    action: transition.action ?? null,
    expiresAt: transition.expiresAt ?? null,
    askSet: transition.nextAskAt !== undefined,
    nextAskAt: transition.nextAskAt ?? null,
  };
}

/** Row of a transition, for the commit of its posting. */
export const depositTransition = (transition: DepositTransition): SubledgerEntry =>
  depositTransitionRows.entry(rowOf(transition));

/** Applies a transition that moves no money. False where the order is no longer where it may be. */
export const applyDepositTransition = (
  tx: Tx,
  transition: DepositTransition,
  at: Date,
): Promise<boolean> => applyTransition(tx, depositTransitionRows, rowOf(transition), at);
