import type { MemberId, Money } from '@palaro/kernel';
import { column, defineSubledger, type SubledgerEntry } from '@palaro/ledger';

/** What opened a requirement: a deposit, an award, turnover that came along with a transfer. */
export type TurnoverCause = 'deposit' | 'award' | 'transfer';

/**
 * Opens a requirement in the commit of the money that it belongs to, if that money moves
 * (docs/domain/ledger.md §8). A cause opens at most one. `required` of 0 opens none.
 */
export const requirementRows = defineSubledger({
  name: 'turnover.requirement',
  columns: {
    member: column.bigint,
    kind: column.oneOf<TurnoverCause>(),
    cause: column.text,
    required: column.bigint,
    at: column.postedAt,
  },
  subject: (row) => `${row.member}/${row.kind}/${row.cause}`,
  judge: () => ({ next: null }),
  write: ({ rows }) => `insert into turnover_requirement
      (member_id, requirement_id, cause_kind, cause_id, required, opened_at)
    select r.member, nextval('turnover_requirement_id'), r.kind, r.cause, r.required, r.at
    from ${rows} r
    where r.required > 0 and r.at is not null
    on conflict (member_id, cause_kind, cause_id) do nothing`,
});

export const openRequirement = (of: {
  member: MemberId;
  cause: TurnoverCause;
  causeId: string;
  required: Money;
}): SubledgerEntry =>
  requirementRows.entry({
    member: of.member,
    kind: of.cause,
    cause: of.causeId,
    required: String(of.required),
  });

/** The code that refuses an item while a requirement is open. */
const TURNOVER_OPEN = 'turnover_not_met';

/**
 * Refuses the item while the member has an open requirement, judged under the member's lock. Fold
 * his own rounds first (`foldOwnRounds`), so that a round settled a moment ago counts.
 */
export const turnoverMetRows = defineSubledger({
  name: 'turnover.met',
  columns: { member: column.bigint },
  load: {
    by: ['member'],
    sql: ({ rows }) => `select r.member::text subject, jsonb_build_object('open', exists (
      select from turnover_requirement t where t.member_id = r.member and t.state = 'O')) state
    from (select distinct member from ${rows} r) r`,
  },
  subject: (row) => row.member,
  judge: (state: { open: boolean } | null) =>
    state?.open ? { refuse: TURNOVER_OPEN } : { next: state, skip: true },
});

export const turnoverMet = (member: MemberId): SubledgerEntry => turnoverMetRows.entry({ member });
