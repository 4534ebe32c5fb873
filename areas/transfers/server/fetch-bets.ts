import { askVendor, connectionOf } from '@palaro/catalogue/server';
import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Vendor } from '@palaro/vendors';
import { noteVendorRounds } from '@palaro/wallet/server';
import { transferVendors } from './transfer-vendors.ts';

/** Read once more each time: the two clocks differ, and a vendor may list a round late. */
const OVERLAP_SECONDS = 900;
/** How far back the first look goes. */
const FIRST_SECONDS = 7 * 86_400;
/** A list that never ends must not keep the others waiting; the next look goes on from the mark. */
const PAGES_MAX = 1_000;

/**
 * Reads what was played at vendors that keep the balance, from their own lists, since the last look
 * (ledger.md §8). One that does not answer keeps its mark and is asked again; what was read twice
 * is kept once.
 */
export async function fetchBets(app: App): Promise<void> {
  for (const vendor of transferVendors(app).values()) {
    await fetchOf(app, vendor).catch((error: unknown) =>
      app.log.warn({ err: error, vendor: vendor.code }, "a vendor's bets were not read"),
    );
  }
}

async function fetchOf(app: App, vendor: Vendor): Promise<void> {
  const { code, client } = vendor;
  // Also of one that is switched off: what was played there before still counts.
  const connection = client.bets ? await connectionOf(app, vendor) : null;
  if (!connection) return;
  const to = app.clock.now();
  const from = await readFrom(app, code, to);
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const { bets, next } = await askVendor(app, code, () =>
      client.bets!(connection, { from, to, ...(cursor === undefined ? {} : { cursor }) }),
    );
    const known = await noteVendorRounds(app, code, bets);
    if (known < bets.length) {
      app.log.warn({ vendor: code, rounds: bets.length - known }, 'listed bets are of nobody here');
    }
    if (next === null) return markRead(app, code, to);
    cursor = next;
  }
  throw new Error(`the list of ${code} does not end`);
}

async function readFrom(app: App, vendor: string, now: Date): Promise<Date> {
  const row = await app.db
    .selectFrom('vendor_feed')
    .select('read_to')
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return row ? plusSeconds(row.read_to, -OVERLAP_SECONDS) : plusSeconds(now, -FIRST_SECONDS);
}

async function markRead(app: App, vendor: string, to: Date): Promise<void> {
  await app.db
    .insertInto('vendor_feed')
    .values({ vendor, read_to: to })
    .onConflict((known) => known.column('vendor').doUpdateSet({ read_to: to }))
    .execute();
}
