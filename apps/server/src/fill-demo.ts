import type { Pool } from 'pg';
import type { App } from '@palaro/server';
import { AREAS } from './areas.ts';
import { isEmpty, noteFilling, seedDemo } from './demo.ts';

type Say = (line: string) => void;

/** Whether a kill cut off an earlier filling: such a database has served nobody yet. */
export async function isHalfFilled(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query('select from demo_fill where finished_at is null');
  return rows.length > 0;
}

/** Takes every table away; the migrations make them anew. */
export async function emptySchema(pool: Pool): Promise<void> {
  await pool.query(
    `drop schema if exists ledger, archive cascade;
      drop schema public cascade; create schema public`,
  );
}

/** Fills demo data where the database holds no member yet, telling what it does; says if it did. */
export async function fillDemo(app: App, say: Say): Promise<boolean> {
  if (!(await isEmpty(app))) return false;
  const start = performance.now();
  say('Filling demo data');
  await noteFilling(app.db, app.clock.now());
  await seedDemo(app, AREAS, (what) => say(`  ${what}`));
  say(`Demo data filled in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}
