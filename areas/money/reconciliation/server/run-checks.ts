import { dayIn, plusSeconds } from '@palaro/kernel';
import { nightlyChecks, type App, type NightlyCheck } from '@palaro/server';
import { beginRun, finishRun, keepFindings } from './findings.repository.ts';
import { mailDigest } from './mail-digest.ts';

/** By then the day before is complete, late callbacks included (docs/domain/ledger.md §9). */
const FROM_HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** Longer than one night's checks take, so an older unfinished run has died. */
const GIVEN_UP_SECONDS = 2 * 3_600;

/**
 * Runs every check for the day before, then mails the open findings. This happens once per day of
 * the site's zone, on one node, from 01:00 on. Returns how many differences it kept; null where the
 * day is checked already.
 */
export async function checkDayBefore(app: App): Promise<number | null> {
  const now = app.clock.now();
  const zone = app.site.settings['site.zone'];
  const day = dayIn(zone, plusSeconds(now, -FROM_HOUR_SECONDS - DAY_SECONDS));
  const givenUp = plusSeconds(now, -GIVEN_UP_SECONDS);
  const run = await beginRun(app.db, day, { at: now, givenUp });
  if (run === null) return null;
  const checks = nightlyChecks.of(app);
  let found = 0;
  for (const check of checks) found += await makeCheck(app, check, day);
  await finishRun(app.db, run, app.clock.now(), checks.length, found);
  // Mail only after the run is finished, so that a run that is repeated has not mailed before.
  await mailDigest(app, day).catch((error: unknown) =>
    app.log.error({ err: error }, 'the digest was not mailed to the operators'),
  );
  return found;
}

/** Runs one check. If it fails, that is a finding too, and the other checks go on. */
async function makeCheck(app: App, check: NightlyCheck, day: string): Promise<number> {
  const { name, says } = check;
  const differences = await check.run(app, day).catch((error: unknown) => {
    app.log.error({ err: error, check: name }, 'a check could not be made');
    return [{ subject: `not made for ${day}`, details: { error: String(error) } }];
  });
  await keepFindings(app.db, name, differences, app.clock.now());
  if (differences.length > 0) {
    app.log.error({ check: name, says, differences: differences.length }, 'it does not agree');
  }
  return differences.length;
}
