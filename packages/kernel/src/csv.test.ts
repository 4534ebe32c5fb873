import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvRows } from './csv.ts';

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...DANGEROUS, '"', ',', '\n', "'", 'a', '1', '.') }),
);

describe('a line of CSV', () => {
  it('OC-30 reads back as it was, and no text in it begins a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(typed, { minLength: 2 }), { maxLength: 5 }), (rows) => {
        const back = csvRows(rows.map(csvLine).join('')).map(({ cells }) => cells);
        expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [at, row] of back.entries()) {
          for (const [place, field] of row.entries()) {
            const given = rows[at]![place]!;
            expect([given, `'${given}`]).toContain(field);
            const harmless = /^-\d+(\.\d+)?$/.test(field) || !DANGEROUS.includes(field[0]!);
            expect([field, harmless]).toEqual([field, true]);
          }
        }
      }),
    );
  });

  it.each([
    ['=1+1', "'=1+1\r\n"],
    ['+639171112233', "'+639171112233\r\n"],
    ['-25.0000', '-25.0000\r\n'],
    ['-25+cmd', "'-25+cmd\r\n"],
    ['@SUM(A1)', "'@SUM(A1)\r\n"],
    ['＝1+1', "'＝1+1\r\n"],
    ['＠SUM(A1)', "'＠SUM(A1)\r\n"],
    ['\t=1', "'\t=1\r\n"],
    ['\r=1', '"\'\r=1"\r\n'],
    ['say "hi", twice', '"say ""hi"", twice"\r\n'],
    [null, '\r\n'],
    [0, '0\r\n'],
  ])('writes %j as %j', (field, line) => expect(csvLine([field])).toBe(line));
});

describe('rows of CSV', () => {
  it.each([
    [
      'a,b\r\n1,\r\n',
      [
        { cells: ['a', 'b'], line: 1 },
        { cells: ['1', ''], line: 2 },
      ],
    ],
    [
      '"a\n""b""",c\n\nd',
      [
        { cells: ['a\n"b"', 'c'], line: 1 },
        { cells: ['d'], line: 4 },
      ],
    ],
    ['', []],
  ])('reads %j', (text, rows) => expect(csvRows(text)).toEqual(rows));

  it.each([
    ['a,b\n"c,d\n', 2],
    ['a\n"b"c', 2],
    ['a"b', 1],
    [`x\n"${'y'.repeat(5_000_000)}`, 2],
  ])('names the line of what is none', (text, line) =>
    expect(() => csvRows(text)).toThrow(expect.objectContaining({ line })),
  );
});
