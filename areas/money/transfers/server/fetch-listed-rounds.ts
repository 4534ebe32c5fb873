import { askVendor, connectionOf } from '@palaro/catalogue/server';
import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Vendor, VendorConnection } from '@palaro/vendors';
import { markListedRounds } from '@palaro/turnover/server';
import { noteListedRounds } from '@palaro/wallet/server';
import { transferVendors } from './transfer-vendors.ts';

/** Every look reads this much again, since clocks differ and a vendor may list a round late. */
const OVERLAP_SECONDS = 900;
/**
 * How much is read in one step. The mark moves after each, so a long list goes on where it stopped.
 */
const SPAN_SECONDS = 6 * 3_600;
/** Steps per vendor in one look, so that one vendor's backlog does not keep the others waiting. */
const SPANS_MAX = 100;
/** Pages per step, so that a list that never ends does not keep the others waiting. */
const PAGES_MAX = 10_000;

/**
 * Reads the rounds played at vendors that keep the balance, from their lists, since the last look
 * (docs/domain/ledger.md §8). The first look begins when money first went there. If a vendor does
 * not answer, its mark stays and it is asked again. Rounds that are read twice are kept once.
 */
export async function fetchListedRounds(app: App): Promise<void> {
  for (const vendor of transferVendors(app).values()) {
    await fetchOf(app, vendor).catch((error: unknown) =>
      app.log.warn({ err: error, vendor: vendor.code }, 'rounds of a vendor were not read'),
    );
  }
}

async function fetchOf(app: App, vendor: Vendor): Promise<void> {
  // Vendors that are switched off are read too: what was played there before still counts.
  const connection = vendor.client.listedRounds ? await connectionOf(app, vendor) : null;
  if (!connection) return;
  const now = app.clock.now();
  let from = await readFrom(app, vendor.code, now);
  for (let span = 0; span < SPANS_MAX && from < now; span++) {
    const end = plusSeconds(from, SPAN_SECONDS);
    const to = end < now ? end : now;
    await readSpan(app, vendor, connection, { from, to });
    await markRead(app, vendor.code, to);
    from = to;
  }
}

async function readSpan(
  app: App,
  { code, client }: Vendor,
  connection: VendorConnection,
  span: { from: Date; to: Date },
): Promise<void> {
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const { rounds, next } = await askVendor(app, code, () =>
      client.listedRounds!(connection, { ...span, ...(cursor === undefined ? {} : { cursor }) }),
    );
    const known = await noteListedRounds(app, code, rounds);
    await markListedRounds(app, code, rounds);
    if (known < rounds.length) {
      const of = { vendor: code, rounds: rounds.length - known };
      app.log.warn(of, 'listed rounds are of unknown members');
    }
    if (next === null) return;
    cursor = next;
  }
  throw new Error(`the list of ${code} does not end`);
}

/** Where to begin reading. Nothing was played there before the first money came. */
async function readFrom(app: App, vendor: string, now: Date): Promise<Date> {
  const read = await app.db
    .selectFrom('vendor_feed')
    .select('read_to')
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  if (read) return plusSeconds(read.read_to, -OVERLAP_SECONDS);
  const first = await app.db
    .selectFrom('vendor_transfer')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return plusSeconds(first?.at ?? now, -OVERLAP_SECONDS);
}

/** Moves the mark, but never back: a look that began earlier may end later. */
async function markRead(app: App, vendor: string, to: Date): Promise<void> {
  await app.db
    .insertInto('vendor_feed')
    .values({ vendor, read_to: to })
    .onConflict((known) =>
      known.column('vendor').doUpdateSet({ read_to: to }).where('vendor_feed.read_to', '<', to),
    )
    .execute();
}
