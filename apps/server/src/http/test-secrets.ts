// Where a secret could come to light: the log, the metrics, and every row of the database.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '@palaro/server';

/** A log's destination that keeps what it is told. */
export function keptLog() {
  const lines: string[] = [];
  return { lines, write: (line: string) => void lines.push(line) };
}

/**
 * Every row of every table as text, bytes as hex: what a stolen dump holds. With it what the
 * database remembers of its last statements.
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

/** Every file below a folder, byte for byte as a text of one character each. */
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

/** The forms in which a secret may stand in a text: itself, as hex, and within base64. */
function formsOf(secret: string | Buffer): string[] {
  const bytes = Buffer.from(secret as string);
  const within = BASE64_OFFSETS.flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]);
    // Its first and last characters depend on what stands around it.
    const inner = encoded.toString('base64').slice(4, -4);
    return inner.length > 8 ? [inner, inner.replaceAll('+', '-').replaceAll('/', '_')] : [];
  });
  const hex = bytes.toString('hex');
  // Encoded already in a column of bytes, which a dump has as hex.
  const both = [hex, ...within].map((inner) => Buffer.from(inner).toString('hex'));
  return [bytes.toString('latin1'), hex, hex.toUpperCase(), ...within, ...both];
}

/**
 * Whether a text gives a secret away. Six digits are looked for by themselves: inside of a digest
 * or of an instant they are chance.
 */
export function holds(text: string, secret: string | Buffer): boolean {
  if (typeof secret === 'string' && /^\d{1,6}$/.test(secret)) {
    const digits = new RegExp(`(?<![0-9a-zA-Z_.-])${secret}(?![0-9a-zA-Z_-])`);
    return digits.test(text) || text.includes(Buffer.from(secret).toString('hex'));
  }
  return formsOf(secret).some((form) => text.includes(form));
}
