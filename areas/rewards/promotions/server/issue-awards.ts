import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { AWARD_DAYS } from '../promotions.limits.ts';
import './promotions.events.ts';
import type { AwardRecord } from './promotions.repository.ts';

const DAY_SECONDS = 86_400;

/** An award that comes to wait for its member. */
export interface NewAward {
  member: MemberId;
  kind: AwardRecord['cause_kind'];
  /** Its giver, as records name it: a promotion's id, or a word. */
  promotion: string;
  /** Names the award within the member, with its cycle: a second one of that name is not issued. */
  transaction: string;
  amount: Money;
  turnoverTimes: number;
  /** When it runs out; a week from now unless said otherwise. */
  expiresAt?: Date;
}

/**
 * Issues awards of the house in the caller's transaction, and tells their members. What was issued
 * before under its name is left as it is; answers how many are new.
 */
export async function issueAwards(app: App, tx: Tx, awards: readonly NewAward[]): Promise<number> {
  if (awards.length === 0) return 0;
  const now = app.clock.now();
  const usual = plusSeconds(now, AWARD_DAYS * DAY_SECONDS);
  const rows = await tx
    .insertInto('award')
    .values(
      awards.map(({ member, kind, promotion, transaction, amount, turnoverTimes, expiresAt }) => ({
        member_id: member,
        cause_kind: kind,
        promotion,
        vendor: 'PALARO',
        transaction,
        amount: String(amount),
        turnover_times: turnoverTimes,
        state: 'Issued' as const,
        issued_at: now,
        expires_at: expiresAt ?? usual,
      })),
    )
    .onConflict((on) => on.columns(['member_id', 'vendor', 'transaction']).doNothing())
    .returning(['member_id', 'transaction', 'amount', 'expires_at'])
    .execute();
  await app.queue.emitEach(
    tx,
    'award.issued',
    rows.map((row) => ({
      memberId: row.member_id,
      cause: row.transaction,
      amount: Money.text(BigInt(row.amount)),
      expiresAt: row.expires_at.toISOString(),
    })),
  );
  return rows.length;
}
