import { dayIn, type MemberId, type Money } from '@palaro/kernel';
import { playOf } from '@palaro/missions/server';
import type { Db } from '@palaro/server';
import type { CashbackRule } from '../cashback.rules.ts';
import { cashbackOf, playSums, type PeriodSums } from './cashback-rule.ts';
import { claimedAwards } from './cashback.repository.ts';
import type { OverWindow } from './windows-over.ts';

interface EarnedCashback extends PeriodSums {
  member: MemberId;
  amount: Money;
}

/** Cashbacks that these members earned in a period that is over, with the sums behind each. */
export async function earnedCashbacks(
  db: Db,
  rule: CashbackRule,
  { window, from, to }: OverWindow,
  members: readonly MemberId[],
): Promise<EarnedCashback[]> {
  const started = dayIn(window.zone, window.startsAt);
  const play = await playOf(db, members, window);
  const claimed = await claimedAwards(db, members, { from: started > from ? started : from, to });
  return members
    .map((member) => {
      const awards = claimed.get(member) ?? 0n;
      const sums = { ...playSums(play.get(member) ?? [], rule.products), awards };
      return { member, ...sums, amount: cashbackOf(rule, sums) };
    })
    .filter(({ amount }) => amount > 0n);
}
