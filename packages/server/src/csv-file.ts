import { csvLine, type CsvField } from '@palaro/kernel';
import { refuse } from './refuse.ts';

/** What a call with `csv` answers: a file whose lines are read while they are sent. */
export interface CsvFile {
  /** Without personal data: it stays in the browser's history. */
  name: string;
  lines: AsyncIterable<string>;
}

/** The columns of a file by their titles. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvField>>;

/** A file with more rows is refused (docs/domain/operator-console.md §4). */
export const EXPORT_MAX = 50_000;
/** So many rows are in memory at a time. */
export const EXPORT_PAGE = 1_000;

/** Refuses `console.too_many_rows`. Count up to one row more than `EXPORT_MAX`. */
export function checkExport(rows: number): void {
  if (rows > EXPORT_MAX) throw refuse('console.too_many_rows');
}

/**
 * The file of a list. `readAfter` gives the rows that follow the last one given, at most
 * `EXPORT_PAGE`; each page is a statement of its own, so that a slow reader holds no transaction.
 */
export const csvFile = <Row>(
  name: string,
  columns: CsvColumns<Row>,
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): CsvFile => ({ name: `${name}.csv`, lines: linesOf(columns, readAfter) });

async function* linesOf<Row>(
  columns: CsvColumns<Row>,
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
) {
  yield csvLine(Object.keys(columns));
  const cells = Object.values(columns);
  let last: Row | undefined;
  for (let given = 0; given < EXPORT_MAX; given += EXPORT_PAGE) {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows.map((row) => csvLine(cells.map((of) => of(row)))).join('');
    if (rows.length < EXPORT_PAGE) return;
    last = rows.at(-1);
  }
}
