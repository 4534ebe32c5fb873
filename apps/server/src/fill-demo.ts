import type { Pool } from 'pg';
import type { App } from '@palaro/server';
import { AREAS } from './areas.ts';
import { isEmpty, noteFilling, seedDemo } from './demo.ts';

type Say = (line: string) => void;

/** Whether a kill cut off an earlier filling. Such a database has not served anybody yet. */
export async function isHalfFilled(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query('select from demo_fill where finished_at is null');
  return rows.length > 0;
}

/** Drops every table; the migrations create them again. */
export async function emptySchema(pool: Pool): Promise<void> {
  await pool.query(
    `drop schema if exists ledger, archive, graphile_worker cascade;
      drop schema public cascade; create schema public`,
  );
}

/** Fills demo data where the database has no members yet and reports progress. True if it did. */
export async function fillDemo(app: App, say: Say): Promise<boolean> {
  if (!(await isEmpty(app))) return false;
  const start = performance.now();
  say('Filling demo data');
  await noteFilling(app.db, app.clock.now());
  // A task that pays or settles what the demo is about to place in its past would do it twice.
  await app.queue.paused(() => seedDemo(app, AREAS, (what) => say(`  ${what}`)));
  say(`Demo data filled in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}
