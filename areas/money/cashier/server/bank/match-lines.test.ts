import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAYS_APART, matchLines } from './match-lines.ts';
import type { Expected } from './match-lines.ts';
import type { StatementLine } from './statement.ts';

const day = fc.integer({ min: 1, max: 9 }).map((at) => `2026-11-0${at}`);
const amount = fc.constantFrom(100n, 200n);
const name = fc.constantFrom('D26-1', 'D26-2', 'AB');
const line = fc.record({ day, amount, reference: name, description: fc.constantFrom('', 'd262') });
const posting = fc.record({
  key: fc.string(),
  day,
  amount,
  references: fc.array(name, { maxLength: 2 }),
});

const apart = (one: string, other: string) => Math.abs(Number(one.at(-1)) - Number(other.at(-1)));
const fits = (of: StatementLine, one: Expected) =>
  of.amount === one.amount && apart(of.day, one.day) <= DAYS_APART;
const plain = (text: string) => text.toUpperCase().replace('-', '');
const names = (of: StatementLine, { references }: Expected) =>
  references.some(
    (each) => each !== 'AB' && plain(of.reference + of.description).includes(plain(each)),
  );

it('MONEY-06 a line is matched where one posting alone fits, and never to what people refused', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 7 }),
      fc.array(posting, { maxLength: 7 }),
      (lines, all) => {
        const may = (of: StatementLine, one: Expected) =>
          of.description === '' || one.key.length > 1;
        const found = matchLines(lines, all, may);
        const taken = new Set(found.values());
        expect(taken.size).toBe(found.size);
        for (const [of, one] of found) expect(fits(of, one) && may(of, one)).toBe(true);
        for (const of of lines) {
          // Whoever is named by one alone, and rivalled by nobody, is found.
          const free = all.filter((one) => fits(of, one) && may(of, one) && names(of, one));
          const rivals = lines.filter((other) => free[0] && fits(other, free[0]));
          if (free.length === 1 && rivals.length === 1) expect(found.get(of)).toBe(free[0]);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

it('a statement of 20,000 lines is matched with as many postings', () => {
  const all = Array.from({ length: 20_000 }, (_, at) => ({
    key: `${at}`,
    day: '2026-11-01',
    amount: BigInt(at % 2 === 0 ? at : at % 5),
    references: [`D${100_000 + at}`],
  }));
  const lines = all.map((posted) => ({
    day: posted.day,
    amount: posted.amount,
    reference: posted.references[0]!,
    description: '',
  }));
  const found = matchLines(lines, all, () => true);
  expect([...found].every(([of, one]) => one.references[0] === of.reference)).toBe(true);
  expect(found.size).toBe(all.length);
});
