import { Money, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { daysOf } from './pnl.repository.ts';

/**
 * The member's valid bets of a day of the site (`2026-11-21`), of real money: what was staked and
 * not given back, less what does not count (docs/domain/agents.md §1). Bets of a second ago may be
 * missing, as sums are folded behind the commit.
 */
export async function readValidBets(app: App, member: MemberId, day: string): Promise<Money> {
  const zone = app.site.settings['site.zone'];
  const rows = await daysOf(app.reads, { member, from: day, to: day, zone });
  return Money.sum(rows.map(({ bets, not_valid }) => BigInt(bets) - BigInt(not_valid)));
}
