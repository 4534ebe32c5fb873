import type { Json, JsonRow } from './own.ts';

type Cell = string | number | bigint | null;
export type Column<T> = (row: T) => Cell;

/**
 * One array literal a column, as `unnest` takes them; texts come quoted by `text`. The driver's own
 * way with arrays costs more than everything else of a batch. Null where there is no row.
 */
export const columns = <T>(rows: readonly T[], ...of: Column<T>[]) =>
  rows.length === 0 ? null : of.map((read) => `{${rows.map((row) => read(row) ?? 'NULL').join()}}`);

const SPECIAL = /[\\"]/g;

/** An element that may hold anything. */
export const text = (value: string) => `"${value.replace(SPECIAL, '\\$&')}"`;
export const instant = (value: Date | null) => value && text(value.toISOString());

/** Own rows by these fields, an array each; what is an object goes as the text of its JSON. */
export const fields = (rows: readonly JsonRow[], names: readonly string[]) =>
  columns(rows, ...names.map((name) => (row: JsonRow) => cellOf(row[name] ?? null))) ?? [];

function cellOf(value: Json): Cell {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string') return text(value);
  return text(JSON.stringify(value));
}
