import { inLanguage, Money, type Language, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Promotion, PromotionType } from '../promotions.api.ts';
import { kindOf, sayIn, type PromotionKind } from './promotion-kind.ts';
import { statusOf, type PromotionWindow } from './promotion-status.ts';
import type { AwardRecord, PromotionRecord } from './promotion-record.ts';

const TYPES: Record<AwardRecord['cause_kind'], PromotionType> = {
  signIn: 'SIGN_IN',
  firstDeposit: 'FIRST_DEPOSIT',
  deposit: 'DEPOSIT',
  cashback: 'CASHBACK',
  freeRound: 'FREE_ROUND',
  mission: 'MISSION',
  leaderBoard: 'LEADERBOARD',
  redRain: 'RED_RAIN',
  luckyDraw: 'LUCKY_DRAW',
  referral: 'REFERRAL',
  application: 'MANUAL',
  gift: 'MANUAL',
  vipLevel: 'VIP_LEVELUP',
  vipWeekly: 'VIP_WEEKLY',
  vipMonthly: 'VIP_MONTHLY',
  vipBirthday: 'VIP_BIRTHDAY',
};

export const typeOfAward = ({ cause_kind }: Pick<AwardRecord, 'cause_kind'>) => TYPES[cause_kind];

/** An award that waits, as the lists show it, under the name of the promotion that gave it. */
export const viewAward = (award: AwardRecord, title: string): Promotion => ({
  id: `award-${award.id}`,
  promotionType: typeOfAward(award),
  title,
  summary: '',
  status: 'Issued',
  startsAt: null,
  endsAt: null,
  award: {
    id: award.id,
    amount: Money.text(BigInt(award.amount)),
    turnover: Money.text(BigInt(award.amount) * BigInt(award.turnover_times)),
    expiresAt: award.expires_at.toISOString(),
  },
  turnoverTimes: award.turnover_times,
  conditions: [],
  progress: null,
  go: null,
  signIn: null,
  last: null,
});

/** A promotion's window as its status and its commit see it. */
export const windowOf = (row: PromotionRecord, { least }: Pick<PromotionKind, 'least'>) => ({
  state: row.state,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  hasBudget: BigInt(row.budget) - BigInt(row.spent) - BigInt(row.reserved) >= least(row.rule),
});

/** A promotion as this caller sees it now. `member` is null for guests and play money. */
export async function viewPromotion(
  app: App,
  row: PromotionRecord,
  { member, language }: { member: MemberId | null; language: Language },
): Promise<Promotion> {
  const kind = kindOf(app, row.kind);
  const say = sayIn(app, kind, language);
  const standing = await kind.standing(app, row, { member, say });
  const window: PromotionWindow = windowOf(row, kind);
  return {
    id: row.id,
    promotionType: row.kind,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    status: statusOf(window, standing, app.clock.now()),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    award: null,
    turnoverTimes: kind.turnoverTimes(row.rule),
    conditions: kind.conditions(row.rule, say),
    progress: standing.progress ?? null,
    go: standing.go ?? null,
    signIn: standing.signIn ?? null,
    last: standing.last ?? null,
  };
}
