import { gameByCode } from '@palaro/catalogue/server';
import type { MemberId, Money } from '@palaro/kernel';
import { validBetRows, type BetDays } from '@palaro/records/server';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';

/** A day's valid bets in a product, and how much of them was given back already. */
export interface DayBets {
  day: string;
  product: string;
  validBet: Money;
  claimed: Money;
}

/** The member's valid bets by day and product, with what of them was given back. */
export async function betsByDay(db: Db, member: MemberId, days: BetDays): Promise<DayBets[]> {
  const { rows } = await sql<{ day: string; vendor: string; game: string; bets: string }>`
    select day::text as day, vendor, game, sum(bets)::text as bets
    from ${validBetRows([member], days)} v group by 1, 2, 3`.execute(db);
  const claimed = await claimedByDay(db, member, days.from);
  const sums = new Map<string, DayBets>();
  for (const { day, vendor, game, bets } of rows) {
    const product = gameByCode(vendor, game)?.category;
    if (product === undefined) continue;
    const key = `${day}/${product}`;
    const before = sums.get(key) ?? { day, product, validBet: 0n, claimed: claimed.get(key) ?? 0n };
    sums.set(key, { ...before, validBet: before.validBet + BigInt(bets) });
  }
  return [...sums.values()];
}

async function claimedByDay(db: Db, member: MemberId, from: string) {
  const { rows } = await sql<{ key: string; claimed: string }>`
    select day::text || '/' || product as key, claimed::text as claimed from rebate_day
    where member_id = ${member} and day >= ${from}::date`.execute(db);
  return new Map(rows.map(({ key, claimed }) => [key, BigInt(claimed) as Money]));
}

/** When the member last claimed, and how often since an instant. */
export async function readClaims(db: Db, member: MemberId, since: Date) {
  const { rows } = await sql<{ last: Date | null; count: string }>`
    select max(at) as last, count(distinct claim) filter (where at >= ${since}) as count
    from rebate_claim where member_id = ${member}`.execute(db);
  return { last: rows[0]?.last ?? null, count: Number(rows[0]?.count ?? 0) };
}
