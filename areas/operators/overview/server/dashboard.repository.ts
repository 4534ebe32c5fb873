import { sql } from 'kysely';
import type { Db } from '@palaro/server';

/** What games took and paid on a day, real money alone; 1/10,000. */
export async function readGameDay(db: Db, day: string) {
  const { rows } = await sql<{ taken: string; paid: string; rounds: string }>`
    select coalesce(sum(credits), 0)::text taken, coalesce(sum(debits), 0)::text paid,
        (select coalesce(sum(rounds), 0)::text from game_day where day = ${day}::date) rounds
      from house_fold join house_account using (account_id)
      where book = 1 and kind = 'GAME' and day = ${day}::date`.execute(db);
  const { taken = '0', paid = '0', rounds: played = '0' } = rows[0] ?? {};
  return { taken: BigInt(taken), paid: BigInt(paid), rounds: Number(played) };
}

/** Members with a live session that was used since then. */
export async function countOnline(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ online: number }>`
    select count(distinct member_id)::int online from session
      where ended_at is null and last_used_at > ${since}`.execute(db);
  return rows[0]?.online ?? 0;
}
