import { sql } from 'kysely';
import type { Db } from '@palaro/server';

/**
 * Whether somebody said that it was paid by hand, and a second person has not answered yet. Until
 * then nobody may send it, give it back or call it off: it would be paid twice.
 */
export async function isPaidByHand(db: Db, order: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from change_request where kind = 'withdrawal.pay-by-hand' and state = 'Pending'
      and payload->>'order' = ${order} limit 1`.execute(db);
  return rows.length > 0;
}

/** Who has approved a withdrawal that waits for a second person; null: nobody. */
export async function readAsked(db: Db, order: string) {
  const { rows } = await sql<{ change: string; by: string; at: Date }>`
    select id as change, maker_name as by, made_at as at from change_request
      where kind = 'withdrawal.approve' and state = 'Pending' and payload->>'order' = ${order}
      order by made_at desc limit 1`.execute(db);
  const [row] = rows;
  return row ? { ...row, at: row.at.toISOString() } : null;
}
