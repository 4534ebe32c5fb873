import type { OwnEntry, OwnRows } from '@palaro/ledger';
import { OPEN_WITHDRAWALS } from '../../order-states.ts';

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
export const newWithdrawalRows: OwnRows = {
  name: 'cashier.new-withdrawal',
  // The card is locked against its removal.
  load: `with asked as (
      select member, max("dayStart") as "dayStart", array_agg(card) as cards
      from jsonb_to_recordset($1::jsonb) r (member bigint, card text, "dayStart" timestamptz)
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
      from withdrawal_order o where o.member_id = a.member and o.created_at >= a."dayStart"
        and o.state not in ('Rejected', 'Cancelled')) t`,
  loadBy: ({ member = null, card = null, dayStart = null }) => ({ member, card, dayStart }),
  subject: (row) => String(row.member),
  judge(loaded, row, { at }) {
    const standing = loaded as unknown as Standing | null;
    if (!standing) return { refuse: 'account_unknown' };
    const usableFrom = standing.cards[String(row.card)];
    if (usableFrom === undefined) return { refuse: 'card_unknown' };
    if (new Date(usableFrom) > at) return { refuse: 'card_not_usable_yet' };
    const sum = BigInt(standing.sum) + BigInt(String(row.amount));
    if (standing.count >= Number(row.countMost)) return { refuse: 'withdraw_day_count' };
    if (sum > BigInt(String(row.sumMost))) return { refuse: 'withdraw_day_sum' };
    if (standing.heldUntil && new Date(standing.heldUntil) > at) return { refuse: 'withdraw_hold' };
    if (standing.open) return { refuse: 'withdraw_open' };
    return { next: { ...standing, open: true, count: standing.count + 1, sum: String(sum) } };
  },
  write: `with r as (
      select * from jsonb_to_recordset($1::jsonb) r (member bigint, id uuid, reference text,
        input text, card uuid, method text, "bankCode" text, last4 text, amount bigint, fee bigint,
        state text, score smallint, marks text[], needs text, "expectedAt" timestamptz,
        at timestamptz)
    ), named as (
      insert into payment_reference (reference, kind, member_id, order_id)
      select reference, 'withdrawal', member, id from r
    ), made as (
      insert into withdrawal_order (member_id, id, reference, input, card_id, method, bank_code,
        last4, amount, fee, state, score, marks, needs, expected_at, created_at)
      select member, id, reference, decode(input, 'hex'), card, method, "bankCode", last4, amount,
        fee, state, score, marks, needs, "expectedAt", at from r)
    insert into order_step (member_id, order_id, seq, state, by, at)
    select member, id, 1, 'Requested', 'member', at from r
    union all select member, id, 2, state, 'system', at from r`,
};

export const newWithdrawal = (row: OwnEntry['row']): OwnEntry => ({
  name: newWithdrawalRows.name,
  row,
});
