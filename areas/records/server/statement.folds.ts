import { defineFold } from '@palaro/server';

/**
 * One row a transfer: what the main wallet got and gave by it (its account is number 1 of the
 * book), and the vendor it has to do with, empty where none. `p` and `t` are the posting and its
 * transfer; the caller groups by the transfer.
 */
export const MAIN_IN = `sum(case when p.to_account = p.book * 100 + 1 then p.amount else 0 end)`;
export const MAIN_OUT = `sum(case when p.from_account = p.book * 100 + 1 then p.amount else 0 end)`;
export const VENDOR = `coalesce(nullif(max(h.vendor), ''), max(case
  when t.kind like 'transfer%'
    then (select v.vendor from vendor_transfer v where v.id = t.cause_id::uuid)
  when t.cause_kind = 'round' then t.actor end), '')`;
/** A leg has one house account at most, and those are below zero. */
export const HOUSE = `left join house_account h on h.account_id = least(p.from_account, p.to_account)`;

/**
 * The account record's sums: a member's transfers by day, kind and vendor, with what the main
 * wallet got and gave, and the ids between which that day's transfers lie.
 */
export const foldStatementDays = defineFold({
  name: 'statement_day',
  tables: ['statement_day'],
  comparable: true,
  sql: [
    `with moved as (
        select p.member_id, p.transfer_id, t.kind, (t.posted_at at time zone $3)::date as day,
          ${VENDOR} as vendor, ${MAIN_IN} as paid_in, ${MAIN_OUT} as paid_out
        from posting p join transfer t using (member_id, transfer_id) ${HOUSE}
        where p.tx >= $1 and p.tx < $2 and t.tx >= $1 and t.tx < $2
        group by p.member_id, p.transfer_id, t.kind, t.posted_at)
      insert into statement_day as d (member_id, day, kind, vendor, transfers, paid_in, paid_out,
        first_id, last_id)
      select member_id, day, kind, vendor, count(*), sum(paid_in), sum(paid_out),
        min(transfer_id), max(transfer_id)
      from moved group by 1, 2, 3, 4
      on conflict (member_id, day, kind, vendor) do update
        set transfers = d.transfers + excluded.transfers, paid_in = d.paid_in + excluded.paid_in,
          paid_out = d.paid_out + excluded.paid_out,
          first_id = least(d.first_id, excluded.first_id),
          last_id = greatest(d.last_id, excluded.last_id)`,
  ],
});
