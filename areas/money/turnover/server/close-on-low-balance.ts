import { Money, type MemberId } from '@palaro/kernel';
import { defineProvision, type App, type Db, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import './turnover.tables.ts';

/** Below this a balance counts as played away (docs/domain/ledger.md §8). */
const PLAYED_AWAY = Money.of('1.0000');

/** Which of these members have a deposit that may still be paid; the cashier knows. */
export const depositsPending = defineProvision<
  (db: Db, members: readonly MemberId[]) => Promise<readonly MemberId[]>
>('turnover.deposits-pending');

const LOW = sql`(select coalesce(sum(w.balance) filter (where w.kind not in ('HOLD', 'DEBT')), 0)
    < ${sql.lit(String(PLAYED_AWAY))}::bigint
    and coalesce(sum(w.balance) filter (where w.kind = 'HOLD'), 0) = 0
  from wallet w where w.member_id = m.member_id)`;

/** Members with an open requirement, almost no money and no deposit on its way; `most` of them. */
export async function membersWithout(db: Db, most: number): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    select m.member_id::text from (select distinct member_id from turnover_requirement
      where state = 'O') m
    where ${LOW} order by random() limit ${most}`.execute(db);
  return rows.map((row) => row.member_id);
}

/**
 * Closes the open requirements of those members who have played everything away: less than 1.0000
 * left here and at vendors, no open round, no held money, no pending deposit. The members' wallets
 * are locked by the caller.
 */
export async function closeOnLowBalance(
  app: App,
  tx: Tx,
  members: readonly MemberId[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ member_id: MemberId }>`
    select m.member_id::text from unnest(${[...members]}::bigint[]) m (member_id)
    where exists (select from turnover_requirement t
        where t.member_id = m.member_id and t.state = 'O')
      and ${LOW}
      and not exists (select from game_round g
        where g.member_id = m.member_id and g.state = 'O')`.execute(tx);
  if (rows.length === 0) return;
  const low = rows.map((row) => row.member_id);
  const pending = new Set(await depositsPending.of(app)(tx, low));
  const closed = low.filter((member) => !pending.has(member));
  if (closed.length === 0) return;
  await tx
    .updateTable('turnover_requirement')
    .set({ state: 'X', ended_at: now })
    .where('member_id', 'in', closed)
    .where('state', '=', 'O')
    .execute();
}
