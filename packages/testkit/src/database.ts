import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db } from '@palaro/server';
import { createDb, createPool, serverUrl } from '@palaro/server-app/db';
import { clusterVariable, startTestCluster, TEMPLATE } from './cluster.ts';

export interface TestDatabase {
  /** Connections of the tables' owner, who may do what no server may. */
  pool: Pool;
  db: Db;
  url: string;
  /** The address for the server's role. */
  serverUrl: string;
  /** Ends the connections and removes the database: call it in `afterAll`. */
  drop(): Promise<void>;
}

/**
 * A separate migrated, empty database on a real PostgreSQL. One for each test file is the
 * rule: `const database = await testDatabase(); afterAll(database.drop);`
 * Outside Vitest (benches, tools) it starts a cluster, which `drop` stops.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const shared = sharedCluster();
  return cloneOf(shared ? { url: shared, stop: async () => {} } : await startTestCluster());
}

/**
 * Where this worker's cluster answers; undefined outside Vitest. Throws in a worker without one: to
 * make a cluster for each file would only look as if all were well, and take minutes.
 */
export function sharedCluster(): string | undefined {
  const { VITEST_POOL_ID: worker } = process.env;
  if (worker === undefined) return undefined;
  const url = process.env[clusterVariable(worker)];
  if (url === undefined) throw new Error(`no database cluster was started for worker ${worker}`);
  return url;
}

/** A copy of a template database of that cluster. */
export async function cloneOf(
  cluster: { url: string; stop(): Promise<void> },
  template = TEMPLATE,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster.url, `create database ${name} template ${template} strategy file_copy`);
  const database = databaseAt(cluster.url.replace(/\/postgres$/, `/${name}`));
  return {
    ...database,
    async drop() {
      await database.drop();
      await administer(cluster.url, `drop database ${name} with (force)`);
      await cluster.stop();
    },
  };
}

/** A database that somebody else made, at its owner's address; `drop` only ends the connections. */
export function databaseAt(url: string): TestDatabase {
  const pool = createPool(url);
  return {
    pool,
    db: createDb(pool),
    url,
    serverUrl: serverUrl(url),
    async drop() {
      if (!pool.ended) await pool.end();
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const admin = createPool(url, 1);
  await admin.query(statement);
  await admin.end();
}
