import { sql } from 'kysely';
import { emptyDemoVendor } from '@palaro/catalogue/server';
import type { App, AreaServer, Db } from '@palaro/server';
import { foldNow } from './folds/index.ts';
import { startAreas, stopAreas } from './run-areas.ts';

/** Whether the database holds no member yet: the first start of a demo fills it. */
export async function isEmpty(app: App): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from member) "any"`.execute(
    app.db,
  );
  return !rows[0]?.any;
}

/** Fills demo data, area by area in the order of their list; notes that it was not cut off. */
export async function seedDemo(
  app: App,
  areas: readonly AreaServer[],
  progress: (what: string) => void = () => undefined,
) {
  for (const area of areas) await area.seed?.(app, progress);
  await foldNow(app, areas);
  await sql`update demo_fill set finished_at = ${app.clock.now()}`.execute(app.db);
  // Statements prepared while the tables were empty would keep plans made for empty tables.
  await sql`analyze`.execute(app.db);
}

/** From here to the end of `seedDemo` the database is half filled, whatever happens. */
export const noteFilling = (db: Db, at: Date) =>
  sql`insert into demo_fill (started_at) values (${at})`.execute(db);

/** Tables that a reset keeps: what was migrated, how far jobs have come, what a deployment is. */
const KEPT = [
  ...['migration', 'book', 'body_key', 'body_nonce'],
  ...['ledger_part', 'play_watermark', 'archive_walk'],
];

/**
 * Empties everything and fills it anew; append-only tables are emptied past their triggers. Must
 * run alone (`alone`). Cut off, the next start finds a half filled database and begins anew.
 */
export async function resetDemo(app: App, areas: readonly AreaServer[]) {
  await stopAreas(app, areas);
  app.services.clear();
  app.metrics.clear();
  app.bus.emit('demo.reset', {});
  app.bus.clear();
  await app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
      where relnamespace in ('public'::regnamespace, 'archive'::regnamespace)
        and relkind in ('r', 'p') and not relispartition and relname <> all(${KEPT})`.execute(tx);
    // Triggers that refuse changes do not fire for a replica; no other code path sets this.
    await sql`set local session_replication_role = replica`.execute(tx);
    const names = sql.raw(rows.map((row) => row.name).join(', '));
    await sql`truncate ${names} restart identity cascade`.execute(tx);
    await sql`alter sequence member_id_seq restart`.execute(tx);
    await noteFilling(tx, app.clock.now());
  });
  await emptyDemoVendor(app);
  await app.site.reload();
  await startAreas(app, areas);
  await seedDemo(app, areas);
}
