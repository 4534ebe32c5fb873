import { dayIn, plusSeconds, type MemberId } from '@palaro/kernel';
import { spanOf, type App } from '@palaro/server';
import type { ClubPeriod } from './club-days.ts';
import { finishPeriod, isPeriodDone, pageOfLevels, type PeriodKind } from './club.repository.ts';

/** Play of the last second of a day is summed up by then. */
const LATE_SECONDS = 600;

/** The site's day, which begins for the club once the day before is summed up. */
export const summedDay = ({ site, clock }: App): string =>
  dayIn(site.settings['site.zone'], plusSeconds(clock.now(), -LATE_SECONDS));

interface PeriodWork {
  kind: PeriodKind;
  period: Pick<ClubPeriod, 'name' | 'begins'>;
  batch: number;
}

/**
 * Works through the members who ever rose, with their level when the period began, `batch` at a
 * time; a period that was finished before is left alone. A page may come twice after a crash, so
 * its work must change nothing a second time.
 */
export async function oncePerPeriod(
  app: App,
  { kind, period, batch }: PeriodWork,
  work: (page: readonly { member: MemberId; level: number }[]) => Promise<void>,
): Promise<void> {
  if (await isPeriodDone(app.db, kind, period.name)) return;
  const now = app.clock.now();
  const { from: at } = await spanOf(app.db, period.begins, app.site.settings['site.zone']);
  let after: MemberId = '0';
  for (;;) {
    const page = await pageOfLevels(app.reads, { at, now, after, limit: batch });
    await work(page);
    const last = page.at(-1);
    if (last === undefined || page.length < batch) break;
    after = last.member;
  }
  await finishPeriod(app.db, { kind, period: period.name, at: now });
}
