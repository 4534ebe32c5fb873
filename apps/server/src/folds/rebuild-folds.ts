import type { Pool } from 'pg';
import { siteClock } from '@palaro/kernel';
import { createPush, type Config, type Fold } from '@palaro/server';
import { AREAS } from '../areas.ts';
import { inOneCommit } from '../db/in-one-commit.ts';
import { createDb } from '../db/pool.ts';
import { catchUp } from './catch-up.ts';
import { lockMark } from './step-fold.ts';
import { foldsOf } from './run-folds.ts';
import { loadSite } from '../site.ts';
import { foreignTx, forgetTx } from './tx-numbers.ts';

type Say = (line: string) => void;

/**
 * Empties the folds of those names (all where none is named) and folds them from nothing, beside a
 * server that runs or not. Cut off at any point, the server goes on from the last commit; so does
 * another rebuild, from nothing. Throws where a name is no fold's.
 */
export async function rebuildFolds(
  pool: Pool,
  config: Config,
  names: readonly string[],
  say: Say,
): Promise<void> {
  const folds = foldsNamed(names);
  const zone = await zoneOf(pool, config);
  const foreign = await foreignTx(pool);
  if (foreign !== null) {
    const all = foldsNamed([]);
    say(`transactions of another cluster, up to ${foreign}: all ${all.length} folds begin anew`);
    await forgetTx(pool, all);
  }
  for (const fold of foreign === null ? folds : foldsNamed([])) {
    const start = performance.now();
    await emptyFold(pool, fold);
    await catchUp(pool, fold, { zone, patient: true });
    const rows = await Promise.all(fold.tables.map((table) => countOf(pool, table)));
    say(`${fold.name.padEnd(16)} ${rows.join(', ')} rows ${seconds(start)} s`);
  }
}

const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

function foldsNamed(names: readonly string[]): Fold[] {
  const all = foldsOf(AREAS);
  const known = all.map((fold) => fold.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`no fold ${unknown}; there are ${known.join(', ')}`);
  return all.filter((fold) => names.length === 0 || names.includes(fold.name));
}

/** The zone is a value of the site: days of a rebuild must be cut like the server's. */
export async function zoneOf(pool: Pool, config: Config): Promise<string> {
  const clock = siteClock();
  const push = createPush(() => clock.now().getTime());
  return (await loadSite({ config, db: createDb(pool), clock, push })).settings['site.zone'];
}

/** The watermark's row is locked first, as in every step: a running server waits or sees 0. */
export async function emptyFold(pool: Pool, fold: Fold): Promise<void> {
  await inOneCommit(pool, async (client) => {
    await lockMark(client, fold.name);
    await client.query(`truncate ${fold.tables.join(', ')}`);
    await client.query(
      `update fold_watermark set tx = 0, floor = 0, next_tx = null, next_floor = null
        where name = $1`,
      [fold.name],
    );
  });
}

async function countOf(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ n: string }>(`select count(*) n from ${table}`);
  return rows[0]?.n ?? '0';
}
