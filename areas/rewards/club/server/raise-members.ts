import { dayIn, plusDays, type MemberId } from '@palaro/kernel';
import { issueAwards, type NewAward } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import { CLUB_TURNOVER_TIMES } from '../club-levels.ts';
import { levelReached, levelUps } from './club-rules.ts';
import { totalsOf } from './club-totals.ts';
import { lockLevels, pageOfActive, writeLevels, type LevelChange } from './club.repository.ts';

/**
 * Raises these members to the level that their totals reach, and issues the award of each level
 * passed, once for life (docs/domain/promotions.md §7, PR-31). A level is never lowered here.
 */
export async function raiseMembers(app: App, members: readonly MemberId[]): Promise<void> {
  if (members.length === 0) return;
  const now = app.clock.now();
  const zone = app.site.settings['site.zone'];
  await app.db.transaction().execute(async (tx) => {
    const levels = await lockLevels(tx, members);
    const totals = await totalsOf(tx, members, { today: dayIn(zone, now), zone });
    const changes: LevelChange[] = [];
    const awards: NewAward[] = [];
    for (const [member, level] of levels) {
      const of = totals.get(member);
      const reached = of ? levelReached(of) : 0;
      if (reached <= level) continue;
      changes.push({ member, level: reached, reason: 'rise' });
      for (const { level: passed, amount } of levelUps(level, reached)) {
        awards.push({
          member,
          kind: 'vipLevel',
          promotion: 'VIP_LEVELUP',
          transaction: `vip/level/${passed}`,
          amount,
          turnoverTimes: CLUB_TURNOVER_TIMES,
        });
      }
    }
    await writeLevels(tx, changes, now);
    await issueAwards(app, tx, awards);
  });
}

/** Raises everybody who played or paid in since yesterday, `batch` in a transaction. */
export async function raiseActive(app: App, batch: number): Promise<void> {
  const since = plusDays(dayIn(app.site.settings['site.zone'], app.clock.now()), -1);
  let after: MemberId = '0';
  for (;;) {
    const members = await pageOfActive(app.reads, { since, after, limit: batch });
    await raiseMembers(app, members);
    const last = members.at(-1);
    if (last === undefined || members.length < batch) return;
    after = last;
  }
}
