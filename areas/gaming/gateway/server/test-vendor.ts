import { connectionOf } from '@palaro/catalogue/server';
import { plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { isTestable, requireVendor } from './read-vendors.ts';

/** A list of so short a time is small at every vendor. */
const SPAN_SECONDS = 60;

/**
 * Asks the vendor for its list of the last minute: a signed request that changes nothing. Says
 * whether a readable answer came, and after how many milliseconds. Refuses `not_found`, and
 * `vendor.not_testable` where the vendor has no such list or no connection.
 */
export async function testVendor(app: App, operator: Operator, code: string) {
  const vendor = requireVendor(code);
  const connection = await connectionOf(app, vendor);
  const { client } = vendor;
  if (!isTestable(vendor) || !connection) throw refuse('vendor.not_testable');
  const to = app.clock.now();
  const span = { from: plusSeconds(to, -SPAN_SECONDS), to };
  const started = performance.now();
  const asking: Promise<unknown> = client.transactions
    ? client.transactions(connection, span)
    : Promise.resolve(client.listedRounds?.(connection, span));
  const answered = await asking.then(
    () => true,
    (error: unknown) => {
      app.log.warn({ err: error, vendor: code }, 'a vendor did not answer the test call');
      return false;
    },
  );
  const outcome = { answered, ms: Math.round(performance.now() - started) };
  await app.db.transaction().execute(async (tx) => {
    const entry = { subject: `vendor:${code}`, after: outcome };
    await recordAudit(tx, operator, app.clock.now(), entry);
  });
  return outcome;
}
