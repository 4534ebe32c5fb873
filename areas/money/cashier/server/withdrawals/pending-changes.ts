import { sql } from 'kysely';
import type { Db } from '@palaro/server';

/**
 * True where an order waits for a second person over its payment by hand. Meanwhile nobody may
 * send, release or cancel it: it would be paid twice.
 */
export async function isManualPaymentPending(db: Db, order: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from change_request where kind = 'withdrawal.pay-by-hand' and state = 'Pending'
      and payload->>'order' = ${order} limit 1`.execute(db);
  return rows.length > 0;
}

/** Finds the first approval of a withdrawal that waits for a second person; null: none. */
export async function findPendingApproval(db: Db, order: string) {
  const { rows } = await sql<{ change: string; by: string; at: Date }>`
    select id as change, maker_name as by, made_at as at from change_request
      where kind = 'withdrawal.approve' and state = 'Pending' and payload->>'order' = ${order}
      order by made_at desc limit 1`.execute(db);
  const [row] = rows;
  return row ? { ...row, at: row.at.toISOString() } : null;
}
