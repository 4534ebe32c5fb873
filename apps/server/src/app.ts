import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { pino, type DestinationStream, type Logger } from 'pino';
import { Registry } from 'prom-client';
import { loadDictionaries, siteClock, type SiteClock } from '@palaro/kernel';
import { createBus, createPush, type App, type Config, type Tables } from '@palaro/server';
import { addCheck } from '@palaro/reconciliation/server';
import { AREAS } from './areas.ts';
import { foldCheck } from './folds/fold-check.ts';
import { startFolds } from './folds/index.ts';
import { createServer } from './http/create-server.ts';
import { startJobs } from './jobs.ts';
import { sandboxArea } from './sandbox/sandbox.ts';
import { joinNodes } from './nodes/index.ts';
import { loadSite } from './site.ts';
import { startAreas, stopAreas } from './run-areas.ts';

export { giveBackKeys } from './http/idempotency.ts';

/** Answers under way get this long; then their connections are cut, what is committed stands. */
const DRAIN_MS = 1_000;

export interface Parts {
  config: Config;
  pool: pg.Pool;
  /** Where the built member app lies; no pages are served when it is missing. */
  webDir: string;
  clock?: SiteClock;
  log?: Logger;
  /** Scheduled work and folds run unless a test drives them by hand. */
  jobs?: boolean;
  /** The database's address where other nodes may stand on it: they then hear of each other. */
  nodesUrl?: string | null;
}

/** Puts one server together on a migrated database: areas started, routes ready, not listening. */
export async function buildApp(parts: Parts) {
  const { config, pool, clock = siteClock(), log = createLog() } = parts;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const push = createPush(() => clock.now().getTime());
  const bus = createBus((name, error) =>
    log.error({ err: error, event: name }, 'a listener failed'),
  );
  await loadDictionaries();
  const site = await loadSite({ config, db, clock, push });
  const app: App = {
    config,
    db,
    pool,
    clock,
    site,
    log,
    bus,
    push,
    metrics: new Registry(),
    serverMetrics: new Registry(),
    services: new Map(),
  };
  const areas = config.demo ? [...AREAS, sandboxArea(AREAS)] : AREAS;
  await startAreas(app, areas);
  addCheck(app, foldCheck);
  const server = await createServer(app, areas, parts.webDir);
  const behind = parts.jobs === false ? [] : [startJobs(app, areas), startFolds(app, areas)];
  const leaveNodes = parts.nodesUrl ? await joinNodes(app, parts.nodesUrl) : null;

  /** Stops what runs by itself, then taking requests; lets those under way end, then the areas. */
  async function stop() {
    await Promise.all(behind.map((stopIt) => stopIt()));
    const cutOff = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
    await server.close();
    clearTimeout(cutOff);
    await stopAreas(app, areas);
    await leaveNodes?.();
  }
  return { app, server, stop };
}

/** Structured logs; what could hold a secret is cut out by name wherever it stands. */
export const createLog = (level = process.env.LOG_LEVEL ?? 'warn', to?: DestinationStream) =>
  pino(
    {
      level,
      redact: {
        paths: ['password', 'token', 'authorization', 'cookie', 'jwe', 'code', 'captcha'].flatMap(
          (name) => [name, `*.${name}`, `*.*.${name}`],
        ),
        censor: '[cut]',
      },
    },
    to,
  );
