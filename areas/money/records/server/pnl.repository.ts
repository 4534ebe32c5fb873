import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Tx } from '@palaro/server';
import type { Days } from './day-filter.ts';

export interface PnlFilter extends Days {
  member: MemberId;
}

/** Sums of a day or of a game, as decimal counts of 1/10,000. */
export interface PnlSums {
  bets: string;
  not_valid: string;
  wins: string;
  rebate: string;
  promo: string;
}

/** One row for each game: `key` is the vendor and the game. Gains of no game have an empty one. */
export const gamesOf = (tx: Tx, filter: PnlFilter) =>
  sumsBy<PnlSums & { vendor: string; game: string }>(tx, filter, 'vendor, game');

/** One row for each day with play or gains, newest first. */
export const daysOf = (tx: Tx, filter: PnlFilter) =>
  sumsBy<PnlSums & { day: string }>(tx, filter, 'day');

/**
 * Real money only. Corrections and net results of vendors that keep the balance count as wins, so
 * that wins less bets is what play moved. Rounds that are still open are no valid bets yet.
 */
async function sumsBy<Row>(tx: Tx, { member, from, to, zone }: PnlFilter, by: string) {
  const { rows } = await sql<Row>`
    select ${sql.raw(by === 'day' ? 'day::text' : by)}, sum(bets)::text bets,
      sum(not_valid)::text not_valid, sum(wins)::text wins, sum(rebate)::text rebate,
      sum(promo)::text promo
    from (
      select day, vendor, game, bets - refunds bets, 0::bigint not_valid, wins + adjusts wins,
        0::bigint rebate, 0::bigint promo
      from member_day
      where member_id = ${member} and day between ${from}::date and ${to}::date
        and book in (select book from book where realm = 'R')
      union all
      select day, vendor, game, 0, amount, 0, 0, 0 from bet_not_valid
      where member_id = ${member} and day between ${from}::date and ${to}::date
      union all
      select (opened_at at time zone ${zone}::text)::date, vendor, game, 0, bets - refunds, 0, 0, 0
      from game_round
      where member_id = ${member} and state = 'O'
        and opened_at >= ${from}::date::timestamp at time zone ${zone}::text
        and opened_at < (${to}::date + 1)::timestamp at time zone ${zone}::text
      union all
      select day, '', '', 0, 0, 0, rebate, promo from gain_day
      where member_id = ${member} and day between ${from}::date and ${to}::date
        and book in (select book from book where realm = 'R')) x
    group by ${sql.raw(by)} order by 1 desc`.execute(tx);
  return rows;
}
