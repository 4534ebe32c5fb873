import { dayIn, plusDays, plusSeconds } from '@palaro/kernel';
import { defineTask, type App } from '@palaro/server';
import { sql } from 'kysely';
import { connectedProviders } from '../payments/provider-line.ts';
import { closeDay, lastClosing } from './close-day.ts';
import { importSettlement } from './import-settlement.ts';

/** By then a day is complete at providers, late webhooks included. */
const FROM_HOUR_SECONDS = 3_600;
/** A day whose file does not come is closed without it after this many days. */
const WAIT_DAYS = 3;
/** A file that comes even later is read for as long as this. */
const LATE_DAYS = 7;

/** Reads yesterday's files, then closes the day. Once both are done, a run costs two statements. */
export const settleDays = defineTask({
  name: 'cashier.settle-days',
  every: { seconds: 600 },
  timeoutSeconds: 600,
  batch: 1,
  run: ({ app }) => settleDue(app),
});

/**
 * Reads the files of the last days and closes every day that is over, in order and without a gap.
 * A day waits for its files, for at most three days. The first day to be closed is yesterday.
 */
export async function settleDue(app: App): Promise<void> {
  const zone = app.site.settings['site.zone'];
  const today = dayIn(zone, plusSeconds(app.clock.now(), -FROM_HOUR_SECONDS));
  const dayBefore = (days: number) => plusDays(today, -days);
  const incomplete = new Set<string>();
  for (let ago = LATE_DAYS; ago > 0; ago -= 1) {
    const day = dayBefore(ago);
    if (!(await readFiles(app, day)) && ago <= WAIT_DAYS) incomplete.add(day);
  }
  const last = (await lastClosing(app))?.day;
  let day = last === undefined ? dayBefore(1) : plusDays(last, 1);
  while (day < today && !incomplete.has(day)) {
    await closeDay(app, day);
    day = plusDays(day, 1);
  }
}

/** True where every provider that has files gave that day's. */
async function readFiles(app: App, day: string): Promise<boolean> {
  const { rows } = await sql<{ provider: string }>`
    select provider from settlement_file where day = ${day}`.execute(app.db);
  const known = new Set(rows.map(({ provider }) => provider));
  let complete = true;
  for (const [code, { provider, line }] of connectedProviders.of(app)) {
    if (!provider.settlement || known.has(code)) continue;
    const answer = await provider.settlement(line, day);
    if (answer.is === 'ok') {
      await importSettlement(app, { provider: code, day, rows: answer.rows, actor: 'system' });
      continue;
    }
    app.log.warn({ provider: code, day, answer }, 'a settlement file did not come');
    complete = false;
  }
  return complete;
}
