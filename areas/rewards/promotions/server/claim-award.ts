import { Money } from '@palaro/kernel';
import { house } from '@palaro/ledger';
import { refuse, type App, type Member } from '@palaro/server';
import type { Acceptance } from '../promotions.api.ts';
import { claimEntry, spendReserved } from './award-postings.ts';
import { payAward } from './pay-award.ts';
import type { AwardRecord } from './promotion-record.ts';
import { findAward } from './promotions.repository.ts';

/** The house account that pays each kind of award; the gains of each stand apart. */
const PAYERS: Record<AwardRecord['cause_kind'], { kind: 'PROMO' | 'VIP'; detail: string }> = {
  signIn: { kind: 'PROMO', detail: 'SIGN_IN' },
  firstDeposit: { kind: 'PROMO', detail: 'FIRST_DEPOSIT' },
  deposit: { kind: 'PROMO', detail: 'DEPOSIT' },
  cashback: { kind: 'PROMO', detail: 'CASHBACK' },
  mission: { kind: 'PROMO', detail: 'MISSION' },
  leaderBoard: { kind: 'PROMO', detail: 'LEADERBOARD' },
  redRain: { kind: 'PROMO', detail: 'RED_RAIN' },
  luckyDraw: { kind: 'PROMO', detail: 'LUCKY_DRAW' },
  referral: { kind: 'PROMO', detail: 'REFERRAL' },
  application: { kind: 'PROMO', detail: 'MANUAL' },
  freeRound: { kind: 'PROMO', detail: 'FREE_ROUND' },
  gift: { kind: 'PROMO', detail: 'MANUAL' },
  vipLevel: { kind: 'VIP', detail: 'LEVELUP' },
  vipWeekly: { kind: 'VIP', detail: 'WEEKLY' },
  vipMonthly: { kind: 'VIP', detail: 'MONTHLY' },
  vipBirthday: { kind: 'VIP', detail: 'BIRTHDAY' },
};

/**
 * Pays an award that waits: cash, its turnover requirement and its state are one commit
 * (docs/domain/promotions.md §4). Who is on a break or excluded is paid what he earned (PR-53).
 * Refuses `not_found` for an award of somebody else or under another promotion, `promo.expired`,
 * `promo.wrong_status`.
 */
export async function claimAward(
  app: App,
  { id: member }: Pick<Member, 'id'>,
  of: { award: string; promotion: string },
): Promise<Acceptance> {
  const award = await findAward(app.db, member, of.award);
  const names = award && [`award-${award.id}`, award.promotion];
  if (!award || !names?.includes(of.promotion)) throw refuse('not_found');
  const amount = BigInt(award.amount) as Money;
  const turnover = amount * BigInt(award.turnover_times);
  // The first answer again, also where it was lost.
  if (award.state !== 'Claimed') {
    const { kind, detail } = PAYERS[award.cause_kind];
    await payAward(app, {
      member,
      cause: `${award.vendor}/${award.transaction}`,
      from: house(kind, award.cause_kind === 'freeRound' ? award.vendor : '', detail),
      amount,
      turnover,
      rows: [
        ...(award.budget ? [spendReserved(award.budget, amount)] : []),
        claimEntry(member, award.id),
      ],
    });
  }
  return { status: 'Claimed', amount: Money.text(amount), turnover: Money.text(turnover) };
}
