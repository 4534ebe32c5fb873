import type { Source } from '../tidy/source.ts';
import { code, fileLink, page, table } from './markdown.ts';

const MIGRATIONS = 'apps/server/migrations/';

export interface SqlTable {
  name: string;
  /** The area in the migration's name: `0010_accounts_members.sql`. */
  area: string;
  file: string;
  /** The comment above it. */
  says: string;
  columns: { name: string; type: string }[];
}

/** Splits what stands between the brackets of `create table` at its own commas only. */
function parts(body: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of body) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (letter === ',' && depth === 0) {
      found.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...found, part.trim()].filter(Boolean);
}

const CONSTRAINT = /^(primary key|unique|check|foreign key|constraint|exclude|like)\b/i;

function readColumn(part: string): SqlTable['columns'][number] | null {
  const text = part.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim();
  if (CONSTRAINT.test(text)) return null;
  const [, name, type] = /^"?(\w+)"? (.+)$/.exec(text) ?? [];
  return name && type ? { name, type } : null;
}

/** The text from an opening bracket to its closing one. */
function bracketed(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}

/** The comment lines right above a place, joined. */
function commentAbove(text: string, at: number): string {
  const lines = text.slice(0, at).trimEnd().split('\n').reverse();
  const end = lines.findIndex((line) => !line.startsWith('--'));
  return (end < 0 ? lines : lines.slice(0, end))
    .reverse()
    .map((line) => line.replace(/^-- ?/, ''))
    .join(' ');
}

/** The tables that a migration creates. Commas in comments are dropped before it is read. */
function readMigration({ path, text }: Source): SqlTable[] {
  const area = /\/\d+_([a-z]+)/.exec(path)?.[1] ?? '';
  return [...text.matchAll(/^create (?:unlogged )?table (?:if not exists )?"?(\w+)"?/gim)].map(
    (match) => {
      const open = text.indexOf('(', match.index);
      const body = bracketed(
        text.replace(/--.*$/gm, (note) => ' '.repeat(note.length)),
        open,
      );
      const columns = parts(body).flatMap((part) => readColumn(part) ?? []);
      return {
        name: match[1] ?? '',
        area,
        file: path,
        says: commentAbove(text, match.index),
        columns,
      };
    },
  );
}

export function readTables(sources: readonly Source[]): SqlTable[] {
  return sources
    .filter(({ path }) => path.startsWith(MIGRATIONS) && path.endsWith('.sql'))
    .flatMap(readMigration);
}

/** Columns that later migrations added, by table. */
function addedColumns(sources: readonly Source[], name: string): SqlTable['columns'] {
  const form = new RegExp(`alter table ${name}\\s+add column (?:if not exists )?([^;]+);`, 'gi');
  return sources
    .filter(({ path }) => path.startsWith(MIGRATIONS))
    .flatMap(({ text }) => [...text.matchAll(form)])
    .flatMap(([, column = '']) => readColumn(column) ?? []);
}

export function schema(sources: readonly Source[]): string {
  const body = readTables(sources).map(({ name, area, file, says, columns }) => {
    const all = [...columns, ...addedColumns(sources, name)];
    const rows = all.map((column) => [code(column.name), code(column.type)]);
    const from = `Area: ${area}. Created by ${fileLink(file)}.${says ? ` ${says}` : ''}`;
    return `## ${name}\n\n${from}\n\n${table(['column', 'type'], rows)}`;
  });
  return page('Tables', `the migrations in \`${MIGRATIONS}\``, body.join('\n') || 'None yet.\n');
}
