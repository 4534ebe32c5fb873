import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { pino, type DestinationStream, type Logger } from 'pino';
import { Registry } from 'prom-client';
import { loadDictionaries, siteClock, type SiteClock } from '@palaro/kernel';
import {
  createNodeBus,
  createPush,
  type App,
  type AreaServer,
  type Config,
  type Tables,
} from '@palaro/server';
import { AREAS } from './areas.ts';
import { aroundAreas } from './around-areas.ts';
import { createSharedReads } from './db/shared-reads.ts';
import { startFolds } from './folds/index.ts';
import { createServer } from './http/create-server.ts';
import { forgetOldKeys } from './http/forget-keys.ts';
import { createQueue, type QueueMode } from './queue/index.ts';
import { forgetDeadTasks } from './queue/forget-dead.ts';
import { registerQueueGauges } from './queue/queue-metrics.ts';
import { sandboxArea } from './sandbox/sandbox.ts';
import { joinNodes } from './nodes/index.ts';
import { loadSite } from './site.ts';
import { startAreas, stopAreas } from './run-areas.ts';
import { inStartOrder, wire } from './wiring.ts';

export { goLiveLines } from '@palaro/overview/server';
export { giveBackKeys } from './http/idempotency.ts';
export { loadCompilers } from './http/validate.ts';
export type { QueueMode };

/** Requests under way get this long to end. Then their connections are cut; commits stand. */
const DRAIN_MS = 1_000;

export interface Parts {
  config: Config;
  pool: pg.Pool;
  /** The folder of the built member app; without it no pages are served. */
  webDir: string;
  /** The folder of the built console; without it no console is served. */
  consoleDir?: string;
  /** The areas that make up the server, in any order; the product's areas unless given. */
  areas?: readonly AreaServer[];
  clock?: SiteClock;
  log?: Logger;
  /** Which tasks run: all, unless a test or a tool drives scheduled work and folds by hand. */
  tasks?: QueueMode;
  /** The address of a database that other nodes use too; the nodes then tell each other news. */
  nodesUrl?: string | null;
}

/**
 * Builds one server on a migrated database: areas started, routes ready, not listening yet. Throws
 * `StartError`, with nothing touched, where the areas do not fit together.
 */
export async function buildApp(parts: Parts) {
  const { config, pool, clock = siteClock(), log = createLog() } = parts;
  const ordered = inStartOrder(parts.areas ?? AREAS);
  const areas = config.demo ? [...ordered, sandboxArea(ordered)] : ordered;
  const serverTasks = [forgetOldKeys(areas), forgetDeadTasks];
  const provisions = wire([...areas, aroundAreas(areas, serverTasks)]);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const shared = createSharedReads(pool);
  const push = createPush(() => clock.now().getTime());
  const nodeBus = createNodeBus((name, error) =>
    log.error({ err: error, event: name }, 'a listener failed'),
  );
  const queue = createQueue(pool, areas, serverTasks);
  await loadDictionaries();
  const site = await loadSite({ config, db, clock, push });
  const app: App = {
    config,
    db,
    reads: shared.db,
    pool,
    clock,
    site,
    log,
    queue,
    nodeBus,
    push,
    metrics: new Registry(),
    serverMetrics: new Registry(),
    services: new Map(),
    provisions,
  };
  await startAreas(app, areas);
  const server = await createServer(app, areas, parts);
  const { tasks = 'all' } = parts;
  registerQueueGauges(app);
  await queue.start(app, tasks);
  const stopFolds = tasks === 'all' ? startFolds(app, areas) : null;
  const leaveNodes = parts.nodesUrl ? await joinNodes(app, parts.nodesUrl) : null;

  /** Stops the queue and the folds, then new requests; ends those under way, then the areas. */
  async function stop() {
    await Promise.all([queue.stop(), stopFolds?.()]);
    const cutOff = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
    await server.close();
    clearTimeout(cutOff);
    await stopAreas(app, areas);
    await leaveNodes?.();
    await shared.stop();
  }
  return { app, server, stop };
}

const NEVER_LOGGED = ['password', 'token', 'authorization', 'cookie', 'jwe', 'code', 'captcha'];
/** PostgreSQL's errors quote the row that was refused here, with everything in it. */
const TOLD_BY_DATABASE = ['detail', 'where', 'internalQuery'];

/** Structured logs; fields whose names may hold a secret are removed at any depth. */
export const createLog = (level = process.env.LOG_LEVEL ?? 'warn', to?: DestinationStream) =>
  pino(
    {
      level,
      redact: {
        paths: [...NEVER_LOGGED, ...TOLD_BY_DATABASE].flatMap((name) => [
          name,
          `*.${name}`,
          `*.*.${name}`,
        ]),
        censor: '[cut]',
      },
    },
    to,
  );
