import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { within, type Config } from '@palaro/server';
import { StartError } from '../start-error.ts';
import { archiveSettings } from './archive-wal.ts';
import { createCluster, isCluster, startCluster, type ClusterOptions } from './cluster.ts';
import { takeDataDirectory, type DataDirectory } from './data-directory.ts';
import { stopOrphan } from './orphan.ts';
import { createPool } from './pool.ts';
import { findPostgres, OLDEST_POSTGRES } from './postgres-binaries.ts';
import { grantRights, makeServerRole, refuseOwningRole } from './rights.ts';
import { postgresUser } from './run-as.ts';

export interface Database {
  /** Connections of the role that owns the tables, for migrations and tools. */
  owner: Pool;
  ownerUrl: string;
  /**
   * Connections of the server's own role, which changes no table and nothing that is append-only.
   * Call it after the migrations; it ends the owner's connections. Throws `StartError`.
   */
  openForServer(): Promise<Pool>;
  /** Resolves when the embedded PostgreSQL ended by itself; never for an outside one. */
  lost: Promise<string>;
  /** Ends the connections, then the embedded PostgreSQL. */
  stop(): Promise<void>;
}

type Say = (line: string) => void;
const DATABASE = 'palaro';
/**
 * A batch of the ledger touches more than a hundred tables and indexes (partitions). With this many
 * locks PostgreSQL 18 takes them without the shared lock table; earlier versions only make that
 * table larger.
 */
const SETTINGS = { max_locks_per_transaction: '256' };

type Asked = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseOwnerUrl' | 'walArchive'>>;

/**
 * Returns the database that the configuration asks for, ready for use: an outside one, or the
 * embedded one, which is created on first use. Throws `StartError`.
 */
export async function startDatabase(config: Asked, say: Say): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl = null, dataDir, walArchive = null } = config;
  if (!databaseUrl) return startEmbedded({ dataDir, walArchive }, say);
  return connect(databaseUrl, databaseOwnerUrl);
}

/** Without an owner's address the server's role owns the tables itself: not in production. */
async function connect(url: string, ownerUrl: string | null): Promise<Database> {
  const owner = ownerUrl
    ? await reach(ownerUrl, 'DATABASE_OWNER_URL')
    : await reach(url, 'DATABASE_URL');
  const role = decodeURIComponent(new URL(url).username);
  let server: Pool;
  try {
    // All that may be refused is, before anything is migrated, given or taken.
    if (ownerUrl) await refuseOwningRole(owner, role);
    server = await reach(url, 'DATABASE_URL');
  } catch (error) {
    await owner.end();
    throw error;
  }
  return {
    owner,
    ownerUrl: ownerUrl ?? url,
    async openForServer() {
      if (ownerUrl) await grantRights(owner, role);
      await owner.end();
      return server;
    },
    lost: new Promise(() => undefined),
    stop: () => endAll([owner, server]),
  };
}

async function reach(url: string, variable: string): Promise<Pool> {
  const pool = createPool(url);
  const { host, pathname } = new URL(url);
  const where = `${variable} (${host}${pathname})`;
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST_POSTGRES) {
      throw new StartError(
        `${where} is PostgreSQL ${version}: ${OLDEST_POSTGRES} or later is needed`,
      );
    }
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`${where} cannot be reached: ${reasonOf(error)}`);
  }
  return pool;
}

async function endAll(pools: readonly Pool[]): Promise<void> {
  await Promise.all(pools.filter((pool) => !pool.ended).map((pool) => pool.end()));
}

async function startEmbedded(
  { dataDir, walArchive }: Pick<Config, 'dataDir' | 'walArchive'>,
  say: Say,
): Promise<Database> {
  const directory = takeDataDirectory(dataDir);
  try {
    const options = await prepareCluster(directory, say);
    const settings = archiveSettings(walArchive, options);
    const cluster = await startCluster({ ...options, settings: { ...SETTINGS, ...settings } });
    let stopping = false;
    const owner = await openDatabase(cluster.url).catch(async (error: unknown) => {
      await cluster.stop();
      throw error;
    });
    const open = [owner];
    return {
      owner,
      ownerUrl: cluster.url(DATABASE),
      async openForServer() {
        const url = await makeServerRole(owner, cluster.url(DATABASE));
        await owner.end();
        const pool = createPool(url);
        open.push(pool);
        return pool;
      },
      lost: new Promise((resolve) => {
        void cluster.exited.then((log) => stopping || resolve(log));
      }),
      async stop() {
        stopping = true;
        await endConnections(open);
        await cluster.stop();
        directory.release();
      },
    };
  } catch (error) {
    directory.release();
    throw error;
  }
}

/** A connection that a stuck query holds must not keep the database from stopping. */
const endConnections = (open: readonly Pool[]) => within(500, endAll(open), undefined);

async function prepareCluster(directory: DataDirectory, say: Say): Promise<ClusterOptions> {
  const { cluster, unfinishedCluster, password, abandoned } = directory;
  const runAs = postgresUser(cluster);
  const exists = isCluster(cluster);
  const major = exists ? majorOf(cluster) : undefined;
  const binaries = await findPostgres(runAs, major);
  if (!binaries) {
    throw new StartError(
      `the data in ${cluster} belongs to PostgreSQL ${major}, which is not installed here: ` +
        `install PostgreSQL ${major}, or set DATA_DIR to another folder`,
    );
  }
  const options = { dir: cluster, binaries, runAs, password };
  if (exists) {
    if (abandoned) say('The last run ended without stopping: recovering its database.');
    await stopOrphan(cluster, abandoned);
    return options;
  }
  say(`Creating the database (PostgreSQL ${binaries.major}) in ${cluster}`);
  rmSync(unfinishedCluster, { recursive: true, force: true });
  await createCluster({ ...options, dir: unfinishedCluster });
  renameSync(unfinishedCluster, cluster);
  return options;
}

const majorOf = (cluster: string) =>
  Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10);

/** Opens the site's database in the cluster, creating it where it is missing. */
async function openDatabase(urlOf: (database: string) => string): Promise<Pool> {
  const pool = createPool(urlOf(DATABASE));
  try {
    await pool.query('select');
    return pool;
  } catch (error) {
    await pool.end();
    const missing = (error as { code?: string }).code === '3D000';
    if (!missing) {
      throw new StartError(
        `the database refuses this server: ${reasonOf(error)}; restore postgres.password in ` +
          'DATA_DIR, or set DATA_DIR to another folder',
      );
    }
  }
  const admin = createPool(urlOf('postgres'), 1);
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  return createPool(urlOf(DATABASE));
}

/** When several addresses were tried, the error itself has an empty message. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as AggregateError & { code?: string };
  return message || (errors?.[0] as Error | undefined)?.message || code || 'no answer';
}
