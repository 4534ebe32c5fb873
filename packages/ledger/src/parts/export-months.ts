import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { digestOfFile, exportTable } from './export-table.ts';

/** A table whose rows are archived one by one; the names are SQL. */
interface MonthlyRows {
  /** The table's name with its schema. */
  table: string;
  /** The column that decides a row's month. */
  at: string;
  /** A column whose value grows: it is greater in a row that came or changed later. */
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
  /** Only months that ended before this instant are complete. */
  before: Date;
  now: Date;
  say(line: string): void;
}

/**
 * Writes each complete month (UTC) of the table into the folder: first a compressed CSV, which is
 * read back and compared, then its manifest. A month is skipped if its manifest still matches the
 * table, and written again if a late message changed it. Returns the months written. Source:
 * docs/domain/ledger.md §9.
 */
export async function exportMonths(
  pool: Pool,
  rows: MonthlyRows,
  { folder, before, now, say }: Export,
): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
    // A row that comes between the count and the copy is found by the next run: the counts differ
    // then.
    const { mark } = found;
    const text = JSON.stringify(
      { ...exported, table: name, month, mark, file, madeAt: now },
      null,
      2,
    );
    await writeFile(manifest, `${text}\n`, { mode: 0o600, flush: true });
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

/** Whether the manifest exists and matches these rows. */
async function says(manifest: string, { rows, mark }: Month): Promise<boolean> {
  const text = await readFile(manifest, 'utf8').catch(() => null);
  if (text === null) return false;
  const told = JSON.parse(text) as { rows?: number; mark?: string };
  return String(told.rows) === rows && told.mark === mark;
}
