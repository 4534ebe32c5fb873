import type { Json, JsonRow, OwnEntry, OwnRows } from '@palaro/ledger';
import type { Tx } from '@palaro/server';
import { CompiledQuery } from 'kysely';

/** What a step is judged by. `moved`: the batch has stepped the order already. */
type Seen = { state: string; version: number; moved?: boolean } | null;

const ORDER_CHANGED = 'order_state';

/**
 * How a step of an order is locked and judged, for deposits and withdrawals alike: the order must
 * be in one of the step's states (`from`) and, where the step names one, at the version that was
 * seen (docs/domain/payments.md §3, §4).
 */
export const orderStepRows = (table: 'deposit_order' | 'withdrawal_order') =>
  ({
    load: `with asked as (
      select distinct member, id from jsonb_to_recordset($1::jsonb) r (member bigint, id uuid)
    ), locked as (
      select o.member_id, o.id, o.state, o.version from ${table} o
      join asked a on a.member = o.member_id and a.id = o.id
      order by o.member_id, o.id for no key update of o)
    select member_id || '/' || id as subject,
      jsonb_build_object('state', state, 'version', version) as state from locked`,
    loadBy: ({ member = null, id = null }) => ({ member, id }),
    subject: (row) => `${row.member}/${row.id}`,
    judge(loaded, row) {
      const seen = loaded as Seen;
      const from = row.from as readonly string[];
      // One step of an order in one commit: the statement writes each row once.
      if (!seen || seen.moved || !from.includes(seen.state)) return { refuse: ORDER_CHANGED };
      if (row.version !== null && row.version !== seen.version) return { refuse: ORDER_CHANGED };
      return { next: { state: String(row.to), version: seen.version + 1, moved: true } };
    },
  }) satisfies Omit<OwnRows, 'name'>;

/** The end of a step's statement: what the timeline keeps of the rows `r`. */
export const KEEP_STEP = `insert into order_step (member_id, order_id, seq, state, reason, by, at)
    select r.member, r.id, 1 + coalesce((select max(s.seq) from order_step s
      where s.member_id = r.member and s.order_id = r.id), 0), r."to", r.reason, r.by, r.at
    from r`;

/** Takes a step that moves no money. False where the order is no longer where it may be. */
export async function takeStep(
  tx: Tx,
  rows: OwnRows & { load: string; write: string },
  { row }: OwnEntry,
  at: Date,
): Promise<boolean> {
  const ask = (text: string, one: JsonRow) =>
    tx.executeQuery<{ state: Json }>(CompiledQuery.raw(text, [JSON.stringify([one])]));
  const { rows: seen } = await ask(rows.load, row);
  const about = { member: String(row.member), at, stake: 0n };
  if ('refuse' in rows.judge(seen[0]?.state ?? null, row, about)) return false;
  await ask(rows.write, { ...row, at: at.toISOString() });
  return true;
}
