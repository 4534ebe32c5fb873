import { newServerSeed } from '@palaro/fairness';
import { newId, plusSeconds } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import { elementAt, makeChain } from './hash-chain.ts';
import { QUICKNET } from './quicknet.ts';
import { sealChain, unsealChain } from './sealed-chain.ts';

/** Values of the operator's own beacon: one every ten minutes, for half a year. */
const PERIOD_SECONDS = 600;
const LENGTH = 26_280;
/**
 * Least time from a chain's publication to the value that becomes its salt (docs/domain/fairness.md
 * §6).
 */
const AHEAD_SECONDS = 3_600;

interface Times {
  started_at: Date;
  period_seconds: number;
}

const beacons = (db: Db, source: 'operator' | 'drand') =>
  db
    .selectFrom('play_beacon')
    .selectAll()
    .where('source', '=', source)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

type Beacon = Awaited<ReturnType<typeof beacons>> & object;

/**
 * The operator's beacon, made on first use and again before it runs out. Its values prove that
 * nothing was changed afterwards, not that the operator did not know them before; the help says so.
 */
async function operatorBeacon(app: App): Promise<Beacon> {
  const beacon = await beacons(app.db, 'operator');
  const lasts = beacon && roundAt(beacon, plusSeconds(app.clock.now(), 2 * AHEAD_SECONDS));
  if (beacon && lasts !== undefined && lasts < (beacon.length ?? 0)) return beacon;
  const beaconId = newId(app.clock.now());
  const chain = await makeChain(newServerSeed(), LENGTH);
  await app.db
    .insertInto('play_beacon')
    .values({
      beacon_id: beaconId,
      source: 'operator',
      ...sealChain(app, beaconId, chain),
      started_at: app.clock.now(),
      period_seconds: PERIOD_SECONDS,
    })
    .execute();
  return operatorBeacon(app);
}

/** The row that stands for drand's network. */
async function drandBeacon(app: App): Promise<Beacon> {
  const beacon = await beacons(app.db, 'drand');
  if (beacon) return beacon;
  const { hash, genesis, periodSeconds } = QUICKNET;
  await app.db
    .insertInto('play_beacon')
    .values({
      beacon_id: newId(app.clock.now()),
      source: 'drand',
      anchor: hash,
      sealed: null,
      length: null,
      // Its first round is known as it begins.
      started_at: plusSeconds(genesis, -periodSeconds),
      period_seconds: periodSeconds,
    })
    .onConflict((conflict) => conflict.columns(['source', 'anchor']).doNothing())
    .execute();
  return drandBeacon(app);
}

/** The first round of the beacon that is not over at that instant. */
const roundAt = ({ started_at, period_seconds }: Times, at: Date) =>
  Math.floor((at.getTime() - started_at.getTime()) / 1000 / period_seconds) + 1;

/** The moment whose value salts a chain that is published now. */
export async function momentAhead(app: App): Promise<{ beaconId: string; round: number }> {
  const beacon = await (app.config.drandMirrors.length > 0 ? drandBeacon : operatorBeacon)(app);
  const round = roundAt(beacon, plusSeconds(app.clock.now(), AHEAD_SECONDS));
  return { beaconId: beacon.beacon_id, round };
}

/** The value of a round of the operator's beacon; null while it is not over, and of drand's. */
export async function operatorValue(app: App, beaconId: string, round: number) {
  const beacon = await app.db
    .selectFrom('play_beacon')
    .selectAll()
    .where('beacon_id', '=', beaconId)
    .executeTakeFirstOrThrow();
  const { anchor, sealed, length } = beacon;
  if (sealed === null || length === null) return null;
  if (roundAt(beacon, app.clock.now()) <= round) return null;
  return elementAt(unsealChain(app, beaconId, { anchor, sealed, length }), round);
}

/** When the beacon's round is over and its value is known. */
export const endOfRound = ({ started_at, period_seconds }: Times, round: number): Date =>
  plusSeconds(started_at, round * period_seconds);

/** End of a beacon's round, by the beacon's id. */
export async function endOfMoment(db: Db, beaconId: string, round: number): Promise<Date> {
  const times = await db
    .selectFrom('play_beacon')
    .select(['started_at', 'period_seconds'])
    .where('beacon_id', '=', beaconId)
    .executeTakeFirstOrThrow();
  return endOfRound(times, round);
}
