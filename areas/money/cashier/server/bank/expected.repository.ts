import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import type { Expected } from './match-lines.ts';

interface Row {
  key: string;
  day: string;
  amount: string;
  names: string[];
}

/** Period of an account of ours; days are `YYYY-MM-DD` of the site's zone. */
export interface StatementPeriod {
  account: string;
  from: string;
  to: string;
  zone: string;
}

const expectedOf = ({ names, amount, ...row }: Row): Expected => ({
  ...row,
  amount: BigInt(amount),
  references: names,
});

/**
 * What the account should have shown on these days: deposits to it and payouts by hand from it, as
 * the ledger posted them. Left out: what a line is already, and what two people wrote off.
 */
export async function readPosted(
  db: Db,
  { account, from, to, zone }: StatementPeriod,
): Promise<Expected[]> {
  const { rows } = await sql<Row>`
    with posted as (
      select t.key, (t.posted_at at time zone ${zone})::date::text "day",
        sum(case when p.from_account = h.account_id then p.amount else -p.amount end)::text amount,
        array_remove(array[d.reference, d.payer_reference, w.reference, w.channel_reference,
          b.reference], null)
          names
      from house_account h
        join ledger.posting p on h.account_id in (p.from_account, p.to_account)
        join ledger.transfer t using (member_id, transfer_id)
        left join deposit_order d on t.cause_kind = 'deposit' and d.member_id = t.member_id
          and d.id::text = t.cause_id
        left join withdrawal_order w on t.cause_kind = 'withdrawal'
          and w.member_id = t.member_id and w.id::text = t.cause_id
        left join balance_return_part b on t.cause_kind = 'return' and b.member_id = t.member_id
          and b.return_id::text = t.cause_id and b.no::text = split_part(t.key, '/', 3)
      where h.kind = 'BANK' and h.detail = ${account}
        and t.posted_at >= ${from}::timestamp at time zone ${zone}
        and t.posted_at < (${to}::timestamp + interval '1 day') at time zone ${zone}
      group by t.key, 2, 4)
    select * from posted where amount <> '0' and ${waits(sql`posted.key`)}
    order by "day", key`.execute(db);
  return rows.map(expectedOf);
}

/** What providers settled, a sum for each file, by which they pay our bank or it pays them. */
export async function readSettled(db: Db, { from, to }: StatementPeriod): Promise<Expected[]> {
  const { rows } = await sql<Row>`
    with settled as (
      select 'settled/' || l.provider || '/' || l.day key, l.day::text "day",
        sum(case when m.from_kind = 'BANK' then m.amount else -m.amount end)::text amount,
        array[l.provider] names
      from settlement_line l join house_move m
        on m.key in ('settle/' || l.provider || '/' || l.line,
          'settle/' || l.provider || '/' || l.line || '/fee')
      where 'BANK' in (m.from_kind, m.to_kind) and l.day between ${from} and ${to}
      group by l.provider, l.day)
    select * from settled where amount <> '0' and ${waits(sql`settled.key`)}
    order by "day", key`.execute(db);
  return rows.map(expectedOf);
}

const waits = (key: ReturnType<typeof sql>) => sql`
  not exists (select from bank_line b where b.matched = ${key})
  and not exists (select from bank_match m where ${key} in (m.posting, m.reversal)
    and m.reversal is not null)
  and not exists (select from cash_difference c where c.provider = 'BANK'
    and c.kind = 'missing_there' and c.state = 'Accepted' and c.subject = ${key})`;

/**
 * True where providers pay to this account: one of its lines was a settlement before, or it is the
 * only one that is on.
 */
export async function isPaidByProviders(db: Db, account: string): Promise<boolean> {
  const { rows } = await sql<{ paid: boolean }>`
    select exists (select from bank_line where account = ${account} and matched like 'settled/%')
      or (select count(*) = 1 and bool_and(id = ${account}) from house_bank_account
        where enabled) paid`.execute(db);
  return rows[0]!.paid;
}

/**
 * What the ledger keeps of this account at the end of a day: its postings, the settlements that are
 * lines of it, and what was written off for it. Above zero the bank has money of ours.
 */
export async function ledgerOf(db: Db, { account, to, zone }: StatementPeriod): Promise<bigint> {
  const { rows } = await sql<{ kept: string }>`
    select (coalesce((select sum(case when p.from_account = h.account_id then p.amount
          else -p.amount end)
        from house_account h join ledger.posting p on h.account_id in (p.from_account, p.to_account)
          join ledger.transfer t using (member_id, transfer_id)
        where h.kind = 'BANK' and h.detail = ${account}
          and t.posted_at < (${to}::timestamp + interval '1 day') at time zone ${zone}), 0)
      + coalesce((select sum(amount + rest) from bank_line where account = ${account}
          and matched like 'settled/%' and day <= ${to}), 0)
      + coalesce((select sum(case when m.from_kind = 'BANK' then m.amount else -m.amount end)
        from house_move m join cash_difference c
          on m.key like 'difference/' || c.id || '/%'
        where c.provider = 'BANK' and c.provider_id = ${account} and c.day <= ${to}), 0))::text kept
    `.execute(db);
  return BigInt(rows[0]!.kept);
}
