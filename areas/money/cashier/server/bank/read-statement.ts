import { readCsv } from './read-csv.ts';
import { readMt940 } from './read-mt940.ts';
import { unreadable, type BankStatement } from './statement.ts';

/** A longer line is none that a bank writes. */
const LINE_MAX = 1_000;
const LINES_MAX = 20_000;

/**
 * Reads a file of a bank in UTF-8: MT940 where it begins with its tags, else CSV. Refuses
 * `statement.unreadable` with the line that is wrong; nothing of such a file is taken.
 */
export function readStatement(file: Uint8Array, number: string, currency: string): BankStatement {
  const text = new TextDecoder().decode(file).replace(/^\ufeff/, '');
  const lines = text.split('\n');
  const strange = lines.findIndex(
    (line) => line.length > LINE_MAX || line.includes('\0') || line.includes('\ufffd'),
  );
  if (strange >= 0) throw unreadable(strange + 1);
  if (lines.length > LINES_MAX) throw unreadable(LINES_MAX + 1);
  return /^\s*(?:\{1:|:20:)/.test(text) ? readMt940(text, number, currency) : readCsv(text);
}
