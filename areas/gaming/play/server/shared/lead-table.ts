import { plusSeconds, randomHex } from '@palaro/kernel';
import type { GameId } from '@palaro/games';
import { defineService, type App } from '@palaro/server';
import { cardGame } from '../card-rooms/card-game.ts';
import { listCardRooms } from '../card-rooms/card-rooms.repository.ts';
import { stepCardRooms } from '../card-rooms/step-room.ts';
import { stepTable } from './step-table.ts';
import {
  dropLease,
  findLatestTableRound,
  findTable,
  isRunning,
  takeLease,
  keepTableInUse,
  type Table,
} from './table-rounds.repository.ts';

/** Lease of a leader: who is silent for longer has lost the table. */
const LEASE_SECONDS = 2;
const RENEW_MS = 500;
/** Interval at which a node looks at a table, whether it leads it or not. */
const LOOK_MS = 1_000;
/** Time after the last look at a table at which it rests. */
const IN_USE_SECONDS = 90;
/**
 * Interval at which visits to a table are noted: else all who look at it would wait for one row.
 */
const VISIT_NOTED_MS = 10_000;

interface Tables {
  node: string;
  /** Loops of this node, by game. */
  led: Map<string, Promise<void>>;
  /** When a look at a table was last noted, by game. */
  visits: Map<string, number>;
  stopping: boolean;
  wake: Set<() => void>;
}

const tables = defineService('play.tables', (): Tables => ({
  node: randomHex(8),
  led: new Map(),
  visits: new Map(),
  stopping: false,
  wake: new Set(),
}));

/**
 * Keeps a table, or a game's card rooms, running while somebody looks at it, and until its last
 * round is paid. Any number of nodes may ask: one leads by a lease in the database, the others take
 * over when it is silent (docs/domain/games.md §1).
 */
export function runTable(app: App, gameId: GameId): void {
  const { led, stopping } = tables(app);
  if (stopping || led.has(gameId)) return;
  const long = app.server ?? app;
  const loop = lead(long, gameId)
    .catch((err: unknown) => app.log.error({ err, gameId }, 'a table stopped'))
    .finally(() => led.delete(gameId));
  led.set(gameId, loop);
}

/** Notes that somebody looks at the table, which runs for a while from then on. */
export async function noteVisit(app: App, gameId: GameId): Promise<void> {
  const { visits } = tables(app);
  const now = app.clock.now();
  const before = visits.get(gameId);
  if (before === undefined || now.getTime() - before >= VISIT_NOTED_MS) {
    visits.set(gameId, now.getTime());
    await keepTableInUse(app.db, gameId, plusSeconds(now, IN_USE_SECONDS));
  }
  runTable(app, gameId);
}

/** Ends this node's loops; another node goes on at once. */
export async function stopTables(app: App): Promise<void> {
  const state = tables(app);
  state.stopping = true;
  state.wake.forEach((wake) => wake());
  await Promise.all(state.led.values());
}

async function lead(app: App, gameId: GameId): Promise<void> {
  try {
    while (!tables(app).stopping) {
      const now = app.clock.now();
      const table = await findTable(app.db, gameId);
      if (!(await isInUse(app, gameId, table, now))) return;
      const left = leftToOther(app, table, now);
      if (left === 0 && (await renewLease(app, gameId, now))) await runSteps(app, gameId);
      else await rest(app, Math.min(LOOK_MS, left || LOOK_MS));
    }
  } finally {
    await dropLease(app.db, gameId, tables(app).node);
  }
}

/** Milliseconds until the table may be taken from another node; 0 if none leads it. */
function leftToOther(app: App, table: Table | undefined, now: Date): number {
  if (!table?.leader || table.leader === tables(app).node) return 0;
  return Math.max(0, (table.led_until?.getTime() ?? 0) + 1 - now.getTime());
}

/** Leads the table for another while; undefined if another node does. */
const renewLease = (app: App, gameId: GameId, now: Date): Promise<Table | undefined> =>
  takeLease(app.db, {
    gameId,
    now,
    node: tables(app).node,
    until: plusSeconds(now, LEASE_SECONDS),
  });

/**
 * Takes the table's steps while this node leads it and somebody wants it. The lease is renewed
 * beside them, because to settle a round of many bets takes longer than a lease.
 */
async function runSteps(app: App, gameId: GameId): Promise<void> {
  let goes = true;
  const isLed = async () => {
    const now = app.clock.now();
    const table = await renewLease(app, gameId, now);
    return table !== undefined && isInUse(app, gameId, table, now);
  };
  async function keep() {
    while (goes && !tables(app).stopping) {
      await rest(app, RENEW_MS);
      const led = await isLed().catch(() => false);
      // The steps may have ended meanwhile.
      goes = goes && led;
    }
  }
  const kept = keep();
  while (goes && !tables(app).stopping) {
    // The site's clock may be moved on while the table rests.
    await rest(app, Math.min(LOOK_MS, await stepSafely(app, gameId)));
  }
  goes = false;
  await kept;
}

/** A step that fails is taken again; the round's state is in the database. */
async function stepSafely(app: App, gameId: GameId): Promise<number> {
  try {
    return await (cardGame(gameId) ? stepCardRooms : stepTable)(app, gameId);
  } catch (err) {
    app.log.error({ err, gameId }, 'a table does not go on');
    return LOOK_MS;
  }
}

async function isInUse(app: App, gameId: GameId, table: Table | undefined, now: Date) {
  if (table?.wanted_until && table.wanted_until > now) return true;
  if (cardGame(gameId)) return (await listCardRooms(app.db, gameId)).length > 0;
  return isRunning(await findLatestTableRound(app.db, gameId));
}

/** Waits, but not while the node stops. */
function rest(app: App, ms: number): Promise<void> {
  const { wake } = tables(app);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      wake.delete(done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    wake.add(done);
  });
}
