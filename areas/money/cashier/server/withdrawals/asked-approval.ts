import { sql } from 'kysely';
import type { Db } from '@palaro/server';

/** Who has approved a withdrawal that waits for a second person; null: nobody. */
export async function readAsked(db: Db, order: string) {
  const { rows } = await sql<{ change: string; by: string; at: Date }>`
    select id as change, maker_name as by, made_at as at from change_request
      where kind = 'withdrawal.approve' and state = 'Pending' and payload->>'order' = ${order}
      order by made_at desc limit 1`.execute(db);
  const [row] = rows;
  return row ? { ...row, at: row.at.toISOString() } : null;
}
