import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { sql, type Insertable } from 'kysely';

const SHOWN = 20;

/** Runs a member's feedback one at a time, so that parallel calls cannot pass the limit. */
export const inTurn = (tx: Tx, member: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtext('feedback'), hashtext(${member}))`.execute(tx);

/** Counts the member's feedback since the site's day began. */
export async function countToday(
  tx: Tx,
  of: { member: MemberId; now: Date; zone: string },
): Promise<number> {
  const { member, now, zone } = of;
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from feedback where member_id = ${member} and sent_at
      >= date_trunc('day', ${now}::timestamptz at time zone ${zone}) at time zone ${zone}`.execute(
    tx,
  );
  return rows[0]?.sent ?? 0;
}

export const insertFeedback = (tx: Tx, row: Insertable<Tables['feedback']>) =>
  tx.insertInto('feedback').values(row).execute();

/** A member's feedback, newest first. */
export const listFeedback = (db: Db, member: MemberId) =>
  db
    .selectFrom('feedback')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();

export const lockFeedback = (tx: Tx, reference: string) =>
  tx
    .selectFrom('feedback')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();

export const writeAnswer = (
  tx: Tx,
  of: { reference: string; answer: string; at: Date; by: string | null },
) =>
  tx
    .updateTable('feedback')
    .set({ answer: of.answer, answered_at: of.at, taken_by: of.by })
    .where('reference', '=', of.reference)
    .execute();
