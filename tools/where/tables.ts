import { AREAS } from '../layers.js';
import type { Source } from '../tidy/source.ts';

const MIGRATIONS = 'apps/server/migrations/';
const CREATES = /^create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gim;

interface SqlTable {
  name: string;
  /** The area in the migration's name: `0340_white_label.sql`, `0600_accounts_members.sql`. */
  area: string;
  file: string;
}

/** The tables that the migrations create. */
export function readTables(sources: readonly Source[]): SqlTable[] {
  return sources
    .filter(({ path }) => path.startsWith(MIGRATIONS) && path.endsWith('.sql'))
    .flatMap(({ path, text }) => {
      const area = areaOf(/\/\d+_(\w+)\.sql$/.exec(path)?.[1] ?? '');
      return [...text.matchAll(CREATES)].map(([, name = '']) => ({ name, area, file: path }));
    });
}

/** Names of files write an area's hyphens as underscores. */
function areaOf(name: string): string {
  const words = `${name.replaceAll('_', '-')}-`;
  return (
    Object.keys(AREAS).find((area) => words.startsWith(`${area}-`)) ?? words.split('-')[0] ?? ''
  );
}
