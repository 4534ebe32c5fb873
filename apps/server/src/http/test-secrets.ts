// The places where a secret could leak: the log, the metrics, and every row of the database.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@palaro/server';

/** A log destination that keeps its lines. */
export function keptLog() {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
}

/**
 * Every row of every table as text, with bytes as hex, which is what a stolen dump holds. Includes
 * the database's memory of its last statements.
 */
export async function dumpOf({ pool }: App): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'm') and not relispartition
      and nspname not in ('pg_catalog', 'information_schema')`);
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select t::text as line from ${name} t`);
    dump.set(name, rows.map(({ line }) => line).join('\n'));
  }
  const { rows: said } = await pool.query<{ query: string }>('select query from pg_stat_activity');
  return dump.set('pg_stat_activity', said.map(({ query }) => query).join('\n'));
}

/** Every file below a folder as text, one character for each byte. */
export function filesBelow(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path, 'latin1')];
    }),
  );
}

const BASE64_OFFSETS = [0, 1, 2];

/** The forms in which a secret may appear in a text: as it is, as hex, and inside base64. */
function formsOf(secret: string | Buffer): string[] {
  const bytes = Buffer.from(secret as string);
  const within = BASE64_OFFSETS.flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]);
    // The first and last characters depend on the neighbouring bytes.
    const inner = encoded.toString('base64').slice(4, -4);
    return inner.length > 8 ? [inner, inner.replaceAll('+', '-').replaceAll('/', '_')] : [];
  });
  const hex = bytes.toString('hex');
  // The same forms inside a column of bytes, which a dump shows as hex.
  const both = [hex, ...within].map((inner) => Buffer.from(inner).toString('hex'));
  return [bytes.toString('latin1'), hex, hex.toUpperCase(), ...within, ...both];
}

/**
 * Whether a text contains the secret. Six digits must stand alone: inside a digest or a timestamp
 * they would match by chance.
 */
export function holds(text: string, secret: string | Buffer): boolean {
  if (typeof secret === 'string' && /^\d{1,6}$/.test(secret)) {
    const digits = new RegExp(`(?<![0-9a-zA-Z_.-])${secret}(?![0-9a-zA-Z_-])`);
    return digits.test(text) || text.includes(Buffer.from(secret).toString('hex'));
  }
  return formsOf(secret).some((form) => text.includes(form));
}
