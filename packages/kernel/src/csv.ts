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
