import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import type { Db } from '@palaro/server';

/**
 * What lowers NGR, as far as the ledger has accounts for it (docs/domain/operator-console.md §6).
 */
const GIVEN = [
  'PROMO',
  'RED_ENVELOPE',
  'REFERRAL',
  'VIP',
  'REBATE',
  'SALARY_DAY',
  'SALARY_HOUR',
  'DIVIDEND',
  'PAY_FEE',
];

/** What games took and paid on a day and what was given besides, real money alone; 1/10,000. */
export async function readGameDay(db: Db, day: string) {
  const { rows } = await sql<{ taken: string; paid: string; given: string; rounds: string }>`
    select coalesce(sum(credits) filter (where kind = 'GAME'), 0)::text taken,
        coalesce(sum(debits) filter (where kind = 'GAME'), 0)::text paid,
        coalesce(sum(debits - credits) filter (where kind = any (${GIVEN})), 0)::text given,
        (select coalesce(sum(rounds), 0)::text from game_day where day = ${day}::date) rounds
      from house_fold join house_account using (account_id)
      where book = 1 and day = ${day}::date`.execute(db);
  const { taken = '0', paid = '0', given = '0', rounds: played = '0' } = rows[0] ?? {};
  return { taken: BigInt(taken), paid: BigInt(paid), given: BigInt(given), rounds: Number(played) };
}

/** How many of the newest transfers are looked at, which bounds what a busy minute costs. */
const LOOKED_AT = 20_000;
const MINUTE = 60;

/**
 * Bets a minute in real money: those of the last minute. Where a minute has more transfers than are
 * looked at, the pace of these.
 */
export async function countBetsPerMinute(db: Db, now: Date): Promise<number> {
  const { rows: ids } = await sql<{ last: string }>`
    select last_value::text as last from transfer_id`.execute(db);
  // Sent as a value, so that the planner sees how few rows lie behind it.
  const first = String(BigInt(ids[0]?.last ?? 0) - BigInt(LOOKED_AT));
  const { rows } = await sql<{ bets: number; looked: number; oldest: Date | null }>`
    select count(*)::int looked, min(posted_at) oldest, (count(*) filter (
        where kind in ('bet', 'betWin') and posted_at > ${plusSeconds(now, -MINUTE)}
          and exists (select from wallet w
            where w.member_id = t.member_id and w.book = 1 and w.kind = 'CASH')))::int bets
      from transfer t where transfer_id > ${first}::bigint`.execute(db);
  const { bets = 0, looked = 0, oldest = null } = rows[0] ?? {};
  const seconds = oldest ? (now.getTime() - oldest.getTime()) / 1_000 : MINUTE;
  const cut = looked >= LOOKED_AT && seconds > 0 && seconds < MINUTE;
  return cut ? Math.round((bets * MINUTE) / seconds) : bets;
}

/** Open rounds in real money, and what is staked on them less what was given back; 1/10,000. */
export async function readExposure(db: Db) {
  const { rows } = await sql<{ rounds: number; stakes: string }>`
    select count(*)::int rounds, coalesce(sum(r.bets - r.refunds), 0)::text stakes
      from game_round r
      where r.state = 'O' and exists (select from wallet w
        where w.member_id = r.member_id and w.book = 1 and w.kind = 'CASH')`.execute(db);
  const { rounds = 0, stakes = '0' } = rows[0] ?? {};
  return { rounds, stakes: BigInt(stakes) };
}

/** Members with a live session that was used since then. */
export async function countOnline(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ online: number }>`
    select count(distinct member_id)::int online from session
      where ended_at is null and last_used_at > ${since}`.execute(db);
  return rows[0]?.online ?? 0;
}
