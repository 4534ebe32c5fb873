import { dayIn, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { checksOf, type Check } from './checks.ts';
import { beginRun, finishRun, keepFindings } from './findings.repository.ts';
import { mailDigest } from './mail-digest.ts';

/** The day before is closed by then, late callbacks included (ledger.md §9). */
const FROM_HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** Longer than all checks of one night take. */
const GIVEN_UP_SECONDS = 2 * 3_600;

/**
 * Makes every check for the day before, once a day of the site's zone and on one node, from one in
 * the morning on, then mails what waits for people. Answers how many differences it kept, null
 * where the day has been checked.
 */
export async function checkDayBefore(app: App): Promise<number | null> {
  const now = app.clock.now();
  const zone = app.site.settings['site.zone'];
  const day = dayIn(zone, plusSeconds(now, -FROM_HOUR_SECONDS - DAY_SECONDS));
  const givenUp = plusSeconds(now, -GIVEN_UP_SECONDS);
  const run = await beginRun(app.db, day, { at: now, givenUp });
  if (run === null) return null;
  const checks = checksOf(app);
  let found = 0;
  for (const check of checks) found += await makeCheck(app, check, day);
  await finishRun(app.db, run, app.clock.now(), checks.length, found);
  // Only after it: a run that is made again has mailed nothing yet.
  await mailDigest(app, day).catch((error: unknown) =>
    app.log.error({ err: error }, 'the operators were not mailed what waits'),
  );
  return found;
}

/** One check; one that cannot be made is a finding itself and stops no other. */
async function makeCheck(app: App, check: Check, day: string): Promise<number> {
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
