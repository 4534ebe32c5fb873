import { column, nullable, type Subledger, type Verdict } from '@palaro/ledger';
import type { Tx } from '@palaro/server';
import { CompiledQuery } from 'kysely';

/** The locked order that a transition is judged by. `moved`: this batch has moved it already. */
interface LockedOrder {
  state: string;
  version: number;
  moved?: boolean;
}

const ORDER_CHANGED = 'order_state';

/**
 * Locks and judges a transition, for deposits and withdrawals alike: the order must be in one of
 * the transition's states (`from`) and, where it names one, at that version
 * (docs/domain/payments.md §3, §4).
 */
export const orderTransitionRows = (table: 'deposit_order' | 'withdrawal_order') => ({
  judged: { from: column.texts, version: nullable(column.integer) },
  load: {
    by: ['member', 'id'] as const,
    sql: ({ rows }: { rows: string }) => `with asked as (
      select distinct member, id from ${rows} r
    ), locked as (
      select o.member_id, o.id, o.state, o.version from ${table} o
      join asked a on a.member = o.member_id and a.id = o.id
      order by o.member_id, o.id for no key update of o)
    select member_id || '/' || id as subject,
      jsonb_build_object('state', state, 'version', version) as state from locked`,
  },
  subject: (row: { member: string; id: string }) => `${row.member}/${row.id}`,
  judge(
    order: LockedOrder | null,
    { from, to, version }: { from: readonly string[]; to: string; version: number | null },
  ): Verdict<LockedOrder> {
    // One transition of an order in one commit: the statement writes each row once.
    const may = order && !order.moved && from.includes(order.state);
    if (!may) return { refuse: ORDER_CHANGED };
    if (version !== null && version !== order.version) return { refuse: ORDER_CHANGED };
    return { next: { state: to, version: order.version + 1, moved: true } };
  },
});

/** Adds the transitions `r` to the timeline; the end of the statement that writes them. */
export const INSERT_STEP = `insert into order_step (member_id, order_id, seq, state, reason, by, at)
    select r.member, r.id, 1 + coalesce((select max(s.seq) from order_step s
      where s.member_id = r.member and s.order_id = r.id), 0), r."to", r.reason, r.by, r.at
    from r`;

/** Applies a transition that moves no money. False where the order has moved meanwhile. */
export async function applyTransition<Row extends { member: string }>(
  tx: Tx,
  { load, judge, write }: Subledger<Row, LockedOrder>,
  row: Row,
  at: Date,
): Promise<boolean> {
  const query = ({ text, values }: NonNullable<typeof load>, one: Row) =>
    tx.executeQuery<{ state: LockedOrder }>(CompiledQuery.raw(text, values([one])));
  const locked = load && (await query(load, row)).rows[0];
  const about = { member: row.member, at, stake: 0n };
  if ('refuse' in judge(locked?.state ?? null, row, about)) return false;
  if (write) await query(write, { ...row, at: at.toISOString() });
  return true;
}
