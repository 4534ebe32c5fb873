import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';

/** What was written for one table. */
export interface Exported {
  rows: number;
  columns: string[];
  /** Digest of the CSV before compression, hex. */
  sha256: string;
}

const FETCH_ROWS = 10_000;

/** Which rows to write and in what order; SQL, with times in UTC. */
export interface ExportedRows {
  where?: string;
  order: string;
}

/**
 * Writes a table as compressed CSV with a head line, as `copy … with (format csv, header)` reads
 * it: empty for null, times in UTC. Without `which` it writes all rows in the order of their
 * transfers. The file is written completely and flushed to disk, or it does not exist.
 */
export async function exportTable(
  pool: Pool,
  table: string,
  file: string,
  which?: ExportedRows,
): Promise<Exported> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local timezone = 'UTC'`);
    const columns = await columnsOf(client, table);
    const hash = createHash('sha256');
    const counted = { rows: 0 };
    const rows = which ?? { order: orderOf(columns) };
    const csv = Readable.from(linesOf(client, { table, columns, ...rows }, counted, hash));
    const draft = `${file}.part`;
    await pipeline(csv, createGzip(), createWriteStream(draft, { mode: 0o600 }));
    await sync(draft);
    await rename(draft, file);
    return { rows: counted.rows, columns, sha256: hash.digest('hex') };
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/** SHA-256 of a compressed file's content, hex; throws where the file is damaged. */
export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), createGunzip(), hash);
  return hash.digest('hex');
}

async function columnsOf(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = $1::regclass
      and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return rows.map((row) => row.name);
}

const orderOf = (columns: readonly string[]) =>
  columns.includes('leg') ? 'transfer_id, leg' : 'transfer_id';

async function* linesOf(
  client: PoolClient,
  { table, columns, where = 'true', order }: ExportedRows & { table: string; columns: string[] },
  counted: { rows: number },
  hash: { update(text: string): unknown },
) {
  const texts = columns.map((name) => `"${name}"::text`).join();
  await client.query(
    `declare cells no scroll cursor for select ${texts} from ${table} where ${where} order by ${order}`,
  );
  let text = `${columns.join()}\n`;
  for (;;) {
    hash.update(text);
    yield text;
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${FETCH_ROWS} from cells`,
      rowMode: 'array',
    });
    if (rows.length === 0) return;
    counted.rows += rows.length;
    text = rows.map((row) => `${row.map(cell).join()}\n`).join('');
  }
}

const cell = (value: string | null) => {
  if (value === null) return '';
  return value === '' || /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
};

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
