import { plusDays } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { KEEP_DAYS } from '../club-levels.ts';
import { monthOf } from './club-days.ts';
import { levelKept } from './club-rules.ts';
import { validBetsOf } from './club-totals.ts';
import { lockLevels, writeLevels } from './club.repository.ts';
import { oncePerPeriod, summedDay } from './once-per-period.ts';

/**
 * Lowers by one level who did not play enough in the 90 days before the month, once a month
 * (docs/domain/promotions.md §7, PR-32). Who rose since the month began keeps what he has.
 */
export async function keepLevels(app: App, batch: number): Promise<void> {
  const now = app.clock.now();
  const zone = app.site.settings['site.zone'];
  const period = monthOf(summedDay(app));
  const { begins, to } = period;
  const days = { from: plusDays(begins, -KEEP_DAYS), to, zone };
  await oncePerPeriod(app, { kind: 'keep', period, batch }, async (page) => {
    const members = page.filter(({ level }) => level > 0).map(({ member }) => member);
    if (members.length === 0) return;
    const before = new Map(page.map(({ member, level }) => [member, level]));
    const bets = await validBetsOf(app.reads, members, days);
    await app.db.transaction().execute(async (tx) => {
      const levels = await lockLevels(tx, members);
      const changes = members.flatMap((member) => {
        const level = levels.get(member) ?? 0;
        const kept = levelKept(level, bets.get(member) ?? 0n);
        const moved = level !== before.get(member);
        return kept === level || moved ? [] : [{ member, level: kept, reason: 'keep' as const }];
      });
      await writeLevels(tx, changes, now);
    });
  });
}
