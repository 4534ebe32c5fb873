// Exports of providers that people upload: what a line is, and what is refused whole.
import { readFileSync } from 'node:fs';
import { Money } from '@palaro/kernel';
import { describe, expect, it } from 'vitest';
import type { SettlementRow } from './contract.ts';
import { paymongoProvider } from './paymongo/provider.ts';
import { UnreadableFile } from './table.ts';
import { xenditProvider } from './xendit/provider.ts';

const FILES = {
  xendit: { provider: xenditProvider, name: 'balance-report.csv' },
  paymongo: { provider: paymongoProvider, name: 'payments.csv' },
};
type Of = keyof typeof FILES;

const fileOf = (of: Of) =>
  readFileSync(new URL(`${of}/fixtures/${FILES[of].name}`, import.meta.url), 'utf8');
const read = (of: Of, text: string | Uint8Array) =>
  FILES[of].provider.readSettlement!(Buffer.from(text as string), 'PHP');
const refusal = (of: Of, text: string | Uint8Array) => {
  try {
    return read(of, text);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return error.lacks.length > 0 ? error.lacks : error.line;
  }
};
const figures = ({ line, kind, reference, gross, fee, net, at }: SettlementRow) => [
  line,
  kind,
  reference,
  ...[gross, fee, net].map((amount) => Money.text(amount)),
  at.toISOString(),
];

it('MONEY-06 Xendit’s balance report makes one line of a transaction, its fee and the fee’s VAT', () => {
  const deposit = 'D2611210000042';
  const payout = 'W2611210000042-1';
  const rows = read('xendit', fileOf('xendit'));
  expect(rows.map(figures)).toEqual(
    [
      ['txn_recorded-1', 'payment', deposit, '1500.5000', '38.6500', '1461.8500'],
      ['txn_recorded-2', 'payout', payout, '500.0000', '10.0000', '510.0000'],
      ['txn_recorded-2/reversal', 'reversal', payout, '500.0000', '-10.0000', '510.0000'],
      ['txn_recorded-3', 'refund', `${deposit}-return`, '1500.5000', '0.0000', '1500.5000'],
    ].map((row, n) => [
      ...row,
      `2026-11-21T${['08:41', '16:30', '17:00', '17:30'][n]}:${n === 0 ? '30' : '00'}.000Z`,
    ]),
  );
  expect(rows[2]).toMatchObject({ about: 'payout', providerId: 'disb-recorded42' });
});

it('MONEY-06 PayMongo’s export makes a line of each payment that came, and one of what went back', () => {
  const rows = read('paymongo', fileOf('paymongo')).map(figures);
  const first = 'D2611210000042';
  const second = 'D2611210000043';
  expect(rows).toEqual([
    [
      'pay_recorded42',
      'payment',
      first,
      '1500.5000',
      '37.5100',
      '1462.9900',
      '2026-11-21T15:59:59.000Z',
    ],
    [
      'pay_recorded43',
      'payment',
      second,
      '200.0000',
      '5.0000',
      '195.0000',
      '2026-11-21T16:00:01.000Z',
    ],
    [
      'pay_recorded43/refund',
      'refund',
      second,
      '200.0000',
      '0.0000',
      '200.0000',
      '2026-11-21T16:00:01.000Z',
    ],
  ]);
});

describe.each(['xendit', 'paymongo'] as const)('a file of %s', (of) => {
  const file = fileOf(of);
  it('MONEY-06 is the same with a mark of UTF-8, with CRLF, and with its columns in another order', () => {
    const rows = read(of, file);
    expect(read(of, `\ufeff${file.replaceAll('\n', '\r\n')}`)).toEqual(rows);
    const added = file.trim().split('\n');
    expect(
      read(of, added.map((line, n) => `${n === 0 ? 'more' : '"a\n=b"'},${line}`).join('\n')),
    ).toEqual(rows);
  });

  it.each([
    ['two bytes a letter', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), 1],
    ['no rows and no columns', () => '', 'lacks'],
    [
      'a column that stands twice',
      (text: string) => text.replace(/^.*$/m, (head) => `${head},amount`),
      'lacks',
    ],
    ['another currency', (text: string) => text.replace(',PHP,', ',USD,'), 2],
    ['a third comma', (text: string) => text.replace('"1,500.50"', '"15,00.50"'), 2],
    ['a formula for an amount', (text: string) => text.replace('"1,500.50"', '=1500.50'), 2],
    [
      'a formula for a reference',
      (text: string) => text.replace('D2611210000042', '=HYPERLINK(1)'),
      2,
    ],
    ['one cell less', (text: string) => `${text}a,b\n`, -1],
    ['a quote left open', (text: string) => `${text}"a`, -1],
  ])('MONEY-06 with %s is refused whole', (_what, change, line) => {
    const last = file.trim().split('\n').length + 1;
    const expected = line === 'lacks' ? expect.any(Array) : line === -1 ? last : line;
    const told = refusal(of, change(file));
    expect(line === 1 && Array.isArray(told) ? 1 : told).toEqual(expected);
  });
});

