import { defineFold } from '@palaro/server';

/** Sums of the house accounts by day; GGR of a day is what GAME gained (ledger.md §7). */
export const foldHouse = defineFold({
  name: 'house',
  tables: ['house_fold'],
  comparable: true,
  sql: [
    `with moved as (
        select p.member_id, p.transfer_id, p.from_account, p.to_account, p.amount,
          (t.posted_at at time zone $3)::date as day
        from posting p join transfer t using (member_id, transfer_id)
        where p.tx >= $1 and p.tx < $2 and t.tx >= $1 and t.tx < $2),
      sides as (
        select from_account as account_id, day, amount as debit, 0::bigint as credit
          from moved where from_account < 0
        union all
        select to_account, day, 0, amount from moved where to_account < 0)
      insert into house_fold as f (account_id, day, debits, credits)
      select account_id, day, sum(debit), sum(credit) from sides group by 1, 2
      on conflict (account_id, day) do update
        set debits = f.debits + excluded.debits, credits = f.credits + excluded.credits`,
  ],
});
