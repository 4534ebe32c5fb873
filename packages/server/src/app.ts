import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { SiteClock } from '@palaro/kernel';
import type { SiteChange, SiteValues } from '@palaro/whitelabel';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Bus } from './events.ts';
import type { Push } from './push.ts';

/** The deployment's values now, and the one way to change them (persisted, seen by all nodes). */
export interface Site extends Readonly<SiteValues> {
  change(change: SiteChange): Promise<void>;
  /** Reads the values anew, after the database was filled from outside. */
  reload(): Promise<void>;
  /** From now on `tell` is told of each change: for other nodes, which then read anew. */
  shareWith(tell: () => void): void;
}

/** What use cases are given: the parts of one running server. */
export interface App {
  config: Config;
  db: Db;
  /** The same database without the query builder, for the ledger's set-based statements. */
  pool: Pool;
  clock: SiteClock;
  site: Site;
  log: Logger;
  bus: Bus;
  push: Push;
  metrics: Registry;
  /** Metrics of the server around the areas: they outlive a reset of the demo. */
  serverMetrics: Registry;
  /** What services keep while the server runs; read through `defineService` only. */
  services: Map<string, unknown>;
}
