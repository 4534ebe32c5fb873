import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Tx } from '@palaro/server';
import type { Days } from './day-filter.ts';

/**
 * Says for a transfer that is not folded yet what statement.folds.ts says for folded ones: what the
 * main wallet got and gave (account number 1 of the book), and the vendor, empty where none. `p`
 * and `t` are the posting and its transfer; the caller groups by the transfer.
 */
const MAIN_IN = `sum(case when p.to_account = p.book * 100 + 1 then p.amount else 0 end)`;
const MAIN_OUT = `sum(case when p.from_account = p.book * 100 + 1 then p.amount else 0 end)`;
export const VENDOR = `coalesce(nullif(max(h.vendor), ''), max(case
  when t.kind like 'transfer%'
    then (select v.vendor from vendor_transfer v where v.id = t.cause_id::uuid)
  when t.cause_kind = 'round' and t.actor not like 'operator/%' then t.actor end), '')`;
/** A leg has at most one house account, and the ids of those are negative. */
export const HOUSE = `left join house_account h on h.account_id = least(p.from_account, p.to_account)`;

export interface StatementFilter extends Days {
  member: MemberId;
  /** Null for all kinds, or all vendors. */
  codes: readonly string[] | null;
  /** Kinds that are not listed nor counted; null for none. */
  without: readonly string[] | null;
  vendor: string | null;
}

/** How far `statement_day` has folded. Newer transfers have ids above the floor. */
export interface Mark {
  tx: string;
  floor: string;
}

export async function readMark(
  tx: Tx,
  fold: 'statement_day' | 'money_day' = 'statement_day',
): Promise<Mark> {
  const { rows } = await sql<Mark>`
    select tx::text, floor::text from fold_watermark where name = ${fold}`.execute(tx);
  return rows[0] ?? { tx: '0', floor: '0' };
}

/** Sums of a day's matching transfers, and the id range of the folded ones. */
export interface DaySums {
  day: string;
  transfers: string;
  paid_in: string;
  paid_out: string;
  first_id: string | null;
  last_id: string | null;
}

/** The folded part: one row per day, however much the member played. */
export async function foldedDays(tx: Tx, f: StatementFilter): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day::text, sum(transfers)::text as transfers, sum(paid_in)::text as paid_in,
      sum(paid_out)::text as paid_out, min(first_id)::text as first_id,
      max(last_id)::text as last_id
    from statement_day
    where member_id = ${f.member} and day between ${f.from}::date and ${f.to}::date
      and (${f.codes}::text[] is null or kind = any (${f.codes}::text[]))
      and (${f.without}::text[] is null or kind <> all (${f.without}::text[]))
      and (${f.vendor}::text is null or vendor = ${f.vendor})
    group by day`.execute(tx);
  return rows;
}

const start = (day: unknown, zone: string) =>
  sql`(${day}::date)::timestamp at time zone ${zone}::text`;
const end = (day: unknown, zone: string) =>
  sql`(${day}::date + 1)::timestamp at time zone ${zone}::text`;

/** The part that is not folded yet: usually a second's transfers. */
export async function newDays(tx: Tx, f: StatementFilter, mark: Mark): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select (posted_at at time zone ${f.zone})::date::text as day, count(*)::text as transfers,
      sum(paid_in)::text as paid_in, sum(paid_out)::text as paid_out, null as first_id,
      null as last_id
    from (
      select t.posted_at, ${sql.raw(VENDOR)} as vendor, ${sql.raw(MAIN_IN)} as paid_in,
        ${sql.raw(MAIN_OUT)} as paid_out
      from transfer t
        join posting p on p.member_id = ${f.member} and p.transfer_id = t.transfer_id
        ${sql.raw(HOUSE)}
      where t.member_id = ${f.member} and t.transfer_id > ${mark.floor} and t.tx >= ${mark.tx}
        and p.transfer_id > ${mark.floor}
        and t.posted_at >= ${start(f.from, f.zone)} and t.posted_at < ${end(f.to, f.zone)}
        and (${f.codes}::text[] is null or t.kind = any (${f.codes}::text[]))
        and (${f.without}::text[] is null or t.kind <> all (${f.without}::text[]))
      group by t.transfer_id, t.posted_at) x
    where ${f.vendor}::text is null or vendor = ${f.vendor}
    group by 1`.execute(tx);
  return rows;
}

