import { column, nullable, type Subledger, type Verdict } from '@palaro/ledger';
import type { Tx } from '@palaro/server';
import { CompiledQuery } from 'kysely';

/** What a step is judged by. `moved`: the batch has stepped the order already. */
interface Standing {
  state: string;
  version: number;
  moved?: boolean;
}

const ORDER_CHANGED = 'order_state';

/**
 * How a step of an order is locked and judged, for deposits and withdrawals alike: the order must
 * be in one of the step's states (`from`) and, where the step names one, at the version that was
 * seen (docs/domain/payments.md §3, §4).
 */
export const orderStepRows = (table: 'deposit_order' | 'withdrawal_order') => ({
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
    standing: Standing | null,
    { from, to, version }: { from: readonly string[]; to: string; version: number | null },
  ): Verdict<Standing> {
    // One step of an order in one commit: the statement writes each row once.
    const may = standing && !standing.moved && from.includes(standing.state);
    if (!may) return { refuse: ORDER_CHANGED };
    if (version !== null && version !== standing.version) return { refuse: ORDER_CHANGED };
    return { next: { state: to, version: standing.version + 1, moved: true } };
  },
});

/** The end of a step's statement: what the timeline keeps of the rows `r`. */
export const KEEP_STEP = `insert into order_step (member_id, order_id, seq, state, reason, by, at)
    select r.member, r.id, 1 + coalesce((select max(s.seq) from order_step s
      where s.member_id = r.member and s.order_id = r.id), 0), r."to", r.reason, r.by, r.at
    from r`;

/** Takes a step that moves no money. False where the order is no longer where it may be. */
export async function takeStep<Row extends { member: string }>(
  tx: Tx,
  { load, judge, write }: Subledger<Row, Standing>,
  row: Row,
  at: Date,
): Promise<boolean> {
  const ask = ({ text, values }: NonNullable<typeof load>, one: Row) =>
    tx.executeQuery<{ state: Standing }>(CompiledQuery.raw(text, values([one])));
  const found = load && (await ask(load, row)).rows[0];
  const about = { member: row.member, at, stake: 0n };
  if ('refuse' in judge(found?.state ?? null, row, about)) return false;
  if (write) await ask(write, { ...row, at: at.toISOString() });
  return true;
}
