import type { PoolClient } from 'pg';
import { siteClock } from '@palaro/kernel';
import { createPool } from '@palaro/server-app/db';
import { testConfig } from './config.ts';
import { cloneOf, sharedCluster, testDatabase, type TestDatabase } from './database.ts';

const DEMO_TEMPLATE = 'template_demo';
/** A lock, any fixed number: the first file that needs the demo data fills it, the others wait. */
const FILL_LOCK = 7_261_406;

/** A new database with demo data, copied from a template that is filled once per run. */
export async function demoDatabase(): Promise<TestDatabase> {
  const cluster = sharedCluster();
  if (!cluster) {
    const database = await testDatabase();
    await fill(database);
    return database;
  }
  const pool = createPool(cluster, 1);
  // One connection is held, because the pool closes idle ones and the lock would be lost.
  const admin = await pool.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [FILL_LOCK]);
    const known = 'select from pg_database where datname = $1';
    const { rowCount } = await admin.query(known, [DEMO_TEMPLATE]);
    if (!rowCount) await makeTemplate(admin);
  } finally {
    admin.release(true);
    await pool.end();
  }
  return cloneOf({ url: cluster, stop: async () => {} }, DEMO_TEMPLATE);
}

/** Filled under another name first, so that a failure leaves no half-filled template. */
async function makeTemplate(admin: PoolClient): Promise<void> {
  const database = await testDatabase();
  await fill(database);
  await database.pool.end();
  const name = new URL(database.url).pathname.slice(1);
  await admin.query(`alter database ${name} rename to ${DEMO_TEMPLATE}`);
}

async function fill({ url, serverUrl }: TestDatabase): Promise<void> {
  const [{ buildApp }, { fillDemo }] = await Promise.all([
    import('@palaro/server-app'),
    import('@palaro/server-app/demo'),
  ]);
  const pool = createPool(serverUrl);
  const config = await testConfig(serverUrl, { demo: true, databaseOwnerUrl: url });
  const built = await buildApp({ config, pool, webDir: '', clock: siteClock(), tasks: 'none' });
  await fillDemo(built.app, () => undefined);
  // Otherwise every copy would start with the events of its filling still to be handled.
  await built.app.queue.runDue();
  await built.stop();
  await pool.end();
}
