import type { Pool } from 'pg';
import type { Fold } from '@palaro/server';
import { inOneCommit } from '../db/in-one-commit.ts';
import { StartError } from '../start-error.ts';
import { readHead } from './marks.ts';

/**
 * A dump loaded into another cluster keeps the old cluster's transaction numbers, while the new
 * cluster counts from its start. Folds read by these numbers, so new postings would lie below their
 * watermarks and be missed. Returns the highest foreign number, or null where there is none.
 */
export async function foreignTx(pool: Pool): Promise<bigint | null> {
  const { fresh } = await readHead(pool);
  const { rows } = await pool.query<{ tx: string | null }>(
    `select greatest((select max(tx) from fold_watermark),
      (select tx from transfer where tx >= $1 limit 1))::text tx`,
    [fresh],
  );
  const highest = BigInt(rows[0]?.tx ?? 0);
  return highest > BigInt(fresh) ? highest : null;
}

/** Throws `StartError` on a database with another cluster's transaction numbers. */
export async function refuseForeignTx(pool: Pool): Promise<void> {
  const foreign = await foreignTx(pool);
  if (foreign === null) return;
  throw new StartError(
    `the database was loaded from a dump of another cluster, whose transactions went up to ` +
      `${foreign}: run npm run rebuild on it once, then start again`,
  );
}

/** Tables whose rows carry the number of the transaction that wrote them. */
const APPEND_ONLY = ['transfer', 'posting', 'archive.transfer', 'archive.posting'];
const NUMBERED = [...APPEND_ONLY, 'game_round', 'archive.game_round'];

/**
 * Removes the foreign numbers and empties every fold in one commit. What was posted before then
 * counts as older than anything this cluster writes. No amount changes. The triggers that protect
 * postings are off meanwhile, under a lock that lets nobody else write.
 */
export async function forgetTx(pool: Pool, folds: readonly Fold[]): Promise<void> {
  await inOneCommit(pool, async (client) => {
    for (const table of NUMBERED) {
      const sealed = APPEND_ONLY.includes(table);
      if (sealed) await client.query(`alter table ${table} disable trigger append_only`);
      await client.query(`update ${table} set tx = 0`);
      if (sealed) await client.query(`alter table ${table} enable trigger append_only`);
    }
    await client.query('update ledger_part set last_tx = 0 where last_tx is not null');
    await client.query('delete from fold_watermark');
    const tables = folds.flatMap((fold) => fold.tables.map(({ name }) => name));
    await client.query(`truncate ${tables.join(', ')}`);
  });
}
