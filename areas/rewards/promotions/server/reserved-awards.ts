import type { Money } from '@palaro/kernel';
import { column, defineSubledger, type SubledgerEntry } from '@palaro/ledger';
import { budgetRows } from './award-postings.ts';
import type { AwardRecord } from './promotion-record.ts';

/** An award that was promised and is now earned, of an amount that is at most the promised one. */
export interface EarnedAward {
  award: Pick<AwardRecord, 'id' | 'member_id' | 'amount' | 'budget'>;
  amount: Money;
  expiresAt: Date;
}

/** Moves a promised award to those that wait, in the commit of what earned it. */
export const earnedRows = defineSubledger({
  name: 'promotions.earned',
  columns: {
    member: column.bigint,
    award: column.bigint,
    amount: column.bigint,
    expires: column.timestamptz,
    at: column.postedAt,
  },
  load: {
    by: ['member', 'award'],
    sql: ({ rows }) => `select a.member_id || '/' || a.id subject,
        jsonb_build_object('state', a.state) state
      from award a join ${rows} r on a.member_id = r.member and a.id = r.award
      order by a.member_id, a.id for update of a`,
  },
  subject: ({ member, award }) => `${member}/${award}`,
  judge: (of: { state: string } | null) =>
    of?.state === 'Reserved' ? { next: { state: 'Issued' } } : { refuse: 'promo.wrong_status' },
  write: ({ rows }) => `update award a set state = 'Issued', amount = r.amount,
      issued_at = r.at, expires_at = r.expires from ${rows} r
    where a.member_id = r.member and a.id = r.award`,
});

/**
 * Rows that issue a promised award. What the budget held beyond the amount is given back. The
 * commit is refused with `promo.wrong_status` where the award is not promised any more.
 */
export const issueReserved = ({ award, amount, expiresAt }: EarnedAward): SubledgerEntry[] => [
  ...(award.budget
    ? [
        budgetRows.entry({
          promotion: award.budget,
          spent: '0',
          released: String(BigInt(award.amount) - amount),
        }),
      ]
    : []),
  earnedRows.entry({
    member: award.member_id,
    award: award.id,
    amount: String(amount),
    expires: expiresAt.toISOString(),
  }),
];
