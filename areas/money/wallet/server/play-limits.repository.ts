import { sql } from 'kysely';
import type { MemberId, Money } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { BROUGHT, GAME_KINDS, periodStarts, STAKE_KINDS, TAKEN } from './play-periods.ts';

/** What bets count against; the cashier counts deposits. */
export type PlayLimitKind = 'stake' | 'wager' | 'loss';
export type LimitKind = PlayLimitKind | 'deposit';
export type LimitPeriod = 'bet' | 'day' | 'week' | 'month';

export interface LimitRow {
  kind: LimitKind;
  period: LimitPeriod;
  /** The operator who imposed it; empty where the member set it himself. */
  imposed_by: string;
  amount: string;
  /** What was played; 0 for deposits. */
  used: string;
  set_at: Date;
  /** When this period began and the next one begins; null for a limit per bet. */
  starts_at: Date | null;
  resets_at: Date | null;
}

export async function memberHasLimit(db: Db, member: MemberId): Promise<boolean> {
  const find = db
    .selectFrom('rg_limit')
    .select('kind')
    .where('member_id', '=', member)
    .where('kind', '<>', 'deposit')
    .limit(1);
  return (await find.executeTakeFirst()) !== undefined;
}

export async function limitsSetSince(db: Db, since: Date): Promise<MemberId[]> {
  const find = db
    .selectFrom('rg_limit')
    .select('member_id')
    .distinct()
    .where('set_at', '>', since)
    .where('kind', '<>', 'deposit');
  return (await find.execute()).map(({ member_id }) => member_id);
}

/** A member's limits with the amount used in the present period. */
export async function listLimits(
  db: Db,
  member: MemberId,
  zone: string,
  at: Date,
): Promise<LimitRow[]> {
  const { day, week, month } = periodStarts(zone, at);
  const { rows } = await sql<LimitRow>`
    select l.kind, l.period, l.imposed_by, l.amount, coalesce(c.used, 0) used, l.set_at,
      p.start::timestamp at time zone ${zone} starts_at,
      (p.start + p.length)::timestamp at time zone ${zone} resets_at
    from rg_limit l
    left join (values ('day', ${day}::date, interval '1 day'),
      ('week', ${week}::date, interval '7 days'),
      ('month', ${month}::date, interval '1 month')) p (period, start, length)
      on p.period = l.period
    left join rg_counter c on c.member_id = l.member_id and c.kind = l.kind
      and c.period = l.period and c.period_start = p.start
    where l.member_id = ${member}
    order by l.kind, l.period, l.imposed_by`.execute(db);
  return rows;
}

/**
 * Locks the member's wallets. The ledger takes the same lock, so no bet of the member runs
 * meanwhile.
 */
export const lockWallet = (tx: Tx, member: MemberId) =>
  sql`select from wallet where member_id = ${member} order by member_id, account_id
    for no key update`.execute(tx);

/** A limit of that kind and period by the same person, whatever its amount. */
export const findLimit = (
  tx: Db,
  member: MemberId,
  limit: Pick<NewLimit, 'kind' | 'period' | 'imposedBy'>,
) =>
  tx
    .selectFrom('rg_limit')
    .select('amount')
    .where('member_id', '=', member)
    .where('kind', '=', limit.kind)
    .where('period', '=', limit.period)
    .where('imposed_by', '=', limit.imposedBy)
    .executeTakeFirst();

export interface NewLimit {
  kind: LimitKind;
  period: LimitPeriod;
  amount: Money;
  /** The operator who imposed it; empty where the member set it himself. */
  imposedBy: string;
}

export const upsertLimit = (tx: Tx, member: MemberId, limit: NewLimit, at: Date) => {
  const { imposedBy, ...rest } = limit;
  const change = { amount: limit.amount, set_at: at };
  return tx
    .insertInto('rg_limit')
    .values({ ...rest, member_id: member, imposed_by: imposedBy, set_at: at })
    .onConflict((row) =>
      row.columns(['member_id', 'kind', 'period', 'imposed_by']).doUpdateSet(change),
    )
    .execute();
};

const taken = sql.raw(TAKEN);
const brought = sql.raw(BROUGHT);
const kinds = { loss: sql.raw(GAME_KINDS), wager: sql.raw(STAKE_KINDS) };

/** Counts again what was played since a period's first day, without what was rolled back. */
export const countAnew = (
  tx: Tx,
  member: MemberId,
  of: { kind: 'loss' | 'wager'; period: LimitPeriod; start: string; zone: string },
) =>
  sql`insert into rg_counter (member_id, kind, period, period_start, used)
    select ${member}, ${of.kind}, ${of.period}, ${of.start}::date, coalesce(sum(
      case when ${taken} then p.amount else 0 end
      - case when ${brought} and ${of.kind === 'loss'} then p.amount else 0 end), 0)
    from transfer t
    join posting p on p.member_id = t.member_id and p.transfer_id = t.transfer_id
    where t.member_id = ${member}
      and t.posted_at >= ${of.start}::date::timestamp at time zone ${of.zone}
      and t.kind = any(${kinds[of.kind]}) and t.reverses is null
      and not exists (select from transfer r
        where r.member_id = t.member_id and r.reverses = t.transfer_id)
    on conflict (member_id, kind, period, period_start)
      do update set used = excluded.used`.execute(tx);

/** From now on, bets in the member's open games must bring their limit row, on every node. */
export const markSessionsLimited = (tx: Tx, member: MemberId) =>
  tx
    .updateTable('game_session')
    .set({ limited: true })
    .where('member_id', '=', member)
    .where('ended_at', 'is', null)
    .execute();

/** Deletes the member's own limit. What operators imposed stays. */
export const removeOwnLimit = (
  tx: Tx,
  member: MemberId,
  { kind, period }: Pick<NewLimit, 'kind' | 'period'>,
) =>
  tx
    .deleteFrom('rg_limit')
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('imposed_by', '=', '')
    .execute();

/** Deletes the limits that operators imposed; the member's own stays, and counts alone then. */
export const liftLimits = (tx: Tx, member: MemberId, kind: LimitKind, period: LimitPeriod) =>
  tx
    .deleteFrom('rg_limit')
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('imposed_by', '<>', '')
    .execute();
