import { Money } from '@palaro/kernel';

/** A correction above this amount needs a third person (docs/domain/ledger.md §3). */
const THIRD_ABOVE = Money.of('100000.0000');

/**
 * Invariants that compare the ledger with what its money stands for (docs/domain/ledger.md §5).
 * Each returns the rows that break it. Add each new kind of hold or correction here, with its
 * table.
 */
export const COUNTERPARTS = [
  {
    id: 'I11',
    says: 'what a requirement has is what rounds gave it',
    sql: `select r.member_id, r.requirement_id, r.done, coalesce(u.s, 0) given
      from turnover_requirement r left join (select member_id, requirement_id, sum(amount) s
        from turnover_use group by 1, 2) u using (member_id, requirement_id)
      where r.done <> coalesce(u.s, 0)`,
  },
  {
    id: 'I13',
    // Of withdrawals the cashier's own check `cashier.held-orders` says it.
    says: 'each hold is a transfer under way, a withdrawal or a buy-in, and each transfer has its hold',
    sql: `with held as (
        select h.member_id, t.kind, t.cause_id, h.amount from hold h
          join ledger.transfer t using (member_id, transfer_id) where h.state = 'P'),
      sent as (
        select member_id, id::text as cause_id, amount from vendor_transfer
          where direction = 'in' and state in ('created', 'sent', 'unknown'))
      select coalesce(h.member_id, s.member_id) member_id, coalesce(h.cause_id, s.cause_id) cause,
          h.amount held, s.amount sent
        from (select * from held where kind = 'transferOut') h
        full join sent s on s.member_id = h.member_id and s.cause_id = h.cause_id
        where h.amount is distinct from s.amount
      union all
      select member_id, kind || '/' || cause_id, amount, null from held
        where kind not in ('transferOut', 'buyIn', 'withdraw')`,
  },
  {
    id: 'I16',
    says: 'somebody else confirmed every correction by hand, once',
    sql: `with posted as (
        select t.member_id, t.cause_id, count(distinct t.transfer_id) times,
          sum(case when p.from_account < 0 then p.amount else -p.amount end) amount
        from ledger.transfer t join ledger.posting p using (member_id, transfer_id)
        where t.kind = 'manualAdjust' group by 1, 2),
      asked as (
        select id, maker, state, (payload->>'member')::bigint member_id,
          ((payload->>'amount')::numeric * 10000)::bigint amount,
          (select count(distinct s.operator) from change_step s where s.request = c.id
            and s.step = 'approve' and s.operator <> c.maker) agreed
        from change_request c where kind = 'balance.correction'
            or kind = 'credit.settle' and payload ? 'amount')
      select coalesce(a.id::text, p.cause_id) request, coalesce(a.member_id, p.member_id) member_id,
          a.state, a.amount asked, p.amount posted
        from asked a full join posted p on p.cause_id = a.id::text
        where case when a.state = 'Applied' or a.state = 'Approved' and p.cause_id is not null then
            p.times is distinct from 1 or p.member_id <> a.member_id or p.amount <> a.amount
            or a.agreed < case when abs(a.amount) > ${THIRD_ABOVE} then 2 else 1 end
          else p.cause_id is not null end`,
  },
  {
    id: 'I18',
    says: 'two people voided every round that we undid, and nothing of it counts since',
    // A tick that the leave has overtaken moves nothing, so nothing reverses it.
    sql: `with undone as (
        select payload->>'member' as member, payload->>'round' as round, state,
          exists (select from change_step s where s.request = c.id and s.step = 'approve'
            and s.operator <> c.maker) agreed
        from change_request c where kind = 'round.void' and state in ('Approved', 'Applied'))
      select t.member_id, t.cause_id as round, 'nobody agreed' what, t.transfer_id
        from ledger.transfer t where t.kind = 'rollback' and t.actor like 'operator/%'
          and not exists (select from undone u where u.agreed and u.round = t.cause_id
            and u.member = t.member_id::text)
      union all
      select t.member_id, t.cause_id, 'counts after its void', t.transfer_id
        from (select distinct member::bigint member, round from undone where state = 'Applied') u
        join ledger.transfer t on t.member_id = u.member and t.cause_kind = 'round'
          and t.cause_id = u.round
        where t.reverses is null and t.kind <> 'tick' and not exists (
          select from ledger.transfer r
            where r.member_id = t.member_id and r.reverses = t.transfer_id)`,
  },
] as const;
