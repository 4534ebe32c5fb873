import { dayIn, inLanguage, Money, plusDays, type Language, type MemberId } from '@palaro/kernel';
import { readValidBets } from '@palaro/records/server';
import type { App } from '@palaro/server';
import type { Promotion, PromotionType } from '../promotions.api.ts';
import { statusOf } from './promotion-status.ts';
import { lastSignIn, type AwardRecord, type PromotionRecord } from './promotions.repository.ts';
import { stepToday } from './sign-in-rule.ts';

const TYPES: Record<AwardRecord['cause_kind'], PromotionType> = {
  signIn: 'SIGN_IN',
  freeRound: 'FREE_ROUND',
  gift: 'MANUAL',
  vipLevel: 'VIP_LEVELUP',
  vipWeekly: 'VIP_WEEKLY',
  vipMonthly: 'VIP_MONTHLY',
  vipBirthday: 'VIP_BIRTHDAY',
};

export const typeOfAward = ({ cause_kind }: Pick<AwardRecord, 'cause_kind'>) => TYPES[cause_kind];

/** An award that waits, as the lists show it. */
export const viewAward = (award: AwardRecord): Promotion => ({
  id: `award-${award.id}`,
  promotionType: typeOfAward(award),
  title: '',
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
  signIn: null,
});

/** The least that an open promotion must still be able to pay. */
const leastAward = ({ rule }: Pick<PromotionRecord, 'rule'>): Money =>
  rule.days.map(Money.of).reduce((a, b) => (a < b ? a : b));

/** A promotion's window as its status and its commit see it. */
export const windowOf = (row: PromotionRecord) => ({
  state: row.state,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  hasBudget: BigInt(row.budget) - BigInt(row.spent) >= leastAward(row),
});

/** The caller as promotions see him. */
export interface Taker {
  /** Null for guests and play-money accounts. */
  member: MemberId | null;
  language: Language;
  /** His valid bets by day: today and the day before. */
  bets: ReadonlyMap<string, Money>;
}

/** The caller with the bets that his sign-ins look at, read once for all promotions. */
export async function readTaker(app: App, of: Pick<Taker, 'member' | 'language'>): Promise<Taker> {
  if (of.member === null) return { ...of, bets: new Map() };
  const today = dayIn(app.site.settings['site.zone'], app.clock.now());
  const days = { from: plusDays(today, -1), to: today };
  return { ...of, bets: await readValidBets(app, of.member, days) };
}

/** A promotion as this caller sees it now. */
export async function viewPromotion(
  app: App,
  row: PromotionRecord,
  { member, language, bets }: Taker,
): Promise<Promotion> {
  const now = app.clock.now();
  const today = dayIn(app.site.settings['site.zone'], now);
  const last = member === null ? null : await lastSignIn(app.db, member, row.id);
  const { days, needs, turnoverTimes } = row.rule;
  const needed = Money.of(needs);
  const betsOf = (day: string) => {
    if (member === null) return null;
    const sum = bets.get(day) ?? 0n;
    return { bets: Money.text(sum), missing: Money.text(sum < needed ? needed - sum : 0n) };
  };
  const signed = last?.day === today;
  return {
    id: row.id,
    promotionType: row.kind,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    status: statusOf(windowOf(row), { award: null, signed }, now),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    award: null,
    turnoverTimes,
    signIn: {
      days: days.map((amount) => ({
        amount,
        turnover: Money.text(Money.of(amount) * BigInt(turnoverTimes)),
      })),
      day: stepToday(last, today),
      needs,
      before: betsOf(plusDays(today, -1)),
      today: betsOf(today),
    },
  };
}
