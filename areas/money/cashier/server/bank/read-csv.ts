import { CsvError, csvRows, type CsvRow, type Money } from '@palaro/kernel';
import {
  calendarDay,
  counts,
  plainText,
  unreadable,
  type BankStatement,
  type StatementLine,
} from './statement.ts';

/** Columns of the file in any order; the names are those of its first line. */
const COLUMNS = ['date', 'description', 'reference', 'debit', 'credit', 'balance'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const AMOUNT = /^(?:PHP|₱|P)?\s*(\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.(\d{1,2}))?$/i;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/** As American and Philippine banks write: the month comes first. */
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const DAY_NAME = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})$/i;
const NAME_DAY = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i;

/**
 * Reads a statement as CSV: `date, description, reference, debit, credit, balance`, the oldest line
 * first or last. Each balance must follow from the one before. Refuses `statement.unreadable`.
 */
export function readCsv(file: string): BankStatement {
  const rows = rowsOf(file);
  const names = (rows[0]?.cells ?? []).map((name) => name.trim().toLowerCase());
  const whole = names.length === COLUMNS.length && COLUMNS.every((name) => names.includes(name));
  if (!whole || rows.length < 2) throw unreadable(1);
  const read = rows.slice(1).map((row) => lineOf(row, names));
  const reversed = [...read].reverse();
  const [inOrder, other] = read[0]!.day > reversed[0]!.day ? [reversed, read] : [read, reversed];
  const wrong = brokenAt(inOrder);
  // Of one day alone the days do not tell which line is the oldest.
  if (wrong !== null && brokenAt(other) !== null) throw unreadable(wrong);
  const lines = wrong === null ? inOrder : other;
  const first = lines[0]!;
  const last = lines.at(-1)!;
  return {
    from: first.day,
    to: last.day,
    opening: first.balance - first.amount,
    closing: last.balance,
    lines: lines.map(({ at: _at, balance: _balance, ...line }) => line),
  };
}

/** The line whose balance or day does not follow from the one before; null: all do. */
function brokenAt(lines: readonly ReturnType<typeof lineOf>[]): number | null {
  const broken = lines.find((one, i) => {
    const before = lines[i - 1];
    return before && (before.balance + one.amount !== one.balance || one.day < before.day);
  });
  return broken?.at ?? null;
}

function lineOf({ cells, line: at }: CsvRow, names: readonly string[]) {
  if (cells.length !== names.length) throw unreadable(at);
  const row = Object.fromEntries(names.map((name, i) => [name, cells[i]!.trim()])) as Row;
  const debit = amountOf(row.debit, at);
  const credit = amountOf(row.credit, at);
  if ((debit === 0n) === (credit === 0n)) throw unreadable(at);
  const overdrawn = /^\((.*)\)$|^-(.*)$/.exec(row.balance);
  const balance = amountOf(overdrawn ? (overdrawn[1] ?? overdrawn[2] ?? '') : row.balance, at);
  if (row.balance === '') throw unreadable(at);
  const line: StatementLine = {
    day: dayOf(row.date, at),
    amount: credit - debit,
    reference: plainText(row.reference, at),
    description: plainText(row.description, at),
  };
  return { ...line, balance: overdrawn ? -balance : balance, at };
}

function rowsOf(file: string): CsvRow[] {
  try {
    return csvRows(file);
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error.line) : error;
  }
}

function amountOf(text: string, at: number): Money {
  if (text === '' || text === '-') return 0n;
  const found = AMOUNT.exec(text);
  if (!found) throw unreadable(at);
  return counts(found[1]!.replaceAll(',', ''), found[2] ?? '');
}

function dayOf(text: string, at: number): string {
  const month = (name: string) => MONTHS.indexOf(name.toLowerCase()) + 1;
  const iso = ISO.exec(text);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]), at);
  const slashes = SLASHES.exec(text);
  if (slashes) return calendarDay(+slashes[3]!, +slashes[1]!, +slashes[2]!, at);
  const dayName = DAY_NAME.exec(text);
  if (dayName) return calendarDay(+dayName[3]!, month(dayName[2]!), +dayName[1]!, at);
  const nameDay = NAME_DAY.exec(text);
  if (nameDay) return calendarDay(+nameDay[3]!, month(nameDay[1]!), +nameDay[2]!, at);
  throw unreadable(at);
}
