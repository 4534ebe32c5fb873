import type { MemberId, Money } from '@palaro/kernel';
import { column, defineSubledger, nullable, roundId, type SubledgerEntry } from '@palaro/ledger';

/**
 * How many times a free round's win must be played through (docs/domain/promotions.md §2,
 * FREE_ROUND).
 */
const FREE_ROUND_TURNOVER = 10;
/** How long an award waits to be claimed (docs/domain/promotions.md §4, Expiry). */
const AWARD_SECONDS = 7 * 24 * 3600;

interface OfMessage {
  vendor: string;
  member: MemberId;
  round: string;
}

/**
 * Makes a free round's win an award, which commits with the message. It becomes cash when it is
 * claimed.
 */
export const awardEntry = (
  win: OfMessage & { transaction: string; amount: Money; freeRound?: string },
): SubledgerEntry =>
  awardRows.entry({
    does: 'issue',
    member: win.member,
    vendor: win.vendor,
    transaction: win.transaction,
    round: roundId(win.vendor, win.round),
    amount: String(win.amount),
    promotion: win.freeRound ?? '',
    turnoverTimes: FREE_ROUND_TURNOVER,
  });

/** Takes back the award that the rollback's target issued, as long as nobody has claimed it. */
export const cancelEntry = (rollback: OfMessage & { target: string }): SubledgerEntry =>
  awardRows.entry({
    does: 'cancel',
    member: rollback.member,
    vendor: rollback.vendor,
    transaction: rollback.target,
    round: roundId(rollback.vendor, rollback.round),
    amount: null,
    promotion: null,
    turnoverTimes: null,
  });

/**
 * The award and its cancel may be in the same batch. A statement does not see what it writes
 * itself, so it must look for the cancel.
 */
const SAME = `c.does = 'cancel' and c.member = r.member and c.vendor = r.vendor
  and c.transaction = r.transaction and c.round = r.round`;

export const awardRows = defineSubledger({
  name: 'wallet.award',
  columns: {
    does: column.oneOf<'issue' | 'cancel'>(),
    member: column.bigint,
    vendor: column.text,
    transaction: column.text,
    round: column.uuid,
    amount: nullable(column.bigint),
    promotion: nullable(column.text),
    turnoverTimes: nullable(column.integer),
    at: column.postedAt,
  },
  subject: (row) => `${row.member}/${row.vendor}/${row.transaction}`,
  judge: () => ({ next: null }),
  write: ({ rows }) => `with r as ${rows},
    cancelled as (update award a set state = 'Cancelled' from r c
      where a.member_id = c.member and a.vendor = c.vendor and a.transaction = c.transaction
        and a.round = c.round and c.does = 'cancel' and a.state = 'Issued')
    insert into award (member_id, cause_kind, promotion, vendor, round, transaction, amount,
      turnover_times, state, issued_at, expires_at)
    select r.member, 'freeRound', r.promotion, r.vendor, r.round, r.transaction, r.amount,
      r.turnover_times, case when exists (select from r c where ${SAME}) then 'Cancelled'
        else 'Issued' end, r.at, r.at + make_interval(secs => ${AWARD_SECONDS})
    from r where r.does = 'issue'`,
});
