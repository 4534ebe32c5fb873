import type { MemberId, Money } from '@palaro/kernel';
import { column, defineSubledger, type SubledgerEntry } from '@palaro/ledger';
import type { PromotionState } from '../promotion-moves.ts';

interface BudgetState {
  state: PromotionState;
  /** Counts of 1/10,000. */
  left: string;
}

/**
 * Takes an award's amount from its promotion's budget, in the commit that pays it
 * (docs/domain/promotions.md §4, Budget). Give it first: it locks the promotion's row, so that what
 * later rows of the item read of the promotion is settled.
 */
export const budgetRows = defineSubledger({
  name: 'promotions.budget',
  columns: { promotion: column.uuid, spent: column.bigint, released: column.bigint },
  load: {
    by: ['promotion'],
    sql: ({ rows }) => `select id::text subject, jsonb_build_object('state', state,
        'left', (budget - spent - reserved)::text) state
      from (select * from promotion where id in (select promotion from ${rows} r)
        order by id for update) p`,
  },
  subject: (row) => row.promotion,
  judge(of: BudgetState | null, { spent, released }) {
    const more = BigInt(spent) - BigInt(released);
    // A paused or ended promotion pays what it issued or promised (PR-3).
    if (of === null || (more > 0n && of.state !== 'Running')) return { refuse: 'promo.closed' };
    const left = BigInt(of.left) - more;
    if (left < 0n) return { refuse: 'promo.budget_empty' };
    return { next: { state: of.state, left: String(left) } };
  },
  write: ({ rows }) => `update promotion p set spent = p.spent + r.spent,
      reserved = p.reserved - r.released
    from (select promotion, sum(spent)::bigint spent, sum(released)::bigint released
      from ${rows} s group by promotion) r
    where p.id = r.promotion`,
});

/** Takes `amount` from the budget. Refuses `promo.closed`, `promo.budget_empty`. */
export const spendBudget = (promotion: string, amount: Money): SubledgerEntry =>
  budgetRows.entry({ promotion, spent: String(amount), released: '0' });

/** Turns a sum that the budget holds into one that is spent. */
export const spendReserved = (promotion: string, amount: Money): SubledgerEntry =>
  budgetRows.entry({ promotion, spent: String(amount), released: String(amount) });

/**
 * One person takes one award of a cycle: a mark of his that stands for another member refuses (§4,
 * abuse limits). The promotion's row is locked by `budgetRows`.
 */
export const markRows = defineSubledger({
  name: 'promotions.mark',
  columns: {
    promotion: column.uuid,
    cycle: column.text,
    mark: column.text,
    member: column.bigint,
  },
  load: {
    by: ['promotion', 'cycle', 'mark'],
    sql: ({ rows }) => `select m.promotion_id || '/' || m.cycle || '/' || m.mark subject,
        jsonb_build_object('member', m.member_id::text) state
      from promotion_mark m join ${rows} r
        on m.promotion_id = r.promotion and m.cycle = r.cycle and m.mark = r.mark`,
  },
  subject: ({ promotion, cycle, mark }) => `${promotion}/${cycle}/${mark}`,
  judge(of: { member: string } | null, { member }) {
    if (of === null) return { next: { member } };
    return of.member === member
      ? { next: of, skip: true }
      : { refuse: 'promo.already_claimed_here' };
  },
  write: ({ rows }) => `insert into promotion_mark
      (promotion_id, cycle, mark, member_id)
    select promotion, cycle, mark, member from ${rows} r`,
});

/** The marks of a person who takes one award of a cycle (`personMarks`). */
export interface ClaimMarks {
  promotion: string;
  cycle: string;
  marks: readonly string[];
}

export const markClaim = (
  { promotion, cycle, marks }: ClaimMarks,
  member: MemberId,
): SubledgerEntry[] => marks.map((mark) => markRows.entry({ promotion, cycle, mark, member }));

/**
 * An award of a sign-in, which is issued and claimed in one commit. The unique key of `award`
 * (member, vendor, transaction) decides that a day is taken once.
 */
export const signInRows = defineSubledger({
  name: 'promotions.sign-in',
  columns: {
    member: column.bigint,
    promotion: column.uuid,
    transaction: column.text,
    amount: column.bigint,
    turnoverTimes: column.integer,
    step: column.integer,
    at: column.postedAt,
  },
  load: {
    by: ['member', 'transaction'],
    sql: ({ rows }) => `select a.member_id || '/' || a.transaction subject, 'true'::jsonb state
      from award a join ${rows} r on a.member_id = r.member and a.vendor = 'PALARO'
        and a.transaction = r.transaction`,
  },
  subject: ({ member, transaction }) => `${member}/${transaction}`,
  judge: (taken: boolean | null) => (taken ? { refuse: 'promo.wrong_status' } : { next: true }),
  write: ({ rows }) => `insert into award (member_id, cause_kind, promotion, budget, vendor,
      transaction, amount, turnover_times, step, state, issued_at, expires_at, claimed_at)
    select member, 'signIn', promotion::text, promotion, 'PALARO', transaction, amount,
      turnover_times, step, 'Claimed', r.at, r.at, r.at
    from ${rows} r`,
});

interface AwardState {
  state: string;
  /** ISO 8601. */
  expires: string;
}

/** Claims an award that waits: its state moves in the commit that pays it. */
export const claimRows = defineSubledger({
  name: 'promotions.claim',
  columns: { member: column.bigint, award: column.bigint, at: column.postedAt },
  load: {
    by: ['member', 'award'],
    sql: ({ rows }) => `select a.member_id || '/' || a.id subject,
        jsonb_build_object('state', a.state, 'expires', a.expires_at) state
      from award a join ${rows} r on a.member_id = r.member and a.id = r.award
      order by a.member_id, a.id for update of a`,
  },
  subject: ({ member, award }) => `${member}/${award}`,
  judge(of: AwardState | null, _row, { at }) {
    if (of?.state !== 'Issued') return { refuse: 'promo.wrong_status' };
    if (new Date(of.expires) <= at) return { refuse: 'promo.expired' };
    return { next: { ...of, state: 'Claimed' } };
  },
  write: ({ rows }) => `update award a set state = 'Claimed', claimed_at = r.at from ${rows} r
    where a.member_id = r.member and a.id = r.award`,
});

export const claimEntry = (member: MemberId, award: string): SubledgerEntry =>
  claimRows.entry({ member, award });
