import { sql } from 'kysely';
import { emptyDemoVendor } from '@palaro/catalogue/server';
import type { App, AreaServer, Db } from '@palaro/server';
import { createDb, createPool } from './db/index.ts';
import { foldNow } from './folds/index.ts';
import { forgetAll } from './queue/jobs.repository.ts';
import { startAreas, stopAreas } from './run-areas.ts';
import { emptySandboxPay, tellSandboxPayThePast } from './sandbox-pay.ts';

/** Whether the database has no members yet; the first start of a demo then fills it. */
export async function isEmpty(app: App): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from member) "any"`.execute(
    app.db,
  );
  return !rows[0]?.any;
}

/** Fills demo data area by area in start order, and notes at the end that it was not cut off. */
export async function seedDemo(
  app: App,
  areas: readonly AreaServer[],
  progress: (what: string) => void = () => undefined,
) {
  for (const area of areas) await area.seed?.(app, progress);
  await foldNow(app, areas);
  await sql`update demo_fill set finished_at = ${app.clock.now()}`.execute(app.db);
  // Statements prepared on empty tables would keep plans that suit only empty tables.
  await asOwner(app, (owner) => sql`analyze`.execute(owner));
}

async function asOwner(app: App, work: (owner: Db) => Promise<unknown>): Promise<void> {
  const { databaseOwnerUrl } = app.config;
  if (databaseOwnerUrl === null) throw new Error('only a demo knows the owner of its tables');
  const owner = createDb(createPool(databaseOwnerUrl, 1));
  try {
    await work(owner);
  } finally {
    await owner.destroy();
  }
}

/** From here to the end of `seedDemo` the database counts as half filled, even after a crash. */
export const noteFilling = (db: Db, at: Date) =>
  sql`insert into demo_fill (started_at) values (${at})`.execute(db);

async function isDemo(db: Db): Promise<boolean> {
  const { rows } = await sql`select from demo_fill where finished_at is not null`.execute(db);
  return rows.length > 0;
}

/** Tables that a reset keeps: migrations, progress of jobs, the deployment's data, the clock. */
const KEPT = [
  'migration',
  'site_key',
  'book',
  'body_key',
  'body_nonce',
  'ledger_part',
  'play_watermark',
  'archive_walk',
  'sandbox_clock',
  'audit_rule',
];

/**
 * Empties everything and fills it again; append-only tables are emptied past their triggers. Must
 * run alone (`alone`). If it is cut off, the next start finds a half-filled database and starts
 * over.
 */
export const resetDemo = (app: App, areas: readonly AreaServer[]) =>
  app.queue.paused(() => fillAnew(app, areas));

async function fillAnew(app: App, areas: readonly AreaServer[]) {
  if (!(await isDemo(app.db))) throw new Error('a database that no demo filled is not emptied');
  await stopAreas(app, areas);
  app.services.clear();
  app.metrics.clear();
  app.nodeBus.emit('demo.reset', {});
  app.nodeBus.clear();
  await asOwner(app, (owner) => owner.transaction().execute((tx) => emptyTables(tx, app)));
  await Promise.all([emptyDemoVendor(app), emptySandboxPay(app)]);
  await app.site.reload();
  await startAreas(app, areas);
  await seedDemo(app, areas);
  await tellSandboxPayThePast(app);
}

async function emptyTables(tx: Db, app: App): Promise<void> {
  const { rows } = await sql<{ name: string }>`
      select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
      where relnamespace in ('public'::regnamespace, 'archive'::regnamespace)
        and relkind in ('r', 'p') and not relispartition and relname <> all(${KEPT})`.execute(tx);
  // A replica does not fire the triggers that refuse changes; no other code path sets this.
  await sql`set local session_replication_role = replica`.execute(tx);
  const names = sql.raw(rows.map((row) => row.name).join(', '));
  await sql`truncate ${names} restart identity cascade`.execute(tx);
  await sql`alter sequence member_id_seq restart`.execute(tx);
  await forgetAll(tx);
  await noteFilling(tx, app.clock.now());
}
