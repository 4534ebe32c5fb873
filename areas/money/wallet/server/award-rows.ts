import type { MemberId, Money } from '@palaro/kernel';
import { roundId, type OwnEntry, type OwnRows } from '@palaro/ledger';

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
): OwnEntry => ({
  name: awardRows.name,
  row: {
    does: 'issue',
    member: win.member,
    vendor: win.vendor,
    transaction: win.transaction,
    round: roundId(win.vendor, win.round),
    amount: String(win.amount),
    promotion: win.freeRound ?? '',
    turnoverTimes: FREE_ROUND_TURNOVER,
  },
});

/** Takes back the award that the rollback's target issued, as long as nobody has claimed it. */
export const cancelEntry = (rollback: OfMessage & { target: string }): OwnEntry => ({
  name: awardRows.name,
  row: {
    does: 'cancel',
    member: rollback.member,
    vendor: rollback.vendor,
    transaction: rollback.target,
    round: roundId(rollback.vendor, rollback.round),
  },
});

const ROWS = `jsonb_to_recordset($1::jsonb) r (does text, member bigint, vendor text,
  transaction text, round uuid, amount bigint, promotion text, "turnoverTimes" int,
  at timestamptz)`;
/**
 * The award and its cancel may be in the same batch. A statement does not see what it writes
 * itself, so it must look for the cancel.
 */
const SAME = `c.does = 'cancel' and c.member = r.member and c.vendor = r.vendor
  and c.transaction = r.transaction and c.round = r.round`;

export const awardRows: OwnRows = {
  name: 'wallet.award',
  subject: (row) => `${row.member}/${row.vendor}/${row.transaction}`,
  judge: () => ({ next: null }),
  write: `with r as (select * from ${ROWS}),
    cancelled as (update award a set state = 'Cancelled' from r c
      where a.member_id = c.member and a.vendor = c.vendor and a.transaction = c.transaction
        and a.round = c.round and c.does = 'cancel' and a.state = 'Issued')
    insert into award (member_id, cause_kind, promotion, vendor, round, transaction, amount,
      turnover_times, state, issued_at, expires_at)
    select r.member, 'freeRound', r.promotion, r.vendor, r.round, r.transaction, r.amount,
      r."turnoverTimes", case when exists (select from r c where ${SAME}) then 'Cancelled'
        else 'Issued' end, r.at, r.at + make_interval(secs => ${AWARD_SECONDS})
    from r where r.does = 'issue'`,
};
