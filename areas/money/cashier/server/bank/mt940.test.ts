import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const NUMBER = '001234567890';
const OWN = `:25:BNORPHMM/${NUMBER}`;
const OTHER = ':25:BNORPHMM/009999999999';

const read = (lines: readonly string[], encoding: BufferEncoding = 'utf8') =>
  readStatement(Buffer.from(lines.join('\r\n'), encoding), NUMBER, 'PHP');
/** Opening and closing balance and the amounts between them. */
function sums(lines: readonly string[]) {
  const { opening, closing, lines: entries } = read(lines);
  const amounts = entries.map(({ amount }) => Money.text(amount));
  return [Money.text(opening), ...amounts, Money.text(closing)].map((text) => text.slice(0, -2));
}
function refusedAt(lines: readonly string[]): unknown {
  try {
    return read(lines);
  } catch (error) {
    return (error as { data?: { data?: { line: number } } }).data?.data?.line;
  }
}

const page = (opening: string, entries: readonly string[], closing: string, number = '1/1') => [
  ':20:STMT261120',
  OWN,
  `:28C:${number}`,
  opening,
  ...entries,
  closing,
  '-',
];
const in10 = ':61:2611201120C10,00NTRFNONREF';
const in5 = ':61:2611201120C5,00NTRFNONREF';
const of = (...entries: string[]) =>
  page(':60F:C261120PHP1000,00', entries, ':62F:C261120PHP1010,00');

it.each<[string, string[], string[]]>([
  [
    'two pages, each a message',
    [
      ...page(':60F:C261120PHP1000,00', [in10], ':62M:C261120PHP1010,00'),
      ...page(':60M:C261120PHP1010,00', [in5], ':62F:C261120PHP1015,00', '1/2'),
    ],
    ['1000.00', '10.00', '5.00', '1015.00'],
  ],
  [
    'two pages in one message',
    page(
      ':60F:C261120PHP1000,00',
      [in10, ':62M:C261120PHP1010,00', ':60M:C261120PHP1010,00', in5],
      ':62F:C261120PHP1015,00',
    ),
    ['1000.00', '10.00', '5.00', '1015.00'],
  ],
  [
    'statements of three days, one without an entry',
    [
      ...page(':60F:C261120PHP1000,00', [in10], ':62F:C261120PHP1010,00'),
      ...page(':60F:C261120PHP1010,00', [], ':62F:C261121PHP1010,00', '2/1'),
      ...page(':60F:C261121PHP1010,00', [in5], ':62F:C261122PHP1015,00', '3/1'),
    ],
    ['1000.00', '10.00', '5.00', '1015.00'],
  ],
  [
    'statements of other accounts of ours, in whatever currency',
    [
      ':20:A',
      OTHER,
      ':28C:1',
      ':60F:C261120USD7,00',
      ':62F:C261120USD7,00',
      '-',
      ...of(in10),
      ':20:B',
      OTHER,
      ':28C:1',
      ':60F:C261120PHP3,00',
      ':61:261120D3,00NTRF',
      ':62F:C261120PHP0,00',
    ],
    ['1000.00', '10.00', '1010.00'],
  ],
  [
    'every field of the standard, and no mark of the end',
    [
      ':20:STMT',
      ':21:REF',
      OWN,
      ':28:00325',
      ':13D:2611201830+0800',
      ':NS:22PALARO INC',
      '23MAKATI',
      ':60F:C261120PHP1000,',
      in10,
      ':NS:01TRANSFER',
      ':62F:C261120PHP1010,',
      ':64:C261120PHP1010,',
      ':65:C261121PHP1010,',
      ':65:C261122PHP1010,',
      ':86:END OF THE STATEMENT',
    ],
    ['1000.00', '10.00', '1010.00'],
  ],
  [
    'what the transport wrote around each message',
    [
      'BNORPHMM',
      '940',
      ':940:',
      ...of(in10).slice(0, -1),
      '-}{5:}',
      '{1:F01BNORPHMMXXXX0000000000}{2:O9400000N}{4:',
      ...page(':60F:C261120PHP1010,00', [in5], ':62F:C261120PHP1015,00'),
      '-XXX',
    ],
    ['1000.00', '10.00', '5.00', '1015.00'],
  ],
  [
    'four blanks for the entry day',
    of(':61:261120    C10,00NTRFNONREF'),
    ['1000.00', '10.00', '1010.00'],
  ],
  ['a letter of the currency', of(':61:2611201120CP10,00NMSC'), ['1000.00', '10.00', '1010.00']],
  ['an amount without a comma', of(':61:2611201120C10NTRFNONREF'), ['1000.00', '10.00', '1010.00']],
  ['a kind with blanks', of(':61:261120C10,00NOV NONREF'), ['1000.00', '10.00', '1010.00']],
  [
    'a kind of digits and blanks after it',
    of(':61:261120C10,00S   X', 'more'),
    ['1000.00', '10.00', '1010.00'],
  ],
  ['a reversed debit', of(':61:2611201120RDP10,00NRTI'), ['1000.00', '10.00', '1010.00']],
  [
    'amounts with zeros before them, a closing balance without its currency',
    page(
      ':60F:C261120PHP000000001000,00',
      [':61:261120C0000000010,00N102EREF     '],
      ':62F:C2611201010,00',
    ),
    ['1000.00', '10.00', '1010.00'],
  ],
  [
    'an account below zero',
    page(':60F:D261120PHP5,5', [in10], ':62F:C261120PHP4,50'),
    ['-5.50', '10.00', '4.50'],
  ],
])('MONEY-06 MT940 with %s is read and adds up', (_what, lines, expected) => {
  expect(sums(lines)).toEqual(expected);
});

