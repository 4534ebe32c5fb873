import type { Money, MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import type { ClubTotals } from './club-rules.ts';

/** First day of everything. */
const EVER = '2000-01-01';

interface Days {
  /** Days of the site, both included. */
  from: string;
  to: string;
  zone: string;
}

/**
 * Valid bets of these members over days, of real money: staked and not given back, less what does
 * not count and what is still open (docs/domain/agents.md §1).
 */
export async function validBetsOf(
  db: Db,
  members: readonly MemberId[],
  { from, to, zone }: Days,
): Promise<ReadonlyMap<MemberId, Money>> {
  if (members.length === 0) return new Map();
  const { rows } = await sql<{ id: MemberId; bets: string }>`
    select m.id::text as id, (
      coalesce((select sum(d.bets - d.refunds) from member_day d where d.member_id = m.id
        and d.day between ${from}::date and ${to}::date
        and d.book in (select book from book where realm = 'R')), 0)
      - coalesce((select sum(n.amount) from bet_not_valid n where n.member_id = m.id
        and n.day between ${from}::date and ${to}::date), 0)
      - coalesce((select sum(g.bets - g.refunds) from game_round g where g.member_id = m.id
        and g.state = 'O'
        and g.opened_at >= ${from}::date::timestamp at time zone ${zone}::text
        and g.opened_at < (${to}::date + 1)::timestamp at time zone ${zone}::text), 0)
    )::text as bets
    from unnest(${[...members]}::bigint[]) m (id)`.execute(db);
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
