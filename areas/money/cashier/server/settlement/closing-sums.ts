import type { Db, Span } from '@palaro/server';
import { sql } from 'kysely';

/** What orders say of a day, by the instant of their posting; counts of 1/10,000. */
export interface OrderSums {
  depositsPaid: bigint;
  depositsReversed: bigint;
  withdrawalsPaid: bigint;
  payoutsReturned: bigint;
  /** Balances of refused persons that went back. */
  balancesReturned: bigint;
}

/**
 * Sums of the orders. An order that says it is paid and has no posting counts too, so that the
 * day does not agree; so does one whose amount is not that of its posting.
 */
export async function orderSums(db: Db, { from, to }: Span): Promise<OrderSums> {
  const { rows } = await sql<Record<keyof OrderSums, string>>`
    with posted as (
      select member_id, kind, key, cause_id::uuid order_id from ledger.transfer
      where cause_kind in ('deposit', 'withdrawal', 'return') and posted_at >= ${from}
        and posted_at < ${to}
        and kind in ('deposit', 'depositReversed', 'withdrawPaid', 'withdrawReturned',
          'balanceReturned', 'balanceReturnFailed')
    ), deposits as (
      select kind, coalesce(sum(coalesce(d.received, d.amount)), 0) total
      from posted p join deposit_order d on d.member_id = p.member_id and d.id = p.order_id
      group by kind
    ), unposted as (
      select coalesce(sum(coalesce(d.received, d.amount)), 0) total from deposit_order d
      where d.state in ('Paid', 'Reversed') and d.paid_at >= ${from} and d.paid_at < ${to}
        and not exists (select from ledger.transfer t where t.cause_kind = 'deposit'
          and t.cause_id = d.id::text and t.member_id = d.member_id and t.kind = 'deposit')
    ), paid as (
      select coalesce(sum(w.amount), 0) total
      from posted p join withdrawal_order w on w.member_id = p.member_id and w.id = p.order_id
      where p.kind = 'withdrawPaid'
    ), returned as (
      select coalesce(sum(a.amount), 0) total
      from posted p join payout_attempt a on a.member_id = p.member_id and a.order_id = p.order_id
      where p.kind = 'withdrawReturned' and a.state = 'Returned'
        and a.part = coalesce(nullif(split_part(p.key, '/', 4), '')::int, 1)
    ), given_back as (
      select coalesce(sum(case p.kind when 'balanceReturned' then b.amount else -b.amount end), 0)
        total
      from posted p join balance_return_part b on b.member_id = p.member_id
        and b.return_id = p.order_id and b.no = split_part(p.key, '/', 3)::int
      where p.kind = 'balanceReturned' or (p.kind = 'balanceReturnFailed' and b.state = 'Failed')
    )
    select (coalesce((select total from deposits where kind = 'deposit'), 0)
          + (select total from unposted))::text "depositsPaid",
      coalesce((select total from deposits where kind = 'depositReversed'), 0)::text
        "depositsReversed",
      (select total from paid)::text "withdrawalsPaid",
      (select total from returned)::text "payoutsReturned",
      (select total from given_back)::text "balancesReturned"`.execute(db);
  const { depositsPaid, depositsReversed, withdrawalsPaid, payoutsReturned, balancesReturned } =
    rows[0]!;
  return {
    depositsPaid: BigInt(depositsPaid),
    depositsReversed: BigInt(depositsReversed),
    withdrawalsPaid: BigInt(withdrawalsPaid),
    payoutsReturned: BigInt(payoutsReturned),
    balancesReturned: BigInt(balancesReturned),
  };
}

export interface AccountChange {
  kind: 'PAY_IN' | 'PAY_OUT' | 'BANK';
  /**
   * A provider, or our account at a bank. Empty for what providers paid to a bank of ours or took
   * from it: their files do not say which.
   */
  provider: string;
  /** Credits minus debits, as the ledger counts a house account. */
  change: bigint;
}

/** How much the accounts of the cash changed: by members' postings, and by settlements. */
export async function accountChanges(db: Db, { from, to }: Span): Promise<AccountChange[]> {
  const { rows } = await sql<{ kind: AccountChange['kind']; provider: string; change: string }>`
    with moved as (
      select h.kind, case when h.kind = 'BANK' then h.detail else h.vendor end provider,
        case when p.to_account = h.account_id then p.amount else -p.amount end amount
      from ledger.transfer t join ledger.posting p using (member_id, transfer_id)
        join house_account h on h.account_id in (p.from_account, p.to_account)
      where t.cause_kind in ('deposit', 'withdrawal', 'return') and t.posted_at >= ${from}
        and t.posted_at < ${to} and h.kind in ('PAY_IN', 'PAY_OUT', 'BANK')
      union all
      select side.kind, case when side.kind <> 'BANK' then m.provider
          else coalesce(c.provider_id, '') end, side.amount
      from house_move m
        left join cash_difference c
          on m.provider = 'BANK' and c.id::text = split_part(m.key, '/', 2)
        cross join lateral
        (values (m.from_kind, -m.amount), (m.to_kind, m.amount)) side (kind, amount)
      where m.posted_at >= ${from} and m.posted_at < ${to} and side.kind <> 'PAY_FEE')
    select kind, provider, sum(amount)::text change from moved group by 1, 2 order by 1, 2`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, change: BigInt(row.change) }));
}

/** What settlements took as a cost, less what they gave back. */
export async function feesOf(db: Db, { from, to }: Span): Promise<bigint> {
  const { rows } = await sql<{ fees: string }>`
    select coalesce(sum(case when from_kind = 'PAY_FEE' then amount
        when to_kind = 'PAY_FEE' then -amount else 0 end), 0)::text fees
    from house_move where posted_at >= ${from} and posted_at < ${to}`.execute(db);
  return BigInt(rows[0]!.fees);
}

export interface FileSums {
  provider: string;
  lines: number;
  gross: bigint;
  fee: bigint;
  net: bigint;
}

interface FileRow {
  provider: string;
  lines: number;
  gross: string;
  fee: string;
  net: string;
}

/** The files of the day as they had been read by then. */
export async function fileSums(db: Db, day: string, readBy: Date): Promise<FileSums[]> {
  const { rows } = await sql<FileRow>`
    select f.provider, count(l.line)::int lines, coalesce(sum(l.gross), 0)::text gross,
      coalesce(sum(l.fee), 0)::text fee, coalesce(sum(l.net), 0)::text net
    from settlement_file f left join settlement_line l
      on l.provider = f.provider and l.day = f.day and l.imported_at <= ${readBy}
    where f.day = ${day} and f.imported_at <= ${readBy} group by 1 order by 1`.execute(db);
  return rows.map(({ provider, lines, gross, fee, net }) => ({
    provider,
    lines,
    gross: BigInt(gross),
    fee: BigInt(fee),
    net: BigInt(net),
  }));
}
