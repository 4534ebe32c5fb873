import { dayIn, Money, plusDays, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { BENEFIT_KINDS, type ClubBenefits } from '../club.api.ts';
import { CLUB_LEVELS, KEEP_DAYS, labelOf, levelAt, type ClubLevel } from '../club-levels.ts';
import { totalsOf, validBetsOf } from './club-totals.ts';
import { readLevel } from './club.repository.ts';

const benefitsOf = (level: ClubLevel) =>
  BENEFIT_KINDS.map((kind) => ({ kind, amount: level[kind] }));

const stepOf = ({ level, deposit, validBet, keep }: ClubLevel) => ({
  level,
  deposit,
  validBet,
  keep,
});

/** A part of what is needed, in whole percent, at most 100. */
function percentOf(amount: Money, needed: string): number {
  const percent = (amount * 100n) / Money.of(needed);
  return percent < 0n ? 0 : percent > 100n ? 100 : Number(percent);
}

/** The member's place in the club (docs/domain/promotions.md §7, progress answer). */
export async function readBenefits(app: App, member: MemberId): Promise<ClubBenefits> {
  const zone = app.site.settings['site.zone'];
  const today = dayIn(zone, app.clock.now());
  const [level, totals, bets] = await Promise.all([
    readLevel(app.reads, member),
    totalsOf(app.reads, [member], { today, zone }),
    validBetsOf(app.reads, [member], { from: plusDays(today, -KEEP_DAYS), to: today, zone }),
  ]);
  const own = totals.get(member);
  const next = CLUB_LEVELS[level + 1];
  return {
    level,
    label: labelOf(level),
    deposit: Money.text(own?.deposit ?? 0n),
    validBet: Money.text(own?.validBet ?? 0n),
    played: Money.text(bets.get(member) ?? 0n),
    keep: levelAt(level).keep,
    next: next
      ? {
          ...stepOf(next),
          depositPercent: percentOf(own?.deposit ?? 0n, next.deposit),
          validBetPercent: percentOf(own?.validBet ?? 0n, next.validBet),
        }
      : null,
    benefits: benefitsOf(levelAt(level)),
    levels: CLUB_LEVELS.map((one) => ({
      ...stepOf(one),
      benefits: benefitsOf(one),
      rebate: one.rebate,
    })),
    flag: app.site.settings['vip.benefit'],
  };
}
