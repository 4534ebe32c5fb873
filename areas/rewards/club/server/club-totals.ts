import type { Money, MemberId } from '@palaro/kernel';
import { validBetRows, type BetDays } from '@palaro/records/server';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import type { ClubTotals } from './club-rules.ts';

/** First day of everything. */
const EVER = '2000-01-01';

/** Valid bets of these members over days; who has none is left out. */
export async function validBetsOf(
  db: Db,
  members: readonly MemberId[],
  days: BetDays,
): Promise<ReadonlyMap<MemberId, Money>> {
  if (members.length === 0) return new Map();
  const { rows } = await sql<{ id: MemberId; bets: string }>`
    select member_id::text as id, sum(bets)::text as bets from ${validBetRows(members, days)} v
    group by 1`.execute(db);
  return new Map(rows.map(({ id, bets }) => [id, BigInt(bets) as Money]));
}

/** Total deposits, less what the bank took back, and total valid bets of these members. */
export async function totalsOf(
  db: Db,
  members: readonly MemberId[],
  { today, zone }: { today: string; zone: string },
): Promise<ReadonlyMap<MemberId, ClubTotals>> {
  if (members.length === 0) return new Map();
  const [bets, { rows }] = await Promise.all([
    validBetsOf(db, members, { from: EVER, to: today, zone }),
    sql<{ id: MemberId; deposit: string }>`
      select m.id::text as id, coalesce((select sum(d.gained - d.spent) from money_day d
        where d.member_id = m.id and d.kind in ('deposit', 'depositReversed')), 0)::text as deposit
      from unnest(${[...members]}::bigint[]) m (id)`.execute(db),
  ]);
  return new Map(
    rows.map(({ id, deposit }) => [
      id,
      { deposit: BigInt(deposit) as Money, validBet: bets.get(id) ?? (0n as Money) },
    ]),
  );
}
