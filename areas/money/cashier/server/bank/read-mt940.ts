import { isDay } from '@palaro/rules';
import { pagesOf, type Field, type Page } from './mt940-pages.ts';
import {
  calendarDay,
  counts,
  plainText,
  safeText,
  unreadable,
  type BankStatement,
  type StatementLine,
} from './statement.ts';

const CENTURY = 2000;
/** Some banks leave the currency out of a closing balance. */
const BALANCE = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})?(\d{1,13}),(\d{0,2})$/;
/**
 * Value day, entry day (or four blanks), direction (`R` reverses it), amount, kind, reference, the
 * bank's own. The kind is three letters, digits or blanks after its first letter.
 */
const ENTRY = new RegExp(
  [
    /^(\d{2})(\d{2})(\d{2})(\d{4}| {4})?(R?[CD])[A-Z]?(\d{1,13})(?:,(\d{0,2}))?/,
    /(?:[A-Z][A-Z0-9 ]{3}([^\n]*?)(?:\/\/([^\n]*))?)?(?:\n[^]*)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
);
/** Banks write more than the 390 characters of the standard; a longer text is cut. */
const DETAILS_MAX = 2_000;

/** A page with its amounts. */
interface ReadPage {
  opening: ReturnType<typeof balanceOf>;
  closing: ReturnType<typeof balanceOf>;
  lines: StatementLine[];
  at: number;
}

/**
 * Reads the statements of one account out of an MT940 file, whose pages make one whole. Each page's
 * opening balance and lines must make its closing balance, and the next page must begin with it.
 * `:25:` must end with the account's number; other accounts are left out. Refuses
 * `statement.unreadable`.
 */
export function readMt940(file: string, number: string, currency: string): BankStatement {
  const digits = (text: string) => text.replace(/\D/g, '');
  const all = pagesOf(file);
  const own = all.filter(({ account }) => digits(account.text).endsWith(digits(number)));
  if (own.length === 0) throw unreadable(all[0]!.account.at);
  const pages = own.map((page) => readPage(page, currency));
  pages.reduce((before, page) => {
    if (before.closing.amount !== page.opening.amount) throw unreadable(page.at);
    return page;
  });
  const lines = pages.flatMap((page) => page.lines);
  const days = [...lines.map(({ day }) => day), ...pages.map(({ closing }) => closing.day)].sort();
  return {
    from: days[0]!,
    to: days.at(-1)!,
    opening: pages[0]!.opening.amount,
    closing: pages.at(-1)!.closing.amount,
    lines,
  };
}

function readPage(page: Page, currency: string): ReadPage {
  const opening = balanceOf(page.opening, currency);
  const closing = balanceOf(page.closing, currency);
  const lines = page.entries.map(lineOf);
  const sum = lines.reduce((so, { amount }) => so + amount, opening.amount);
  if (sum !== closing.amount) throw unreadable(page.closing.at);
  return { opening, closing, lines, at: page.opening.at };
}

function balanceOf({ text, at }: Field, own: string) {
  const found = BALANCE.exec(text.trim());
  if (!found || (found[5] ?? own) !== own) throw unreadable(at);
  const amount = counts(found[6]!, found[7]!);
  return {
    day: calendarDay(CENTURY + +found[2]!, +found[3]!, +found[4]!, at),
    amount: found[1] === 'C' ? amount : -amount,
  };
}

function lineOf({ entry: { text, at }, details }: Page['entries'][number]): StatementLine {
  const found = ENTRY.exec(text.trimEnd());
  if (!found) throw unreadable(at);
  const amount = counts(found[6]!, found[7] ?? '');
  if (amount === 0n) throw unreadable(at);
  const comes = found[5] === 'C' || found[5] === 'RD';
  return {
    day: dayOf(found, at),
    amount: comes ? amount : -amount,
    reference: plainText(found[8] ?? '', at),
    description: details ? detailsOf(details) : plainText(found[9] ?? '', at),
  };
}

/** The value day. Interest may be valued on a 30 February; the entry day then stands for it. */
function dayOf(found: RegExpExecArray, at: number): string {
  const [, year, month, day, entry] = found;
  const booked = entry?.trim();
  const value = `${CENTURY + +year!}-${month}-${day}`;
  if (isDay(value) || !booked) return calendarDay(CENTURY + +year!, +month!, +day!, at);
  return calendarDay(CENTURY + +year!, +booked.slice(0, 2), +booked.slice(2), at);
}

/** Text of an entry; a tab or a broken letter in it does not make the entry unreadable. */
function detailsOf({ text, at }: Field): string {
  const plain = text.replaceAll('\ufffd', '?').replace(/\p{Cc}/gu, ' ');
  return safeText(plain.slice(0, DETAILS_MAX), at);
}