it('MONEY-06 MT940 keeps a description above 400 characters, with its lines and a time that looks like a tag', () => {
  const wrapped = `DELA CRUZ, JUAN ${'X'.repeat(36)} 2026-11-20 12`;
  const long = Array.from({ length: 12 }, (_, i) => `${i}`.padEnd(60, '.'));
  const [entry] = read(of(in10, `:86:${wrapped}`, ':26:37 W2611200000001', '', ...long)).lines;
  expect(entry?.description).toBe([wrapped, ':26:37 W2611200000001', ...long].join(' '));
});

it('MONEY-06 MT940 in Latin-1, with a tab or with a letter that the bank had lost is read', () => {
  const details = (text: string, encoding: BufferEncoding = 'utf8') =>
    read(of(in10, `:86:${text}`), encoding).lines[0]?.description;
  expect(details('MUÑOZ', 'latin1')).toBe('MUÑOZ');
  expect(details('MUÑOZ')).toBe('MUÑOZ');
  expect(details('MU\ufffdOZ\tMAKATI')).toBe('MU?OZ MAKATI');
});

it('MONEY-06 an entry of 30 February has its entry day', () => {
  const lines = page(':60F:C260227PHP1,00', [':61:2602300302C1,00NINT'], ':62F:C260302PHP2,00');
  expect(read(lines).lines[0]?.day).toBe('2026-03-02');
});

const two = [
  ...page(':60F:C261120PHP1000,00', [in10], ':62M:C261120PHP1010,00'),
  ...page(':60M:C261120PHP1010,00', [in5], ':62F:C261120PHP1015,00', '1/2'),
];
it.each<[string, string[], number]>([
  [
    'a page that does not go on where the one before ended',
    two.with(10, ':60M:C261120PHP1011,00').with(12, ':62F:C261120PHP1016,00'),
    11,
  ],
  ['a page that does not add up', two.with(5, ':62M:C261120PHP1011,00'), 6],
  ['a page without its end', two.with(5, '-'), 8],
  ['no account', two.with(1, ':28:1'), 4],
  ['an entry before the balance', two.with(3, in10), 4],
  ['an entry of 30 February without another day', of(':61:260230C10,00NTRF'), 5],
  ['a description that a spreadsheet runs', of(in10, ":86:=cmd|' /C calc'!A0"), 6],
  ['accounts of others alone', two.map((line) => (line === OWN ? OTHER : line)), 2],
])('MONEY-06 MT940 with %s is refused with its line', (_what, lines, line) => {
  expect(refusedAt(lines)).toBe(line);
});
