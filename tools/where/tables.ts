import type { Source } from '../tidy/source.ts';

const MIGRATIONS = 'apps/server/migrations/';
const CREATES = /^create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gim;

interface SqlTable {
  name: string;
  /** The area in the migration's name: `0010_accounts_members.sql`. */
  area: string;
  file: string;
}

/** The tables that the migrations create. */
export function readTables(sources: readonly Source[]): SqlTable[] {
  return sources
    .filter(({ path }) => path.startsWith(MIGRATIONS) && path.endsWith('.sql'))
    .flatMap(({ path, text }) => {
      const area = /\/\d+_([a-z]+)/.exec(path)?.[1] ?? '';
      return [...text.matchAll(CREATES)].map(([, name = '']) => ({ name, area, file: path }));
    });
}
