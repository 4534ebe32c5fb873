import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { digestOfFile, exportTable } from './export-table.ts';

/** A table whose rows come to the archive one by one; names are SQL. */
interface MonthlyRows {
  /** With its schema. */
  table: string;
  /** The instant that puts a row into a month. */
  at: string;
  /** What is greater in a row that came or changed later. */
  mark: string;
  order: string;
}

interface Month {
  month: string;
  rows: string;
  mark: string;
}

interface Export {
  folder: string;
  /** Months that ended before it are whole. */
  before: Date;
  now: Date;
  say(line: string): void;
}

/**
 * Writes each whole month (UTC) of such a table into the folder: a compressed CSV, read back and
 * compared, then its manifest. A month whose manifest still says what the table has is left alone;
 * one that a late message changed is written anew. Answers the months written.
 * Source: ledger.md §9.
 */
export async function exportMonths(
  pool: Pool,
  rows: MonthlyRows,
  { folder, before, now, say }: Export,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const name = rows.table.split('.').at(-1);
  const written: string[] = [];
  for (const found of await monthsOf(pool, rows, before)) {
    const { month } = found;
    const manifest = join(folder, `manifest_${name}_${month}.json`);
    if (await says(manifest, found)) continue;
    const file = `${name}_${month}.csv.gz`;
    const path = join(folder, file);
    const exported = await exportTable(pool, rows.table, path, {
      where: within(rows.at, month),
      order: rows.order,
    });
    if ((await digestOfFile(path)) !== exported.sha256) {
      throw new Error(`${path} does not hold what was written`);
    }
    // What comes between the count and the copy shows at the next run: the counts differ then.
    const { mark } = found;
    const text = JSON.stringify(
      { ...exported, table: name, month, mark, file, madeAt: now },
      null,
      2,
    );
    await writeFile(manifest, `${text}\n`, { flush: true });
    say(`${file}: ${exported.rows} rows`);
    written.push(month);
  }
  return written;
}

async function monthsOf(pool: Pool, { table, at, mark }: MonthlyRows, before: Date) {
  const { rows } = await pool.query<Month>(
    `select to_char(${at} at time zone 'UTC', 'YYYY-MM') as month, count(*)::text as rows,
        max(${mark})::text as mark
      from ${table}
      where ${at} < date_trunc('month', $1::timestamptz at time zone 'UTC') at time zone 'UTC'
      group by 1 order by 1`,
    [before],
  );
  return rows;
}

function within(at: string, month: string): string {
  const from = `'${month}-01 00:00Z'::timestamptz`;
  return `${at} >= ${from} and ${at} < ${from} + interval '1 month'`;
}

/** Whether the manifest is there and of just these rows. */
async function says(manifest: string, { rows, mark }: Month): Promise<boolean> {
  const text = await readFile(manifest, 'utf8').catch(() => null);
  if (text === null) return false;
  const told = JSON.parse(text) as { rows?: number; mark?: string };
  return String(told.rows) === rows && told.mark === mark;
}
