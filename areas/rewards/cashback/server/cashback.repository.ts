import type { MemberId, Money } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { sql } from 'kysely';
import type { PeriodSums } from './cashback-rule.ts';

/** A cashback in one of its periods, which is named by its first day. */
interface CashbackPeriod {
  promotion: string;
  period: string;
}

/** Names the award of a period within its member: it decides that nobody is given it twice. */
export const cashbackAward = ({ promotion, period }: CashbackPeriod) =>
  `cashback/${promotion}/${period}`;

/** Tells whether play and awards of before an instant are summed up. */
export async function isSummed(db: Db, before: Date): Promise<boolean> {
  const { rows: marks } = await sql<{ tx: string }>`select coalesce(min(tx), 0)::text as tx
    from fold_watermark where name in ('missions', 'gain_day')`.execute(db);
  // A value of its own, by which the planner sees how few rows are left.
  const tx = marks[0]?.tx ?? '0';
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from game_round where tx >= ${tx}::bigint and closed_at < ${before})
      or exists (select from transfer where tx >= ${tx}::bigint and posted_at < ${before})
      as behind`.execute(db);
  return rows[0]?.behind === false;
}

/** Periods of a promotion that are counted, of these. */
export async function countedPeriods(
  db: Db,
  promotion: string,
  periods: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ period: string }>`
    select period::text as period from cashback_period
    where promotion_id = ${promotion} and period = any (${[...periods]}::date[])`.execute(db);
  return new Set(rows.map(({ period }) => period));
}

/**
 * Locks the promotion, which orders all who give in it. Answers false where it runs no more, or the
 * period was counted meanwhile.
 */
export async function lockPeriod(tx: Tx, { promotion, period }: CashbackPeriod): Promise<boolean> {
  const { rows } = await sql`select from promotion where id = ${promotion} and state = 'Running'
    for update`.execute(tx);
  // A statement of its own: what the other node wrote is seen only after the lock.
  return rows.length > 0 && !(await countedPeriods(tx, promotion, [period])).has(period);
}

/** Notes that a period is counted. */
export const finishPeriod = (db: Db, { promotion, period }: CashbackPeriod, at: Date) =>
  sql`insert into cashback_period (promotion_id, period, closed_at)
    values (${promotion}, ${period}::date, ${at}) on conflict do nothing`.execute(db);

/** Members of these who were given this period before. */
export async function givenBefore(
  tx: Tx,
  { promotion, period }: CashbackPeriod,
  members: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<{ member: MemberId }>`
    select member_id::text as member from cashback_given
    where promotion_id = ${promotion} and period = ${period}::date
      and member_id = any (${[...members]}::bigint[])`.execute(tx);
  return new Set(rows.map(({ member }) => member));
}

/**
 * Awards that these members claimed within days, both included; who claimed none is left out. What
 * was taken back lowers the sum, never below 0: nobody is given a part of a bonus that he lost.
 */
export async function claimedAwards(
  db: Db,
  members: readonly MemberId[],
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<MemberId, Money>> {
  const { rows } = await sql<{ member: MemberId; awards: string }>`
    select member_id::text as member, greatest(sum(promo), 0)::text as awards from gain_day
    where member_id = any (${[...members]}::bigint[])
      and day between ${from}::date and ${to}::date
      and book in (select book from book where realm = 'R')
    group by 1`.execute(db);
  return new Map(rows.map(({ member, awards }) => [member, BigInt(awards)]));
}

/** A member's cashback of a period with the sums that it was counted from. */
interface PeriodAward extends PeriodSums {
  member: MemberId;
  amount: Money;
  /** False where the budget could not pay it any more. */
  issued: boolean;
}

/** Keeps what a period gave. */
export async function writeGiven(
  tx: Tx,
  { promotion, period }: CashbackPeriod,
  given: readonly PeriodAward[],
): Promise<void> {
  if (given.length === 0) return;
  await tx
    .insertInto('cashback_given')
    .values(
      given.map(({ member, staked, paid, awards, amount, issued }) => ({
        promotion_id: promotion,
        period,
        member_id: member,
        staked: String(staked),
        paid: String(paid),
        awards: String(awards),
        amount: String(amount),
        issued,
      })),
    )
    .execute();
}

/** The period that was counted last, and what it gave a member: `given` is null for nothing. */
export interface LastPeriod {
  period: string;
  given: Omit<PeriodAward, 'member'> | null;
  /** When the award that still waits runs out; null where none waits. */
  waitsUntil: Date | null;
}

type LastRow = Record<'staked' | 'paid' | 'awards' | 'amount', string> & {
  period: string;
  issued: boolean | null;
  waits_until: Date | null;
};

/** Reads the period that was counted last for a member; null where none was. */
export async function readLast(
  db: Db,
  promotion: string,
  member: MemberId,
): Promise<LastPeriod | null> {
  const { rows } = await sql<LastRow>`
    select p.period::text as period, g.staked::text as staked, g.paid::text as paid,
      g.awards::text as awards, g.amount::text as amount, g.issued, a.expires_at as waits_until
    from (select period from cashback_period where promotion_id = ${promotion}
        order by period desc limit 1) p
      left join cashback_given g on g.promotion_id = ${promotion} and g.period = p.period
        and g.member_id = ${member}
      left join award a on a.member_id = ${member} and a.vendor = ${HOUSE_VENDOR}
        and a.state = 'Issued'
        and a.transaction = 'cashback/' || ${promotion} || '/' || p.period`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { period, staked, paid, awards, amount, issued, waits_until: waitsUntil } = row;
  if (issued === null) return { period, given: null, waitsUntil: null };
  const given = {
    staked: BigInt(staked),
    paid: BigInt(paid),
    awards: BigInt(awards),
    amount: BigInt(amount),
    issued,
  };
  return { period, given, waitsUntil };
}
