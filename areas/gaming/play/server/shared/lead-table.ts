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
  isRunning,
  takeLease,
  wantedUntil,
  wantTable,
} from './table-rounds.repository.ts';

/** A leader that is silent for longer has lost the table. */
const LEASE_SECONDS = 4;
const RENEW_SECONDS = 1.5;
/** How often a node looks at a table, whether it leads it or not. */
const LOOK_MS = 1_000;
/** A table rests this long after the last look at it. */
const WANTED_SECONDS = 90;

interface Tables {
  node: string;
  /** Loops of this node, by game. */
  led: Map<string, Promise<void>>;
  stopping: boolean;
  wake: Set<() => void>;
}

const tables = defineService('play.tables', (): Tables => ({
  node: randomHex(8),
  led: new Map(),
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

/** Somebody looks at the table: it runs for a while. */
export async function lookAt(app: App, gameId: GameId): Promise<void> {
  await wantTable(app.db, gameId, plusSeconds(app.clock.now(), WANTED_SECONDS));
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
  const { node } = tables(app);
  let leadsUntil = new Date(0);
  try {
    while (!tables(app).stopping) {
      const now = app.clock.now();
      if (now >= plusSeconds(leadsUntil, -(LEASE_SECONDS - RENEW_SECONDS))) {
        if (!(await isWanted(app, gameId, now))) return;
        const until = plusSeconds(now, LEASE_SECONDS);
        const leads = await takeLease(app.db, { gameId, node, now, until });
        leadsUntil = leads ? until : new Date(0);
        if (!leads) {
          await rest(app, LOOK_MS);
          continue;
        }
      }
      // The site's clock may be moved on while the table rests.
      await rest(app, Math.min(LOOK_MS, await stepSafely(app, gameId)));
    }
  } finally {
    await dropLease(app.db, gameId, node);
  }
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

async function isWanted(app: App, gameId: GameId, now: Date): Promise<boolean> {
  const until = await wantedUntil(app.db, gameId);
  if (until && until > now) return true;
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
