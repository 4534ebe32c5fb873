import type { Pool, PoolClient } from 'pg';
import type { Fold } from '@palaro/server';
import { AREAS } from '../areas.ts';
import { readHeadReaching } from './marks.ts';
import { foldsOf } from './run-folds.ts';
import { foldRange } from './step-folds.ts';

export interface FoldDifference {
  table: string;
  /** `kept`: the row in the table; `computed`: the row that follows from the ledger. */
  side: 'kept' | 'computed';
  row: Record<string, unknown>;
}

/** The folds whose rows must equal what the ledger gives, at any time. */
export const comparableFolds = () => foldsOf(AREAS).filter(({ comparable }) => comparable);

/** Enough to see what is wrong; a rebuild replaces every row anyway. */
const SHOWN_ROWS = 100;

/**
 * Computes again what the folds have folded so far, in temporary tables, and compares row by row.
 * It changes and locks nothing: everything is read as of one moment. Only for sums: see
 * `Fold.comparable`.
 */
export async function compareFolds(
  pool: Pool,
  folds: readonly Fold[],
  zone: string,
): Promise<FoldDifference[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await readHeadReaching(client, '0');
    const found: FoldDifference[] = [];
    for (const [to, together] of await foldsByMark(client, folds)) {
      const tables = together.flatMap((fold) => fold.tables.map(({ name }) => name));
      // PostgreSQL finds a temporary table before the real one of that name, so folds write into
      // it.
      for (const table of tables) {
        await client.query(`create temp table ${table} (like public.${table} including all)
          on commit drop`);
      }
      if (to !== '0') await foldRange(client, together, { from: '0', to, zone });
      for (const table of tables) {
        const { rows } = await client.query<FoldDifference>(differencesOf(table));
        found.push(...rows);
      }
    }
    return found;
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/** Folds at the same watermark share one reading of the ledger, as when they are folded. */
async function foldsByMark(client: PoolClient, folds: readonly Fold[]) {
  const { rows } = await client.query<{ name: string; tx: string }>(
    'select name, tx::text from fold_watermark',
  );
  const marks = new Map(rows.map(({ name, tx }) => [name, tx]));
  const groups = new Map<string, Fold[]>();
  for (const fold of folds) {
    const tx = marks.get(fold.name) ?? '0';
    groups.set(tx, [...(groups.get(tx) ?? []), fold]);
  }
  return groups;
}

const differencesOf = (table: string) => `select '${table}' as table, side, row from (
    (select 'kept' side, to_jsonb(k) row from public.${table} k
      except select 'kept', to_jsonb(c) from pg_temp.${table} c)
    union all
    (select 'computed', to_jsonb(c) from pg_temp.${table} c
      except select 'computed', to_jsonb(k) from public.${table} k)) d
  limit ${SHOWN_ROWS}`;
