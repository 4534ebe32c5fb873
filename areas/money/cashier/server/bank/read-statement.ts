import { readCsv } from './read-csv.ts';
import { readMt940 } from './read-mt940.ts';
import { unreadable, type BankStatement } from './statement.ts';

/** A longer line of a CSV is none that a bank writes. */
const LINE_MAX = 1_000;
const LINES_MAX = 20_000;
/** The first field of an MT940 message, behind whatever the transport wrote before it. */
const MT940 = /^:20:/m;

/**
 * Reads a file of a bank: MT940 where a line begins with its first tag, in UTF-8 or Latin-1; else
 * CSV in UTF-8. Refuses `statement.unreadable` with the line that is wrong; nothing of such a file
 * is taken.
 */
export function readStatement(file: Uint8Array, number: string, currency: string): BankStatement {
  const utf8 = new TextDecoder().decode(file).replace(/^\ufeff/, '');
  const mt940 = MT940.test(utf8);
  const text = mt940 && utf8.includes('\ufffd') ? singleBytes(file) : utf8;
  const lines = text.split('\n');
  const strange = lines.findIndex(
    (line) =>
      line.includes('\0') || (!mt940 && (line.length > LINE_MAX || line.includes('\ufffd'))),
  );
  if (strange >= 0) throw unreadable(strange + 1);
  if (lines.length > LINES_MAX) throw unreadable(LINES_MAX + 1);
  return mt940 ? readMt940(text, number, currency) : readCsv(text);
}

/** The file in UTF-8 if it is that, with the letters that its bank had lost; else in Latin-1. */
function singleBytes(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('latin1').decode(file);
  }
}
