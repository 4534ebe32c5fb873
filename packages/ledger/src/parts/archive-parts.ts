import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { digestOfFile, exportTable, type Exported } from './export-table.ts';

/** The hot tables keep this many months (docs/domain/ledger.md §9). */
export const KEPT_MONTHS = 13;
/**
 * The move waits this long for its lock, and with it a batch of money. If a report holds the lock
 * longer, the move tries again.
 */
const LOCK_PATIENCE = '2s';
const MOVE_TRIES = 25;

interface ClosedPart {
  name: string;
  from_id: string;
  to_id: string;
  month: string | null;
  transfers: string;
  postings: string;
}

/**
 * Moves closed parts older than 13 months out of the hot tables, oldest first. Each part is
 * exported into the folder (a compressed CSV per table and `manifest_<part>.json`), read back and
 * compared. Then it is moved into the schema `archive`, where it can still be read. No row is ever
 * missing or in two places. A run that was cut off can be repeated. Returns the parts' names.
 * Source: docs/domain/ledger.md §9.
 */
export async function archiveParts(
  pool: Pool,
  { folder, now, say }: { folder: string; now: Date; say(line: string): void },
): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { rows } = await pool.query<ClosedPart>(
    `select name, from_id::text, to_id::text, month, transfers::text, postings::text
      from ledger_part where state = 'closed' and coalesce(newest_at, '-infinity')
        < $1::timestamptz - make_interval(months => $2) order by ledger_part.from_id`,
    [now, KEPT_MONTHS],
  );
  for (const part of rows) {
    await exportPart(pool, part, folder, now);
    await movePart(pool, part.name);
    say(`${part.name}: ${part.transfers} transfers, ${part.postings} postings archived`);
  }
  return rows.map((part) => part.name);
}

async function exportPart(pool: Pool, part: ClosedPart, folder: string, now: Date) {
  const { name, from_id: fromId, to_id: toId, month } = part;
  const transfer = await exportVerified(pool, `transfer_${name}`, folder, part.transfers);
  const posting = await exportVerified(pool, `posting_${name}`, folder, part.postings);
  const manifest = { part: name, fromId, toId, month, madeAt: now, transfer, posting };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, `manifest_${name}.json`), text, { mode: 0o600, flush: true });
  await pool.query(
    'update ledger_part set transfers_sha256 = $2, postings_sha256 = $3 where name = $1',
    [name, transfer.sha256, posting.sha256],
  );
}

async function exportVerified(
  pool: Pool,
  table: string,
  folder: string,
  rows: string,
): Promise<Exported & { file: string }> {
  const file = `${table}.csv.gz`;
  const path = join(folder, file);
  const exported = await exportTable(pool, table, path);
  if (String(exported.rows) !== rows) {
    throw new Error(`${table} had ${rows} rows when it was closed, now ${exported.rows}`);
  }
  if ((await digestOfFile(path)) !== exported.sha256) {
    throw new Error(`${path} does not hold what was written: nothing was moved`);
  }
  return { file, ...exported };
}

async function movePart(pool: Pool, name: string): Promise<void> {
  for (let left = MOVE_TRIES; ; left--) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = '${LOCK_PATIENCE}'`);
      await client.query('select ledger_archive_part($1)', [name]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      const busy = (error as { code?: string }).code === '55P03';
      if (!busy || left === 0) throw error;
    } finally {
      client.release();
    }
  }
}
