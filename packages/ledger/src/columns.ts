export type Cell = string | number | bigint | null;
export type Column<T> = (row: T) => Cell;

/**
 * Writes one array literal per column, as `unnest` takes them; `text` quotes texts. The driver's
 * array conversion costs more than all other work on a batch. Null where there is no row.
 */
export const columns = <T>(rows: readonly T[], ...of: Column<T>[]) =>
  rows.length === 0 ? null : of.map((read) => `{${rows.map((row) => read(row) ?? 'NULL').join()}}`);

const SPECIAL = /[\\"]/;
const EACH_SPECIAL = /[\\"]/g;

/** Quotes an element, so that it may hold any character. Few texts need more than the quotes. */
export const text = (value: string) =>
  `"${SPECIAL.test(value) ? value.replace(EACH_SPECIAL, '\\$&') : value}"`;

/** Most rows of a batch are of one millisecond, so the text of the last one is kept. */
let last = { ms: 0, text: text(new Date(0).toISOString()) };

export function instant(value: Date | null): string | null {
  if (value === null) return null;
  const ms = value.getTime();
  if (ms !== last.ms) last = { ms, text: text(value.toISOString()) };
  return last.text;
}

/** Plain texts as one array literal. */
export const texts = (values: readonly string[]) => `{${values.map(text).join()}}`;
