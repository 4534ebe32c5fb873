// Files of providers that people upload: CSV whose columns are found by their names alone.
import { CsvError, csvRows, Money, type CsvRow } from '@palaro/kernel';

/** A file cannot be used: the line that is wrong (the first is 1), or the columns that it lacks. */
export class UnreadableFile extends Error {
  readonly line: number;
  readonly lacks: readonly string[];
  constructor(line: number, lacks: readonly string[] = []) {
    super(`line ${line} cannot be read`);
    this.line = line;
    this.lacks = lacks;
  }
}

/** Some weeks of a large site; the provider's export takes a shorter time. */
const ROWS_MAX = 50_000;
/** As spreadsheets and exports write it; a minus or brackets say that it left. */
const AMOUNT = /^(-|\()?(?:PHP|₱)?\s?(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,4}))?(\))?$/;
/** Ids and references of providers; nothing that a spreadsheet could run. */
const NAME = /^[A-Za-z0-9][\w.:/-]{0,99}$/;
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d{1,9})?\s?(Z|[+-]\d\d:?\d\d)?$/;

/** A row's cells by their columns, and its line in the file. */
export type Cells<C extends string> = Record<C, string> & { line: number };

/**
 * The rows of an uploaded CSV in UTF-8, with or without its mark. Columns come in any order beside
 * others; `Product ID` is the column `product_id`. Throws `UnreadableFile`.
 */
export function readTable<C extends string>(file: Uint8Array, columns: readonly C[]): Cells<C>[] {
  const [head, ...rows] = rowsOf(new TextDecoder().decode(file));
  const names = (head?.cells ?? []).map((one) => one.trim().toLowerCase().replaceAll(' ', '_'));
  const lacks = columns.filter((column) => names.filter((name) => name === column).length !== 1);
  if (lacks.length > 0) throw new UnreadableFile(1, lacks);
  const tooMany = rows[ROWS_MAX];
  if (tooMany) throw new UnreadableFile(tooMany.line);
  return rows.map(({ cells, line }) => {
    if (cells.length !== names.length) throw new UnreadableFile(line);
    const own = columns.map((column) => [column, cells[names.indexOf(column)]!.trim()]);
    return { ...(Object.fromEntries(own) as Record<C, string>), line };
  });
}

function rowsOf(text: string): CsvRow[] {
  const strange = /[\0\ufffd]/.exec(text);
  if (strange) throw new UnreadableFile(text.slice(0, strange.index).split('\n').length);
  try {
    return csvRows(text);
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(error.line) : error;
  }
}

type Row<C extends string> = Cells<C>;

/** An amount, below zero where the file says so; counts of 1/10,000. */
export function amountIn<C extends string>(row: Row<C>, column: C): Money {
  const [, before, whole, part = '', after] = AMOUNT.exec(row[column]) ?? [];
  const closed = (before === '(') === (after === ')');
  if (whole === undefined || !closed) throw new UnreadableFile(row.line);
  const amount = Money.of(`${whole.replaceAll(',', '')}.${part.padEnd(4, '0')}`);
  return before === undefined ? amount : -amount;
}

/** An id of the provider's, or a reference of ours. */
export function nameIn<C extends string>(row: Row<C>, column: C): string {
  if (!NAME.test(row[column])) throw new UnreadableFile(row.line);
  return row[column];
}

export const optionalNameIn = <C extends string>(row: Row<C>, column: C): string | null =>
  row[column] === '' || row[column] === '-' ? null : nameIn(row, column);

export function choiceIn<C extends string, W extends string>(
  row: Row<C>,
  column: C,
  words: readonly W[],
): W {
  const told: string = row[column];
  const found = words.find((word) => word === told);
  if (found === undefined) throw new UnreadableFile(row.line);
  return found;
}

/** A time with its zone; one without is in `zone` (`+08:00`), and none where that is null. */
export function timeIn<C extends string>(row: Row<C>, column: C, zone: string | null): Date {
  const [, day, time, own = zone] = TIME.exec(row[column]) ?? [];
  const at = new Date(
    day && own ? `${day}T${time}${own.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}` : '',
  );
  // A day that the calendar does not have becomes another one.
  const isDay = day && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (Number.isNaN(at.getTime()) || !isDay) throw new UnreadableFile(row.line);
  return at;
}

/** The file is about money of the site's own currency. */
export function checkCurrency(row: Row<'currency'>, currency: string): void {
  if (row.currency !== currency) throw new UnreadableFile(row.line);
}
