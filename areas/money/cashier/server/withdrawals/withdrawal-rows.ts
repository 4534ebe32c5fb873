import { column, defineSubledger, nullable } from '@palaro/ledger';
import { OPEN_WITHDRAWALS, type WithdrawalState } from '../../order-states.ts';

/** What the day and the member allow at the moment of the commit. */
interface Standing {
  open: boolean;
  count: number;
  sum: string;
  heldUntil: string | null;
  /** From when each card of his may be used; cards in review or removed are missing. */
  cards: Record<string, string>;
}

const listed = OPEN_WITHDRAWALS.map((state) => `'${state}'`).join(', ');

/**
 * Creates an order in the commit that holds its money, judged under the member's lock: one open
 * order at a time, the day's count and sum, no hold, and a card that may be used
 * (docs/domain/payments.md §4).
 */
export const newWithdrawalRows = defineSubledger({
  name: 'cashier.new-withdrawal',
  columns: {
    member: column.bigint,
    id: column.uuid,
    reference: column.text,
    input: column.text,
    card: column.text,
    method: column.text,
    bankCode: nullable(column.text),
    last4: column.text,
    amount: column.bigint,
    fee: column.bigint,
    state: column.oneOf<WithdrawalState>(),
    score: column.smallint,
    marks: column.texts,
    needs: column.text,
    expectedAt: column.timestamptz,
    at: column.postedAt,
  },
  judged: {
    dayStart: column.timestamptz,
    countMost: column.integer,
    sumMost: column.bigint,
  },
  load: {
    by: ['member', 'card', 'dayStart'],
    // The card is locked against its removal.
    sql: ({ rows }) => `with asked as (
      select member, max(day_start) as day_start, array_agg(card) as cards
      from ${rows} r
      group by member
    ), usable as (
      select c.member_id, c.id, c.usable_from from bank_card c
      join asked a on a.member = c.member_id and c.id = any (a.cards)
      where c.removed_at is null and c.state = 'active' order by c.id for share of c)
    select a.member::text as subject, jsonb_build_object(
      'open', exists (select from withdrawal_order o
        where o.member_id = a.member and o.state in (${listed})),
      'count', t.count, 'sum', t.sum, 'heldUntil', m.withdrawals_held_until,
      'cards', (select coalesce(jsonb_object_agg(u.id, u.usable_from), '{}') from usable u
        where u.member_id = a.member)) as state
    from asked a join member m on m.id = a.member
    cross join lateral (
      select count(*)::int as count, coalesce(sum(o.amount), 0)::text as sum
      from withdrawal_order o where o.member_id = a.member and o.created_at >= a.day_start
        and o.state not in ('Rejected', 'Cancelled')) t`,
  },
  subject: (row) => row.member,
  judge(standing: Standing | null, row, { at }) {
    if (!standing) return { refuse: 'account_unknown' };
    const usableFrom = standing.cards[row.card];
    if (usableFrom === undefined) return { refuse: 'card_unknown' };
    if (new Date(usableFrom) > at) return { refuse: 'card_not_usable_yet' };
    const sum = BigInt(standing.sum) + BigInt(row.amount);
    if (standing.count >= row.countMost) return { refuse: 'withdraw_day_count' };
    if (sum > BigInt(row.sumMost)) return { refuse: 'withdraw_day_sum' };
    if (standing.heldUntil && new Date(standing.heldUntil) > at) return { refuse: 'withdraw_hold' };
    if (standing.open) return { refuse: 'withdraw_open' };
    return { next: { ...standing, open: true, count: standing.count + 1, sum: String(sum) } };
  },
  write: ({ rows }) => `with r as ${rows}, named as (
      insert into payment_reference (reference, kind, member_id, order_id)
      select reference, 'withdrawal', member, id from r
    ), made as (
      insert into withdrawal_order (member_id, id, reference, input, card_id, method, bank_code,
        last4, amount, fee, state, score, marks, needs, expected_at, created_at)
      select member, id, reference, decode(input, 'hex'), card::uuid, method, bank_code, last4,
        amount, fee, state, score, marks, needs, expected_at, at from r)
    insert into order_step (member_id, order_id, seq, state, by, at)
    select member, id, 1, 'Requested', 'member', at from r
    union all select member, id, 2, state, 'system', at from r`,
});
