import { chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createCluster,
  createPool,
  findPostgres,
  grantRights,
  migrate,
  setRehearsal,
  postgresUser,
  SERVER_ROLE,
  startCluster,
} from '@palaro/server-app/db';
import { makeScratch, sweepScratch } from './scratch-folder.ts';

/** Where a worker's cluster answers; set before the workers start. They count from 1. */
export const clusterVariable = (worker: number | string) => `PALARO_TEST_POSTGRES_${worker}`;
/** The migrated database that every test file's database is copied from. */
export const TEMPLATE = 'template_palaro';

const MIGRATIONS = fileURLToPath(new URL('../../../apps/server/migrations', import.meta.url));

const PREFIX = 'palaro-test-';

/**
 * A throw-away cluster with a migrated template database; fast rather than durable. It lies in
 * `folder`, the temporary one unless the caller names another.
 */
export async function startTestCluster(
  folder = tmpdir(),
): Promise<{ url: string; stop(): Promise<void> }> {
  await sweepScratch(folder, PREFIX);
  const home = makeScratch(folder, PREFIX);
  chmodSync(home, 0o711); // PostgreSQL's user passes through where the tests run as root
  const dir = join(home, 'postgres');
  const runAs = postgresUser(dir);
  const binaries = await findPostgres(runAs);
  if (!binaries) throw new Error('PostgreSQL was not found');
  const options = { dir, binaries, runAs, password: null, settings: settingsOf(binaries.major) };
  await createCluster(options);
  const cluster = await startCluster(options);
  const admin = createPool(cluster.url('postgres'), 1);
  await admin.query(`create database ${TEMPLATE}`);
  const template = createPool(cluster.url(TEMPLATE), 1);
  await migrate(template, MIGRATIONS);
  await setRehearsal(template, true);
  await template.query(`create role ${SERVER_ROLE} login`);
  await grantRights(template, SERVER_ROLE);
  await template.end();
  await admin.query(`alter database ${TEMPLATE} is_template true`);
  await admin.end();
  return {
    url: cluster.url('postgres'),
    async stop() {
      await cluster.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function settingsOf(major: number): Record<string, string> {
  const fast = { fsync: 'off', full_page_writes: 'off', max_connections: '300' };
  return major >= 18 ? { ...fast, file_copy_method: 'clone' } : fast;
}
