import { isOnTimeOut } from '@palaro/accounts/server';
import { gameByCode } from '@palaro/catalogue/server';
import { Money, type MemberId } from '@palaro/kernel';
import { mayBeGiven } from '@palaro/promotions/server';
import type { Db, Tx } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import type { Cycle } from './period.ts';
import type { DepositSum, PlaySum } from './play-sums.ts';

/** A cycle of a promotion, which counts nothing before its start nor from its end on. */
export interface PlayWindow {
  cycle: Cycle;
  zone: string;
  startsAt: Date;
  endsAt: Date | null;
}

interface PlayRow {
  member: MemberId;
  vendor: string;
  game: string;
  valid_bet: string;
  staked: string;
  paid: string;
  rounds: number;
  wins: number;
  last_at: Date;
  last_won_at: Date | null;
}

/** SQL: an instant that lies within the window. */
export const within = (at: RawBuilder<Date>, { cycle, zone, startsAt, endsAt }: PlayWindow) =>
  sql<boolean>`(${at} >= greatest(${startsAt}::timestamptz,
      ${cycle.from}::date::timestamp at time zone ${zone}::text)
    and ${at} < least(coalesce(${endsAt}::timestamptz, 'infinity'),
      coalesce((${cycle.to}::date + 1)::timestamp at time zone ${zone}::text, 'infinity')))`;

const settledIn = (window: PlayWindow) => within(sql<Date>`settled_at`, window);

/**
 * The next members with settled play within a window whom an offer may reach now, in the order of
 * their numbers: neither excluded nor on a break.
 */
export async function pageOfPlayers(
  db: Db,
  window: PlayWindow,
  { after, limit, now }: { after: MemberId; limit: number; now: Date },
): Promise<MemberId[]> {
  const { rows } = await sql<{ member: MemberId }>`
    select m.id::text as member from member m
    where m.id > ${after}::bigint and ${mayBeGiven(now)} and not ${isOnTimeOut(sql`m.id`, now)}
      and exists (select from played_round r where r.member_id = m.id and ${settledIn(window)})
    order by m.id limit ${limit}`.execute(db);
  return rows.map(({ member }) => member);
}

/**
 * The settled play of these members within a window, by game; who has none is left out. Rounds
 * below the least stake, a decimal, are none.
 */
export async function playOf(
  db: Db,
  members: readonly MemberId[],
  window: PlayWindow,
  leastStake?: string | null,
): Promise<ReadonlyMap<MemberId, PlaySum[]>> {
  if (members.length === 0) return new Map();
  const { rows } = await sql<PlayRow>`
    select member_id::text as member, vendor, game, sum(valid_bet)::text as valid_bet,
      sum(staked)::text as staked, sum(paid)::text as paid, count(*)::int as rounds,
      sum(won)::int as wins, max(settled_at) as last_at,
      max(settled_at) filter (where won = 1) as last_won_at
    from played_round
    where member_id = any (${[...members]}::bigint[]) and ${settledIn(window)}
      and staked >= ${leastStake ? String(Money.of(leastStake)) : '0'}::bigint
    group by 1, 2, 3`.execute(db);
  const sums = new Map<MemberId, PlaySum[]>();
  for (const row of rows) {
    const of = sums.get(row.member) ?? [];
    of.push({
      vendor: row.vendor,
      game: row.game,
      product: gameByCode(row.vendor, row.game)?.category ?? null,
      validBet: BigInt(row.valid_bet),
      staked: BigInt(row.staked),
      paid: BigInt(row.paid),
      rounds: row.rounds,
      wins: row.wins,
      lastAt: row.last_at,
      lastWonAt: row.last_won_at,
    });
    sums.set(row.member, of);
  }
  return sums;
}

/** Deposits of these members within a cycle, by whole days, less what the bank took back. */
export async function depositsOf(
  db: Db,
  members: readonly MemberId[],
  { from, to }: Cycle,
): Promise<ReadonlyMap<MemberId, DepositSum>> {
  if (members.length === 0) return new Map();
  const { rows } = await sql<{ member: MemberId; amount: string; count: number }>`
    select m.id::text as member,
      coalesce((select sum(d.gained - d.spent) from money_day d
        where d.member_id = m.id and d.kind in ('deposit', 'depositReversed')
          and d.day >= ${from}::date and d.day <= coalesce(${to}::date, 'infinity')), 0)::text
        as amount,
      coalesce((select sum(case s.kind when 'deposit' then s.transfers else -s.transfers end)
        from statement_day s
        where s.member_id = m.id and s.kind in ('deposit', 'depositReversed')
          and s.day >= ${from}::date and s.day <= coalesce(${to}::date, 'infinity')), 0)::int
        as count
    from unnest(${[...members]}::bigint[]) m (id)`.execute(db);
  return new Map(
    rows.map(({ member, amount, count }) => [member, { amount: BigInt(amount), count }]),
  );
}

/** Takes the marks of members whose play or deposits changed, the oldest first. */
export async function takeDue(tx: Tx, limit: number): Promise<MemberId[]> {
  const { rows } = await sql<{ member: MemberId }>`
    with due as materialized (
      select member_id from play_due order by tx limit ${limit} for update skip locked)
    delete from play_due d using due where d.member_id = due.member_id
    returning d.member_id::text as member`.execute(tx);
  return rows.map(({ member }) => member);
}

/** Drops play that no promotion counts any more. */
export const dropPlayBefore = (db: Db, { before, limit }: { before: Date; limit: number }) =>
  sql`delete from played_round r using (select member_id, vendor, round from played_round
      where settled_at < ${before} limit ${limit}) o
    where r.member_id = o.member_id and r.vendor = o.vendor and r.round = o.round`.execute(db);
