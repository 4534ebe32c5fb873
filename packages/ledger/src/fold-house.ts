import type { Pool } from 'pg';

const FOLD = `with span as (select $1::bigint low, $2::bigint high), moved as (
    select p.member_id, p.transfer_id, p.from_account, p.to_account, p.amount
    from posting p, span where p.tx >= span.low and p.tx < span.high),
  sides as (
    select from_account account_id, transfer_id, member_id, amount debit, 0::bigint credit
      from moved where from_account < 0
    union all select to_account, transfer_id, member_id, 0, amount
      from moved where to_account < 0)
  insert into house_fold as f (account_id, day, debits, credits)
  select s.account_id, (t.posted_at at time zone $3)::date, sum(s.debit), sum(s.credit)
    from sides s join transfer t using (member_id, transfer_id) group by 1, 2
  on conflict (account_id, day) do update
    set debits = f.debits + excluded.debits, credits = f.credits + excluded.credits`;

/**
 * Adds the postings that are new since the last fold to the house accounts' days, cut in `zone`.
 * Repeating it, or crashing in it, changes nothing: the watermark moves in the same commit.
 */
export async function foldHouse(pool: Pool, zone: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into fold_watermark values ('house', 0) on conflict do nothing`);
    // In a statement of its own: the next one must see what the holder before left.
    const mark = await client.query<{ tx: string }>(
      `select tx from fold_watermark where name = 'house' for update`,
    );
    const head = await client.query<{ tx: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text tx',
    );
    const [low, high] = [mark.rows[0]?.tx ?? '0', head.rows[0]?.tx ?? '0'];
    await client.query(FOLD, [low, high, zone]);
    await client.query(`update fold_watermark set tx = $1 where name = 'house'`, [high]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