const change = (of: Of, from: string | RegExp, to: string) =>
  refusal(of, fileOf(of).replace(from, to));

it.each([
  ['a fee without its transaction', /^.*,txn_recorded-1,PAYMENT,TRANSACTION,.*\n/m, '', 2],
  ['a transaction twice', ',PAYMENT,FEE,', ',PAYMENT,TRANSACTION,', 3],
  ['a line of a type that we do not know', ',PAYMENT,FEE,', ',PAYMENT,LEVY,', 3],
  ['a payout that came', /500.00,961.85,DEBIT/, '500.00,961.85,CREDIT', 5],
  ['a time without its zone', '2026-11-21T08:41:30.000Z', '2026-11-21T08:41:30', 2],
  ['a day that is none', '2026-11-21T08:41:30.000Z', '2026-11-31T08:41:30.000Z', 2],
  ['a minus beside CREDIT', '"1,500.50","1,500.50"', '"-1,500.50","1,500.50"', 2],
])('MONEY-06 Xendit’s report with %s is refused', (_what, from, to, line) =>
  expect(change('xendit', from, to)).toBe(line),
);

it('MONEY-06 what left Xendit’s balance for no payout went back to a payer', () => {
  const rows = change('xendit', 'CREDIT,2026-11-21T08', 'DEBIT,2026-11-21T08');
  expect(rows).toMatchObject([{ kind: 'refund', net: Money.of('1539.1500') }, {}, {}, {}]);
});

it('MONEY-06 a refund of Xendit’s that failed is money whose order people must look at', () => {
  const [head, ...rows] = fileOf('xendit').trim().split('\n');
  const back = rows[7]!
    .replace(',TRANSACTION,', ',TRANSACTION_REVERSAL,')
    .replace('DEBIT', 'CREDIT');
  expect(read('xendit', [head, rows[7], back].join('\n'))).toMatchObject([
    { kind: 'refund', reference: 'D2611210000042-return' },
    {
      kind: 'payment',
      reference: null,
      line: 'txn_recorded-3/reversal',
      net: Money.of('1500.5000'),
    },
  ]);
});

it('MONEY-06 a debit counts the same with a minus, in brackets or without', () => {
  const rows = read('xendit', fileOf('xendit'));
  for (const text of ['-500.00', '(500.00)', '"PHP 500.00"']) {
    expect(change('xendit', '500.00,961.85', `${text},961.85`)).toEqual(rows);
  }
});

it.each([
  ['a count of centavos', '200.00,5.00,195.00', '20000,500,19500', 3],
  ['a net above the amount', '200.00,5.00,195.00', '200.00,5.00,205.00', 3],
  ['an amount below zero', '200.00,5.00,195.00', '-200.00,5.00,-205.00', 3],
  ['a payment twice', 'pay_recorded43', 'pay_recorded42', 3],
  ['a status that we do not know', ',refunded,', ',charged_back,', 3],
])('MONEY-06 PayMongo’s export with %s is refused', (_what, from, to, line) =>
  expect(change('paymongo', from, to)).toBe(line),
);

it('MONEY-06 more rows than a file may have are refused with the first too many', () => {
  const [head, row] = fileOf('paymongo').split('\n');
  const rows = Array.from({ length: 50_001 }, (_, n) => row!.replace('pay_recorded42', `pay_${n}`));
  expect(refusal('paymongo', [head, ...rows].join('\n'))).toBe(50_002);
});
