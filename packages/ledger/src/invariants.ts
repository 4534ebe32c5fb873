/**
 * A rule for the whole ledger, archive included (the views in the schema `ledger`). Each row that
 * its SQL returns breaks the rule (docs/domain/ledger.md §5).
 */
export interface Invariant {
  id: string;
  says: string;
  sql: string;
}

export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'a wallet equals the sum of its postings',
    sql: `select w.member_id, w.account_id, w.balance, x.s from wallet w left join lateral (
        select coalesce(sum(case when p.to_account = w.account_id then p.amount
          else -p.amount end), 0) s
        from ledger.posting p where p.member_id = w.member_id
          and w.account_id in (p.from_account, p.to_account)) x on true
      where w.balance <> x.s`,
  },
  {
    id: 'I2',
    says: 'each book sums to zero',
    sql: `select b.book, coalesce(w.s, 0) + coalesce(h.s, 0) as rest from book b
      left join (select book, sum(balance) s from wallet group by 1) w using (book)
      left join (select ha.book, sum(case when p.to_account = ha.account_id then p.amount
          else -p.amount end) s
        from ledger.posting p
        join house_account ha on ha.account_id in (p.from_account, p.to_account)
        group by 1) h using (book)
      where coalesce(w.s, 0) + coalesce(h.s, 0) <> 0`,
  },
  {
    id: 'I3',
    says: 'no balance is below zero, no debt above it',
    sql: `select member_id, account_id, kind, balance from wallet
      where kind <> 'DEBT' and balance < 0 or kind = 'DEBT' and balance > 0`,
  },
  {
    id: 'I4',
    says: 'each posting continues from the balance of the one before',
    sql: `select member_id, account, transfer_id, leg from (
        select member_id, account, transfer_id, leg, d, bal,
          lag(bal, 1, 0::bigint) over (partition by member_id, account
            order by transfer_id, leg) prev
        from (select member_id, from_account account, transfer_id, leg, -amount d,
              from_after bal from ledger.posting where from_account > 0
            union all select member_id, to_account, transfer_id, leg, amount, to_after
              from ledger.posting where to_account > 0) e) c
      where bal <> prev + d`,
  },
  {
    id: 'I5',
    says: 'keys and transfers match one to one, and every transfer moves something',
    sql: `select 'key without transfer' what, k.member_id, k.transfer_id from transfer_key k
        left join ledger.transfer t using (member_id, transfer_id)
        where k.outcome = 1 and t.transfer_id is null
      union all select 'transfer without key', t.member_id, t.transfer_id from ledger.transfer t
        left join transfer_key k using (member_id, transfer_id) where k.transfer_id is null
      union all select 'transfer without posting', t.member_id, t.transfer_id from ledger.transfer t
        left join ledger.posting p using (member_id, transfer_id) where p.leg is null`,
  },
  {
    id: 'I6',
    says: 'nothing crosses books',
    sql: `select p.member_id, p.transfer_id, p.leg from ledger.posting p
      left join wallet wf on wf.member_id = p.member_id and wf.account_id = p.from_account
      left join wallet wt on wt.member_id = p.member_id and wt.account_id = p.to_account
      left join house_account hf on hf.account_id = p.from_account
      left join house_account ht on ht.account_id = p.to_account
      where p.book is distinct from coalesce(wf.book, hf.book)
        or p.book is distinct from coalesce(wt.book, ht.book)`,
  },
  {
    id: 'I7',
    says: 'held money equals the sum of the open holds',
    sql: `select w.member_id, sum(w.balance), coalesce(max(h.s), 0) from wallet w
      left join (select member_id, sum(amount) s from hold where state = 'P' group by 1) h
        using (member_id)
      where w.kind = 'HOLD' group by 1 having sum(w.balance) <> coalesce(max(h.s), 0)`,
  },
  {
    id: 'I8a',
    says: 'a target is reversed once',
    sql: `select member_id, reverses from ledger.transfer where reverses is not null
      group by member_id, reverses having count(*) > 1`,
  },
  {
    id: 'I8b',
    says: 'a reversal gives back what its target took, and takes what it gave',
    // HOLD is left out: ticks and the leave decide what becomes of a buy-in's hold
    // (docs/decisions/011).
    sql: `select r.member_id, r.transfer_id from ledger.transfer r cross join lateral (
        select coalesce(sum(case when w.account_id = p.to_account then p.amount
          else -p.amount end), 0) net
        from ledger.posting p join wallet w on w.member_id = p.member_id and w.kind <> 'HOLD'
          and w.account_id in (p.from_account, p.to_account)
        where p.member_id = r.member_id and p.transfer_id in (r.transfer_id, r.reverses)) x
      where r.reverses is not null and x.net <> 0`,
  },
  {
    id: 'I9',
    says: 'nothing stays in transit',
    sql: `select h.book, sum(case when p.to_account = h.account_id then p.amount
          else -p.amount end) from house_account h
      join ledger.posting p on h.account_id in (p.from_account, p.to_account)
      where h.kind = 'TRANSIT' group by 1
      having sum(case when p.to_account = h.account_id then p.amount else -p.amount end) <> 0`,
  },
  {
    id: 'I10',
    says: 'the fold of the house accounts equals the sum of the folded postings',
    sql: `with mark as (select tx from fold_watermark where name = 'house'), folded as (
        select from_account account_id, -sum(amount) s from ledger.posting
          where from_account < 0 and tx < (select tx from mark) group by 1
        union all select to_account, sum(amount) from ledger.posting
          where to_account < 0 and tx < (select tx from mark) group by 1)
      select h.account_id, coalesce(f.s, 0) fold, coalesce(p.s, 0) postings from house_account h
      left join (select account_id, sum(credits - debits) s from house_fold group by 1) f
        using (account_id)
      left join (select account_id, sum(s) s from folded group by 1) p using (account_id)
      where coalesce(f.s, 0) <> coalesce(p.s, 0)`,
  },
  {
    id: 'I12',
    says: 'rounds agree with their postings',
    sql: `select g.member_id, g.vendor, g.round from ledger.game_round g left join (
        select t.member_id, t.cause_id,
          sum(case when p.to_account < 0 then p.amount
            when p.from_account < 0 then -p.amount else 0 end) net
        from ledger.transfer t
        join ledger.posting p using (member_id, transfer_id)
        where t.cause_kind = 'round' group by 1, 2) x
        on x.member_id = g.member_id and x.cause_id = g.round::text
      where g.bets - g.refunds - g.wins <> coalesce(x.net, 0)`,
  },
];
