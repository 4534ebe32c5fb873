import { connectionOf } from '@palaro/catalogue/server';
import { Money } from '@palaro/kernel';
import { recordAudit, refuse, within, type App, type Operator } from '@palaro/server';
import { largestHoldings, vendorHoldings } from '@palaro/wallet/server';
import { COMPARED_MOST } from '../gateway.limits.ts';
import { requireVendor } from './read-vendors.ts';

/** An operator who looks waits no longer for one member. */
const ANSWER_MS = 3_000;

/**
 * What members have at a vendor that keeps the balance. Refuses `not_found`, and
 * `vendor.keeps_none` for a vendor whose balances are ours (docs/domain/operator-console.md,
 * screen 9).
 */
export async function readBalances(app: App, code: string) {
  requireKeeper(code);
  const { members, sum, oldestReadAt } = await vendorHoldings(app, code);
  return { members, sum: Money.text(sum), oldestReadAt: oldestReadAt?.toISOString() ?? null };
}

/**
 * Asks the vendor now what those members have who have most there, and puts it beside our figure.
 * `theirs` is null where no answer came. Books nothing: a balance that moved is read at the next
 * reading. Refuses as `readBalances`, and `vendor.not_testable` without a connection.
 */
export async function compareBalances(app: App, operator: Operator, code: string) {
  const { vendor, transfers } = requireKeeper(code);
  const connection = await connectionOf(app, vendor);
  if (!connection) throw refuse('vendor.not_testable');
  const held = await largestHoldings(app, code, COMPARED_MOST);
  const list = await Promise.all(
    held.map(async ({ member, amount }) => {
      const asking = transfers.balance(connection, member).catch((error: unknown) => {
        app.log.warn({ err: error, vendor: code, member }, 'a vendor did not report a balance');
        return null;
      });
      const theirs = await within(ANSWER_MS, asking, null);
      return {
        member,
        ours: Money.text(amount),
        theirs: theirs === null ? null : Money.text(theirs),
        difference: theirs === null ? null : Money.text(theirs - amount),
      };
    }),
  );
  await app.db.transaction().execute(async (tx) => {
    const after = {
      compared: list.length,
      differ: list.filter(({ difference }) => difference !== null && difference !== '0.0000')
        .length,
      unanswered: list.filter(({ theirs }) => theirs === null).length,
    };
    await recordAudit(tx, operator, app.clock.now(), { subject: `vendor:${code}`, after });
  });
  return { list };
}

function requireKeeper(code: string) {
  const vendor = requireVendor(code);
  const { transfers } = vendor.client;
  if (!transfers) throw refuse('vendor.keeps_none');
  return { vendor, transfers };
}
