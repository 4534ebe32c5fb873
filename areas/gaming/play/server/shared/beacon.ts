import { newServerSeed } from '@palaro/fairness';
import { newId, plusSeconds } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { elementAt, makeChain } from './hash-chain.ts';
import { sealChain, unsealChain } from './sealed-chain.ts';

/** A value every ten minutes, for half a year. */
const PERIOD_SECONDS = 600;
const LENGTH = 26_280;
/** A chain's salt is a value at least this far ahead (docs/domain/fairness.md §6). */
const AHEAD_SECONDS = 3_600;

type Beacon = Awaited<ReturnType<typeof findBeacon>> & object;

const findBeacon = (db: Db) =>
  db
    .selectFrom('play_beacon')
    .selectAll()
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * The operator's beacon, made on first use and again before it runs out. Its values prove that
 * nothing was changed afterwards, not that the operator did not know them before; the help says so.
 */
async function beaconOf(app: App): Promise<Beacon> {
  const found = await findBeacon(app.db);
  const lasts = found && roundAt(found, plusSeconds(app.clock.now(), 2 * AHEAD_SECONDS));
  if (found && lasts !== undefined && lasts < found.length) return found;
  const beaconId = newId(app.clock.now());
  const chain = await makeChain(newServerSeed(), LENGTH);
  await app.db
    .insertInto('play_beacon')
    .values({
      beacon_id: beaconId,
      ...sealChain(app, beaconId, chain),
      started_at: app.clock.now(),
      period_seconds: PERIOD_SECONDS,
    })
    .execute();
  return beaconOf(app);
}

/** The first round of the beacon that is not over at that instant. */
const roundAt = ({ started_at, period_seconds }: Beacon, at: Date) =>
  Math.floor((at.getTime() - started_at.getTime()) / 1000 / period_seconds) + 1;

/** The moment whose value salts a chain that is published now. */
export async function momentAhead(app: App): Promise<{ beaconId: string; round: number }> {
  const beacon = await beaconOf(app);
  const round = roundAt(beacon, plusSeconds(app.clock.now(), AHEAD_SECONDS));
  return { beaconId: beacon.beacon_id, round };
}

/** The value of a beacon's round; null while it is not over. */
export async function beaconValue(app: App, beaconId: string, round: number) {
  const beacon = await app.db
    .selectFrom('play_beacon')
    .selectAll()
    .where('beacon_id', '=', beaconId)
    .executeTakeFirstOrThrow();
  if (roundAt(beacon, app.clock.now()) <= round) return null;
  return elementAt(unsealChain(app, beaconId, beacon), round);
}

/** When the beacon's round is over and its value is known. */
export async function endOfMoment(db: Db, beaconId: string, round: number): Promise<Date> {
  const { started_at, period_seconds } = await db
    .selectFrom('play_beacon')
    .select(['started_at', 'period_seconds'])
    .where('beacon_id', '=', beaconId)
    .executeTakeFirstOrThrow();
  return plusSeconds(started_at, round * period_seconds);
}
