import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { SiteClock } from '@palaro/kernel';
import type { SiteChange, SiteValues } from '@palaro/whitelabel';
import type { Config } from './config.ts';
import type { Db, Tx } from './db.ts';
import type { NodeBus } from './node-bus.ts';
import type { Push } from './push.ts';
import type { Queue } from './queue.ts';

/**
 * The deployment's current values, and the only way to change them. A change is stored and reaches
 * all nodes.
 */
export interface Site extends Readonly<SiteValues> {
  change(change: SiteChange): Promise<void>;
  /** The stored values. No other change comes between until the caller's transaction ends. */
  readIn(tx: Tx): Promise<SiteValues>;
  /**
   * Stores a change in the caller's transaction, and answers the values with it. Once that has
   * committed, call `tell`.
   */
  changeIn(tx: Tx, change: SiteChange): Promise<SiteValues>;
  /** Tells this node, the others and all open screens of a committed change. May be repeated. */
  tell(change: SiteChange): Promise<void>;
  /** Reads the values again, after something else filled the database. */
  reload(): Promise<void>;
  /** Calls `tell` after each change from now on, so that other nodes read the values again. */
  shareWith(tell: () => void): void;
}

/** The parts of one running server, as use cases receive them. */
export interface App {
  config: Config;
  db: Db;
  /**
   * The same database on connections that all callers share, for short questions by key which many
   * ask at once. It takes no transactions and no writes; a slow question would hold up all others.
   */
  reads: Db;
  /** The same database without the query builder, for the ledger's set-based statements. */
  pool: Pool;
  clock: SiteClock;
  site: Site;
  log: Logger;
  /** Tasks and events; they survive the end of this node. */
  queue: Queue;
  /** News inside this node only; they are lost when it ends. */
  nodeBus: NodeBus;
  push: Push;
  metrics: Registry;
  /** Metrics of the server itself, not of areas. They survive a reset of the demo. */
  serverMetrics: Registry;
  /** What services keep while the server runs; read through `defineService` only. */
  services: Map<string, unknown>;
  /** What areas provide to each other; read through `defineProvision` only. */
  provisions: ReadonlyMap<object, (app: App) => unknown>;
  /** Only in a task: the server's App. Long-lived things use it, as the task's connections end. */
  server?: App;
}
