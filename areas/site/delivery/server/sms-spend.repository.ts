import { sql } from 'kysely';
import type { Db } from '@palaro/server';

/**
 * Adds to a day's SMS cost unless the cap would be passed. One statement, so that parallel messages
 * cannot pass it together. Returns whether it was added. Amounts are decimal text, as on the wire.
 */
export async function spend(db: Db, day: string, cost: string, cap: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into sms_spend (day, spent)
    select ${day}, ${cost}::numeric where ${cost}::numeric <= ${cap}::numeric
    on conflict (day) do update set spent = sms_spend.spent + excluded.spent
    where sms_spend.spent + excluded.spent <= ${cap}::numeric`.execute(db);
  return numAffectedRows === 1n;
}

/** Takes back the cost of a message that no provider took. */
export const giveBack = (db: Db, day: string, cost: string) =>
  sql`update sms_spend set spent = spent - ${cost}::numeric where day = ${day}`.execute(db);

export async function spentOn(db: Db, day: string): Promise<number> {
  const row = await db
    .selectFrom('sms_spend')
    .select('spent')
    .where('day', '=', day)
    .executeTakeFirst();
  return Number(row?.spent ?? 0);
}
