import { siteClock } from '@palaro/kernel';
import { createPool } from '@palaro/server-app/db';
import { testConfig } from './config.ts';
import { cloneOf, sharedCluster, testDatabase, type TestDatabase } from './database.ts';

const DEMO_TEMPLATE = 'template_demo';
/** Any fixed number: the first file that asks fills it, the others wait. */
const FILL_LOCK = 7_261_406;

/** A database of one's own with demo data, copied from one that is filled once a run. */
export async function demoDatabase(): Promise<TestDatabase> {
  const cluster = sharedCluster();
  if (!cluster) {
    const database = await testDatabase();
    await fill(database.url);
    return database;
  }
  const admin = createPool(cluster, 1);
  try {
    await admin.query('select pg_advisory_lock($1)', [FILL_LOCK]);
    const known = 'select from pg_database where datname = $1';
    const { rowCount } = await admin.query(known, [DEMO_TEMPLATE]);
    if (!rowCount) await makeTemplate(admin);
  } finally {
    await admin.end();
  }
  return cloneOf({ url: cluster, stop: async () => {} }, DEMO_TEMPLATE);
}

/** Filled under another name first: a filling that fails leaves no half template. */
async function makeTemplate(admin: ReturnType<typeof createPool>): Promise<void> {
  const database = await testDatabase();
  await fill(database.url);
  await database.pool.end();
  const name = new URL(database.url).pathname.slice(1);
  await admin.query(`alter database ${name} rename to ${DEMO_TEMPLATE}`);
}

async function fill(url: string): Promise<void> {
  const [{ buildApp }, { fillDemo }] = await Promise.all([
    import('@palaro/server-app'),
    import('@palaro/server-app/demo'),
  ]);
  const pool = createPool(url);
  const config = await testConfig(url, { demo: true });
  const built = await buildApp({ config, pool, webDir: '', clock: siteClock(), jobs: false });
  await fillDemo(built.app, () => undefined);
  await built.stop();
  await pool.end();
}
