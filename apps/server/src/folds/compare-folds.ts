import type { Pool } from 'pg';
import type { Fold } from '@palaro/server';
import { AREAS } from '../areas.ts';
import { foldsOf } from './run-folds.ts';
import { lockMark, reachArchive } from './step-fold.ts';

export interface FoldDifference {
  table: string;
  /** `kept`: stands in the table; `computed`: follows from the ledger. */
  side: 'kept' | 'computed';
  row: Record<string, unknown>;
}

/** The folds whose rows must be what the ledger says, whenever one looks. */
export const comparableFolds = () => foldsOf(AREAS).filter(({ comparable }) => comparable);

/** Enough to see what is wrong; a rebuild replaces all of it anyway. */
const SHOWN_ROWS = 100;

/**
 * Folds once more what the fold has folded so far, beside it, and compares row by row. It changes
 * nothing; the fold stands still meanwhile. For sums alone: see `Fold.comparable`.
 */
export async function compareFold(pool: Pool, fold: Fold, zone: string): Promise<FoldDifference[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { tx } = await lockMark(client, fold.name);
    // A temporary table of the same name is found before the real one: the fold's own statements
    // write into it.
    for (const table of fold.tables) {
      await client.query(`create temp table ${table} (like public.${table} including all)
        on commit drop`);
    }
    await reachArchive(client, '0');
    for (const sql of fold.sql) {
      await client.query(sql, sql.includes('$3') ? ['0', tx, zone] : ['0', tx]);
    }
    const found: FoldDifference[] = [];
    for (const table of fold.tables) {
      const { rows } = await client.query<FoldDifference>(differencesOf(table));
      found.push(...rows);
    }
    return found;
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

const differencesOf = (table: string) => `select '${table}' as table, side, row from (
    (select 'kept' side, to_jsonb(k) row from public.${table} k
      except select 'kept', to_jsonb(c) from pg_temp.${table} c)
    union all
    (select 'computed', to_jsonb(c) from pg_temp.${table} c
      except select 'computed', to_jsonb(k) from public.${table} k)) d
  limit ${SHOWN_ROWS}`;
