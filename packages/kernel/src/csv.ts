export type CsvField = string | number | boolean | null | undefined;

/** What a spreadsheet takes for the beginning of a formula; some take the wide signs as well. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** An amount below zero begins like a formula but can be none. */
const NUMBER = /^-\d+(\.\d+)?$/;
const SPECIAL = /[",\r\n]/;

/**
 * A line of a CSV file with its line end (RFC 4180). A text that a spreadsheet would take for a
 * formula gets an apostrophe in front, so that opening the file runs nothing that somebody typed
 * into his name.
 */
export const csvLine = (fields: readonly CsvField[]): string =>
  `${fields.map(csvField).join(',')}\r\n`;

function csvField(field: CsvField): string {
  const typed = String(field ?? '');
  const text = FORMULA.test(typed) && !NUMBER.test(typed) ? `'${typed}` : typed;
  return SPECIAL.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

export interface CsvRow {
  cells: string[];
  /** Of the file, where the row begins; the first is 1. */
  line: number;
}

/** From this line on it is no CSV. */
export class CsvError extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`line ${line} is no CSV`);
    this.line = line;
  }
}

const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/**
 * The rows of a CSV file (RFC 4180), without empty ones; line ends are CRLF or LF, and a cell in
 * quotes may hold them. Throws `CsvError`.
 */
export function csvRows(text: string): CsvRow[] {
  const cell = new RegExp(CELL);
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { cells: [], line };
  while (cell.lastIndex < text.length || row.cells.length > 0) {
    const found = cell.exec(text);
    if (!found) throw new CsvError(row.line);
    row.cells.push(found[1]?.replace(/""/g, '"') ?? found[2] ?? '');
    line += found[0].split('\n').length - 1;
    if (found[3] === ',') continue;
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
    row = { cells: [], line };
  }
  return rows;
}
