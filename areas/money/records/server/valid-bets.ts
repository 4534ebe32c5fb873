import type { MemberId, Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { sql } from 'kysely';

/** Days of the site, both included. */
export interface BetDays {
  from: string;
  to: string;
  zone: string;
}

/**
 * SQL: rows `(member_id, day, vendor, game, bets)` that add up to the valid bets of these members,
 * of real money: staked and not given back, less what does not count and what is still open
 * (docs/domain/agents.md §1). Bets of a second ago may be missing, as sums are folded behind the
 * commit.
 */
export const validBetRows = (members: readonly MemberId[], { from, to, zone }: BetDays) => sql`(
  select member_id, day, vendor, game, bets - refunds as bets from member_day
  where member_id = any (${[...members]}::bigint[])
    and day between ${from}::date and ${to}::date
    and book in (select book from book where realm = 'R')
  union all
  select member_id, day, vendor, game, -amount from bet_not_valid
  where member_id = any (${[...members]}::bigint[])
    and day between ${from}::date and ${to}::date
  union all
  select member_id, (opened_at at time zone ${zone}::text)::date, vendor, game, refunds - bets
  from game_round
  where member_id = any (${[...members]}::bigint[]) and state = 'O'
    and opened_at >= ${from}::date::timestamp at time zone ${zone}::text
    and opened_at < (${to}::date + 1)::timestamp at time zone ${zone}::text)`;

/** The member's valid bets by day of the site; a day without any is left out. */
export async function readValidBets(
  app: App,
  member: MemberId,
  { from, to }: Pick<BetDays, 'from' | 'to'>,
): Promise<ReadonlyMap<string, Money>> {
  const zone = app.site.settings['site.zone'];
  const { rows } = await sql<{ day: string; bets: string }>`
    select day::text as day, sum(bets)::text as bets
    from ${validBetRows([member], { from, to, zone })} v group by 1`.execute(app.reads);
  return new Map(rows.map(({ day, bets }) => [day, BigInt(bets) as Money]));
}
