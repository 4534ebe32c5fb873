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

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const dayNumber = (day: string) => new Date(day).getTime() / DAY_MS;

/** Line or posting with its compared parts, worked out once: a statement has thousands. */
interface Comparable<T> {
  of: T;
  day: number;
  /** Its text, or the names that one is looked for. */
  texts: string[];
}

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
  const postings = byAmount(expected, ({ references }) =>
    references.map(plain).filter((name) => name.length >= NAME_MIN),
  );
  const statement = byAmount(lines, (line) => [plain(line.reference + line.description)]);
  const fits = (line: Comparable<Line>, one: Comparable<Expected>) =>
    Math.abs(line.day - one.day) <= DAYS_APART && may(line.of, one.of);
  const take = (
    amount: Money,
    named: (line: Comparable<Line>, one: Comparable<Expected>) => boolean,
  ) => {
    const alike = statement.get(amount) ?? [];
    const booked = postings.get(amount) ?? [];
    for (const line of alike) {
      if (found.has(line.of)) continue;
      const free = firstTwo(booked, (one) => {
        return !taken.has(one.of) && fits(line, one) && named(line, one);
      });
      const [one, second] = free;
      if (!one || second) continue;
      const rivals = () => firstTwo(alike, (other) => !found.has(other.of) && fits(other, one));
      if (named === always && rivals().length > 1) continue;
      found.set(line.of, one.of);
      taken.add(one.of);
    }
  };
  for (const amount of statement.keys()) {
    take(amount, ({ texts: [text = ''] }, { texts }) => texts.some((name) => text.includes(name)));
    take(amount, always);
  }
  return found;
}

/** Only what has the same amount can be the same money. */
function byAmount<T extends { amount: Money; day: string }>(
  all: readonly T[],
  textsOf: (one: T) => string[],
): Map<Money, Comparable<T>[]> {
  const groups = new Map<Money, Comparable<T>[]>();
  for (const of of all) {
    const known = { of, day: dayNumber(of.day), texts: textsOf(of) };
    const group = groups.get(of.amount);
    if (group) group.push(known);
    else groups.set(of.amount, [known]);
  }
  return groups;
}

/** The first two that fit; whether there is a third changes nothing. */
function firstTwo<T>(all: readonly T[], fits: (one: T) => boolean): T[] {
  const found: T[] = [];
  for (const one of all) {
    if (fits(one)) found.push(one);
    if (found.length === 2) break;
  }
  return found;
}

const always = () => true;
