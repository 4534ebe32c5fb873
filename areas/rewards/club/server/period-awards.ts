import { dayIn, Money, type MemberId } from '@palaro/kernel';
import { issueAwards, type NewAward } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import { sql } from 'kysely';
import {
  CLUB_TURNOVER_TIMES,
  levelAt,
  MONTHLY_NEEDS,
  WEEKLY_NEEDS,
  type ClubLevel,
} from '../club-levels.ts';
import { birthdaysOn, monthOf, weekOf } from './club-days.ts';
import { validBetsOf } from './club-totals.ts';
import { oncePerPeriod, summedDay } from './once-per-period.ts';

/** Awards of periods: their kinds, and the valid bets that they need. */
const AWARDS = {
  weekly: { kind: 'vipWeekly', promotion: 'VIP_WEEKLY', needs: WEEKLY_NEEDS, periodOf: weekOf },
  monthly: {
    kind: 'vipMonthly',
    promotion: 'VIP_MONTHLY',
    needs: MONTHLY_NEEDS,
    periodOf: monthOf,
  },
} as const;
type PeriodKind = keyof typeof AWARDS;

const amountOf = (level: ClubLevel, kind: PeriodKind | 'birthday') => Money.of(level[kind]);

/**
 * Issues the awards of the week or the month that began, once: to whoever had a level with one when
 * it began, and enough valid bets in the period before (docs/domain/promotions.md §7, PR-34).
 */
export async function givePeriodAwards(app: App, of: PeriodKind, batch: number): Promise<void> {
  const zone = app.site.settings['site.zone'];
  const { periodOf, needs, kind, promotion } = AWARDS[of];
  const period = periodOf(summedDay(app));
  await oncePerPeriod(app, { kind: of, period, batch }, async (page) => {
    const due = page.filter(({ level }) => amountOf(levelAt(level), of) > 0n);
    const ids = due.map(({ member }) => member);
    const bets = await validBetsOf(app.reads, ids, { from: period.from, to: period.to, zone });
    const awards = due
      .filter(({ member }) => (bets.get(member) ?? 0n) >= Money.of(needs))
      .map(({ member, level }): NewAward => ({
        member,
        kind,
        promotion,
        transaction: `vip/${of}/${period.name}`,
        amount: amountOf(levelAt(level), of),
        turnoverTimes: CLUB_TURNOVER_TIMES,
      }));
    await app.db.transaction().execute((tx) => issueAwards(app, tx, awards));
  });
}

/**
 * Issues today's birthday awards, once a year to each: to members whose date of birth is verified
 * (PR-35), by the level at the beginning of the day.
 */
export async function giveBirthdays(app: App, batch: number): Promise<void> {
  const today = dayIn(app.site.settings['site.zone'], app.clock.now());
  const period = { name: today, begins: today };
  await oncePerPeriod(app, { kind: 'birthday', period, batch }, async (page) => {
    const due = page.filter(({ level }) => amountOf(levelAt(level), 'birthday') > 0n);
    const born = await bornOn(
      app,
      due.map(({ member }) => member),
      birthdaysOn(today),
    );
    const awards = due
      .filter(({ member }) => born.has(member))
      .map(({ member, level }): NewAward => ({
        member,
        kind: 'vipBirthday',
        promotion: 'VIP_BIRTHDAY',
        transaction: `vip/birthday/${today.slice(0, 4)}`,
        amount: amountOf(levelAt(level), 'birthday'),
        turnoverTimes: CLUB_TURNOVER_TIMES,
      }));
    await app.db.transaction().execute((tx) => issueAwards(app, tx, awards));
  });
}

async function bornOn(app: App, members: readonly MemberId[], days: readonly string[]) {
  if (members.length === 0) return new Set<MemberId>();
  const { rows } = await sql<{ id: MemberId }>`
    select id::text as id from member where id = any (${[...members]}::bigint[])
      and kyc_level >= 2 and state = 'active' and right(birthday, 5) = any (${[...days]})`.execute(
    app.reads,
  );
  return new Set(rows.map(({ id }) => id));
}
