import type { Db } from '@palaro/server';
import { sql } from 'kysely';
import { generate, PostgresDialect, type PostprocessFunction } from 'kysely-codegen';

/** The generated types of rows, of every table of the schema `public`. */
export const ROWS_FILE = 'packages/server/src/schema.gen.ts';

/** `CHECK ((state = ANY (ARRAY['O'::text, 'C'::text])))`, and the same of one word. */
const WORDS = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[([^\]]+)\]\)|('[^']*'::\w+))\)\)$/;

/**
 * Types of rows as the driver reads and takes them (apps/server/src/db/pool.ts), from a database
 * that the migrations made: kysely-codegen reads the columns, and checks name the words that a
 * column may hold.
 */
export async function generateRows(db: Db): Promise<string> {
  const text = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    includePattern: 'public.*',
    outFile: null,
    postprocess: nameWords,
    customImports: { Count: './column-types.ts', JsonText: './column-types.ts' },
    typeMapping: { int8: 'Count', jsonb: 'JsonText', timestamptz: 'Date' },
  });
  return text.replaceAll(/^export (?!interface DB )/gm, '');
}

const nameWords: PostprocessFunction = async ({ db, metadata }) => {
  const { rows } = await sql<{ path: string; check: string }>`
    select conrelid::regclass || '.' || attname as path, pg_get_constraintdef(c.oid) as check
      from pg_constraint c
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'c' and cardinality(conkey) = 1
        and connamespace = 'public'::regnamespace`.execute(db);
  const checks = new Map<string, string[]>();
  for (const { path, check } of rows) {
    const [, many, one = many] = WORDS.exec(check) ?? [];
    const words = one?.match(/(?<=')[^']*(?='::)/g);
    if (words) checks.set(path, words);
  }
  for (const { name: table, columns } of metadata.tables)
    for (const column of columns)
      column.enumValues ??= checks.get(`${table}.${column.name}`) ?? null;
  return metadata;
};
