import type { Pool } from 'pg';
import { siteClock } from '@palaro/kernel';
import { createPush, type Config, type Fold } from '@palaro/server';
import { AREAS } from '../areas.ts';
import { inOneCommit } from '../db/in-one-commit.ts';
import { createDb } from '../db/pool.ts';
import { catchUp } from './catch-up.ts';
import { lockMarks } from './marks.ts';
import { foldsOf } from './run-folds.ts';
import { loadSite } from '../site.ts';
import { foreignTx, forgetTx } from './tx-numbers.ts';

type Say = (line: string) => void;

/**
 * Empties the named folds (all if none is named) and folds them again from the start of the ledger.
 * The server may be running. If it is cut off, the server continues from the last commit; another
 * rebuild starts over. Throws where no fold has that name.
 */
export async function rebuildFolds(
  pool: Pool,
  config: Config,
  names: readonly string[],
  say: Say,
): Promise<void> {
  let folds = foldsNamed(names);
  const zone = await zoneOf(pool, config);
  const foreign = await foreignTx(pool);
  if (foreign !== null) {
    folds = foldsNamed([]);
    say(
      `the transactions are of another cluster, up to ${foreign}: all ${folds.length} folds start over`,
    );
    await forgetTx(pool, folds);
  }
  const start = performance.now();
  await emptyFolds(pool, folds);
  await catchUp(pool, folds, { zone });
  for (const { name, tables } of folds) {
    const rows = await Promise.all(tables.map((table) => countOf(pool, table.name)));
    say(`${name.padEnd(16)} ${rows.join(', ')} rows`);
  }
  say(`rebuilt in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function foldsNamed(names: readonly string[]): Fold[] {
  const all = foldsOf(AREAS);
  const known = all.map((fold) => fold.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`there is no fold ${unknown}; the folds are ${known.join(', ')}`);
  return all.filter((fold) => names.length === 0 || names.includes(fold.name));
}

/** A rebuild must cut days in the same zone as the server, so it reads the site's value. */
export async function zoneOf(pool: Pool, config: Config): Promise<string> {
  const clock = siteClock();
  const push = createPush(() => clock.now().getTime());
  return (await loadSite({ config, db: createDb(pool), clock, push })).settings['site.zone'];
}

/** Locks the watermarks first, as every step does: a running server waits, then sees 0. */
export async function emptyFolds(pool: Pool, folds: readonly Fold[]): Promise<void> {
  const names = folds.map(({ name }) => name);
  const tables = folds.flatMap((fold) => fold.tables.map(({ name }) => name));
  await inOneCommit(pool, async (client) => {
    await lockMarks(client, names);
    await client.query(`truncate ${tables.join(', ')}`);
    await client.query(
      `update fold_watermark set tx = 0, floor = 0, next_tx = null, next_floor = null
        where name = any($1)`,
      [names],
    );
  });
}

async function countOf(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ n: string }>(`select count(*) n from ${table}`);
  return rows[0]?.n ?? '0';
}
