import { newId, type MemberId, type Money } from '@palaro/kernel';
import { within, type App } from '@palaro/server';
import {
  bookVendorResult,
  noteReading,
  openVendorWallet,
  vendorBalances,
} from '@palaro/wallet/server';
import { NOT_CREATED, SLOT_MOVED, SLOT_OPEN, slotRows } from './slot-rows.ts';
import { lineTo } from './transfer-vendors.ts';
import { givenUp, isOpenAt, markLate } from './transfers.repository.ts';

/** Screens wait no longer than this for one vendor. A later answer still counts. */
const SCREEN_MS = 3_000;

interface Mirror {
  amount: Money;
  version: string;
}

async function mirrorOf(app: App, member: MemberId, vendor: string): Promise<Mirror> {
  const { balance, version } = await app.db
    .selectFrom('wallet')
    .select(['balance', 'version'])
    .where('member_id', '=', member)
    .where('vendor', '=', vendor)
    .where('kind', '=', 'VENDOR')
    .executeTakeFirstOrThrow();
  return { amount: BigInt(balance), version };
}

/**
 * Asks the vendor for the member's balance and books what was won or lost there, so that our mirror
 * matches (§11). Does not ask while a transfer is open, since the answer might or might not include
 * it. Returns the mirror; throws where the vendor does not answer.
 */
export async function readVendor(app: App, member: MemberId, vendor: string): Promise<Money> {
  await openVendorWallet(app, member, vendor);
  const mirror = await mirrorOf(app, member, vendor);
  if (await isOpenAt(app.db, member, vendor)) return mirror.amount;
  const real = await askBalance(app, member, vendor);
  if (real !== mirror.amount && !(await bookResult(app, { member, vendor, mirror, real }))) {
    return (await mirrorOf(app, member, vendor)).amount;
  }
  await noteReading(app, { member, vendor, answered: true });
  return real;
}

/**
 * Books the result. False where a transfer came between question and answer; the next reading
 * counts.
 */
async function bookResult(
  app: App,
  of: { member: MemberId; vendor: string; mirror: Mirror; real: Money },
): Promise<boolean> {
  const { member, vendor, mirror, real } = of;
  await checkGivenUp(app, member, vendor);
  const { version } = mirror;
  const answer = await bookVendorResult(app, {
    member,
    vendor,
    id: newId(app.clock.now()),
    amount: real - mirror.amount,
    subledger: [
      slotRows.entry({ ...NOT_CREATED, id: null, member, vendor, step: 'result', version }),
    ],
  });
  if (answer.is !== 'refused') return true;
  // The answer may or may not include that transfer, so it does not count as a reading.
  await noteReading(app, { member, vendor, answered: false });
  if (answer.code === SLOT_MOVED || answer.code === SLOT_OPEN) return false;
  throw new Error(`the result at ${vendor} was not booked: ${answer.code}`);
}

/**
 * Checks transfers that were given up. If the vendor carried one out after all, its balance changed
 * by that money, which is neither win nor loss. Nothing is booked then until people have settled
 * it.
 */
async function checkGivenUp(app: App, member: MemberId, vendor: string): Promise<void> {
  for (const { id } of await givenUp(app.db, member, vendor)) {
    const { connection, transfers } = await lineTo(app, vendor);
    if ((await transfers.find(connection, id)) !== 'done') continue;
    await markLate(app.db, id, app.clock.now());
    await noteReading(app, { member, vendor, answered: false });
    app.log.error({ vendor, member, transfer: id }, 'a vendor made a transfer that was given up');
    throw new Error(`${vendor} made the transfer ${id} after it was given up`);
  }
}

async function askBalance(app: App, member: MemberId, vendor: string): Promise<Money> {
  try {
    const { connection, transfers } = await lineTo(app, vendor);
    return await transfers.balance(connection, member);
  } catch (error) {
    await noteReading(app, { member, vendor, answered: false });
    throw error;
  }
}

/** Like `readVendor`, but for a waiting user: null where no answer came in time. */
export function readSoon(app: App, member: MemberId, vendor: string): Promise<Money | null> {
  const read = readVendor(app, member, vendor).catch((error: unknown) => {
    app.log.warn({ err: error, vendor, member }, 'a vendor did not report a balance');
    return null;
  });
  return within(SCREEN_MS, read, null);
}

/** What the member has at a vendor as far as we know. */
export async function mirrorAt(app: App, member: MemberId, vendor: string): Promise<Money> {
  const all = await vendorBalances(app, member);
  return all.find((one) => one.vendor === vendor)?.amount ?? 0n;
}
