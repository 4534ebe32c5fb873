import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** Reads CSV as RFC 4180 says; independent of the writer. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let [row, field, quoted] = [[] as string[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at]!;
    if (quoted && one === '"' && text[at + 1] === '"') {
      field += '"';
      at += 1;
    } else if (one === '"') quoted = !quoted;
    else if (!quoted && one === ',') {
      row.push(field);
      field = '';
    } else if (!quoted && one === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field]);
      [row, field] = [[], ''];
      at += 1;
    } else field += one;
  }
  return rows;
}

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...DANGEROUS, '"', ',', '\n', "'", 'a', '1', '.') }),
);

describe('a line of CSV', () => {
  it('OC-30 reads back as it was, and no text in it begins a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(typed, { minLength: 2 }), { maxLength: 5 }), (rows) => {
        const back = read(rows.map(csvLine).join(''));
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
