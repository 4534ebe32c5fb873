import { Money } from '@palaro/kernel';
import { refuse, type App, type Member } from '@palaro/server';
import type { Acceptance } from '../promotions.api.ts';
import { claimEntry } from './award-postings.ts';
import { payAward } from './pay-award.ts';
import { findAward, type AwardRecord } from './promotions.repository.ts';

/** The house account that pays each kind of award; its promotions' gains stand apart. */
const DETAILS: Record<AwardRecord['cause_kind'], string> = {
  signIn: 'SIGN_IN',
  freeRound: 'FREE_ROUND',
  gift: 'MANUAL',
};

/**
 * Pays an award that waits: cash, its turnover requirement and its state are one commit
 * (docs/domain/promotions.md §4). Who is on a break or excluded is paid what he earned (PR-53).
 * Refuses `not_found` for an award of somebody else or under another promotion, `promo.expired`,
 * `promo.wrong_status`.
 */
export async function claimAward(
  app: App,
  { id: member }: Member,
  of: { award: string; promotion: string },
): Promise<Acceptance> {
  const award = await findAward(app.db, member, of.award);
  const names = award && [`award-${award.id}`, award.promotion];
  if (!award || !names?.includes(of.promotion)) throw refuse('not_found');
  const amount = BigInt(award.amount) as Money;
  const turnover = amount * BigInt(award.turnover_times);
  // The first answer again, also where it was lost.
  if (award.state !== 'Claimed') {
    await payAward(app, {
      member,
      cause: `${award.vendor}/${award.transaction}`,
      detail: DETAILS[award.cause_kind],
      vendor: award.cause_kind === 'freeRound' ? award.vendor : '',
      amount,
      turnover,
      rows: [claimEntry(member, award.id)],
    });
  }
  return { status: 'Claimed', amount: Money.text(amount), turnover: Money.text(turnover) };
}
