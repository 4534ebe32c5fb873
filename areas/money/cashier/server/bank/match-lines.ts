import type { Money } from '@palaro/kernel';
import type { StatementLine } from './statement.ts';

/** What the account should show: a posting of the ledger, or what a provider settled on a day. */
export interface Expected {
  /** Names it for ever: the posting's key, or `settled/{provider}/{day}`. */
  key: string;
  /** `YYYY-MM-DD` on which we booked it. */
  day: string;
  /** Above zero it came, below zero it left. */
  amount: Money;
  /** Names that the bank may repeat: our reference, the payer's, the provider's code. */
  references: string[];
}

/** Banks book a transfer up to this many days beside us: weekends, late slips. */
export const DAYS_APART = 3;
const DAY_MS = 86_400_000;
/** A shorter text would be found in anything. */
const NAME_MIN = 4;

const apart = (one: string, other: string) =>
  Math.abs(new Date(one).getTime() - new Date(other).getTime()) / DAY_MS;
const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Which line is which posting (docs/domain/payments.md §9): the amount to the centavo, at most
 * three days apart, and the reference in the line's text. Without a reference a line is matched
 * only where exactly one posting and one line fit each other; nothing is matched by guess.
 */
export function matchLines<Line extends StatementLine>(
  lines: readonly Line[],
  expected: readonly Expected[],
  /** False where people said that this line is not that posting. */
  may: (line: Line, one: Expected) => boolean,
): Map<Line, Expected> {
  const found = new Map<Line, Expected>();
  const taken = new Set<Expected>();
  const fits = (line: Line, one: Expected) =>
    line.amount === one.amount && apart(line.day, one.day) <= DAYS_APART && may(line, one);
  const take = (named: (line: Line, one: Expected) => boolean) => {
    const free = (line: Line) =>
      expected.filter((one) => !taken.has(one) && fits(line, one) && named(line, one));
    for (const line of lines) {
      if (found.has(line)) continue;
      const [one, second] = free(line);
      const rivals = lines.filter((other) => !found.has(other) && one && fits(other, one));
      if (!one || second || (rivals.length > 1 && named === always)) continue;
      found.set(line, one);
      taken.add(one);
    }
  };
  take((line, { references }) => {
    const text = plain(line.reference + line.description);
    return references.some((name) => plain(name).length >= NAME_MIN && text.includes(plain(name)));
  });
  take(always);
  return found;
}

const always = () => true;