/** A day that a page takes rows from: its folded ids, limited to ids below `before`. */
export interface PageDay {
  day: string;
  first: string;
  last: string;
  before: string;
}

interface Leg {
  from: string | null;
  to: string | null;
  /** Set for a wallet at a vendor. */
  vendor: string | null;
  amount: string;
  fromAfter: string | null;
  toAfter: string | null;
}

export interface MovementRow {
  day: string;
  id: string;
  kind: string;
  cause_kind: string;
  cause_id: string;
  reverses: string | null;
  posted_at: Date;
  vendor: string;
  game: string;
  /** The reason of a correction by hand; empty otherwise. */
  reason: string;
  ref: string | null;
  /** The hold that it made: pending, completed, voided. */
  hold: 'P' | 'C' | 'V' | null;
  legs: Leg[];
}

/** Rows of these days, newest day and id first; each day is read along the primary key. */
export async function listMovements(
  tx: Tx,
  f: StatementFilter,
  mark: Mark,
  page: { days: readonly PageDay[]; skip: number; limit: number },
): Promise<MovementRow[]> {
  const { days, skip, limit } = page;
  const most = skip + limit;
  const matching = sql`e.member_id = ${f.member} and e.transfer_id < d.before
    and e.posted_at >= ${start(sql`d.day`, f.zone)} and e.posted_at < ${end(sql`d.day`, f.zone)}
    and (${f.codes}::text[] is null or e.kind = any (${f.codes}::text[]))
    and (${f.without}::text[] is null or e.kind <> all (${f.without}::text[]))
    and (${f.vendor}::text is null or ${f.vendor} = (select ${sql.raw(VENDOR)} from transfer t
      join posting p using (member_id, transfer_id) ${sql.raw(HOUSE)}
      where t.member_id = ${f.member} and t.transfer_id = e.transfer_id))
    order by e.transfer_id desc limit ${most}`;
  const { rows } = await sql<MovementRow>`
    with page as (
      select d.day, m.transfer_id from unnest(${days.map(({ day }) => day)}::date[],
          ${days.map(({ first }) => first)}::bigint[], ${days.map(({ last }) => last)}::bigint[],
          ${days.map(({ before }) => before)}::bigint[]) d (day, first, last, before)
        cross join lateral (
          (select e.transfer_id from transfer e
            where e.transfer_id between d.first and d.last and e.tx < ${mark.tx} and ${matching})
          union all
          (select e.transfer_id from transfer e
            where e.transfer_id > ${mark.floor} and e.tx >= ${mark.tx} and ${matching})
          order by transfer_id desc limit ${most}) m
      order by d.day desc, m.transfer_id desc offset ${skip} limit ${limit})
    select page.day::text, page.transfer_id::text as id, x.kind, x.cause_kind, x.cause_id,
      x.reverses, x.posted_at, x.vendor, x.game, x.reason, x.legs, r.ref,
      (select h.state from hold h
        where h.member_id = ${f.member} and h.transfer_id = page.transfer_id) as hold
    from page cross join lateral (
        select t.kind, t.cause_kind, t.cause_id, t.reverses::text, t.posted_at,
          ${sql.raw(VENDOR)} as vendor,
          coalesce(max(h.detail) filter (where h.kind = 'GAME'), '') as game,
          coalesce(max(h.detail) filter (where h.kind = 'ADJUST'), '') as reason,
          json_agg(json_build_object('from', wf.kind, 'to', wt.kind, 'amount', p.amount::text,
            'vendor', coalesce(nullif(wf.vendor, ''), nullif(wt.vendor, '')),
            'fromAfter', p.from_after::text, 'toAfter', p.to_after::text) order by p.leg) as legs
        from transfer t
          join posting p using (member_id, transfer_id)
          ${sql.raw(HOUSE)}
          left join wallet wf on wf.member_id = p.member_id and wf.account_id = p.from_account
          left join wallet wt on wt.member_id = p.member_id and wt.account_id = p.to_account
        where t.member_id = ${f.member} and t.transfer_id = page.transfer_id
        group by t.transfer_id, t.kind, t.cause_kind, t.cause_id, t.reverses, t.posted_at) x
      left join lateral (select g.ref from ledger.game_round g
        where g.member_id = ${f.member} and g.vendor = x.vendor and x.cause_kind = 'round'
          and g.round = case when x.cause_kind = 'round' then x.cause_id::uuid end) r on true
    order by page.day desc, page.transfer_id desc`.execute(tx);
  return rows;
}
