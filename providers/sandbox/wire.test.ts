import { readFileSync } from 'node:fs';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import type { Line } from '../contract.ts';
import { sandboxProvider } from './provider.ts';
import { signatureHeader } from './wire.ts';

const vector = JSON.parse(
  readFileSync(new URL('./fixtures/worked-vector.json', import.meta.url), 'utf8'),
) as { secret: string; at: number; body: string; header: string };

const lineAt = (unix: number): Line => ({
  address: 'http://127.0.0.1',
  secrets: { key: '', webhook: vector.secret },
  test: true,
  now: () => new Date(unix * 1000),
});
const attempt = (header: string | undefined, body: string) => ({
  headers: { 'sandbox-signature': header },
  body: Buffer.from(body),
  ip: '127.0.0.1',
});
const heard = (unix: number, header: string | undefined, body = vector.body) =>
  sandboxProvider.verifyWebhook(lineAt(unix), attempt(header, body));

it('signs the worked vector byte for byte', () => {
  expect(Buffer.byteLength(vector.body)).toBe(264);
  expect(signatureHeader(vector.secret, new Date(vector.at * 1000), vector.body)).toBe(
    vector.header,
  );
});

it('reads the worked vector as money that came', () => {
  expect(heard(vector.at, vector.header)).toEqual([
    {
      id: 'evt_0001',
      at: new Date('2026-11-21T08:40:00.000Z'),
      about: 'payment',
      what: 'paid',
      providerId: 'pay_7c1e',
      reference: 'D2611210000042',
      paid: {
        amount: Money.of('500.0000'),
        currency: 'PHP',
        fee: Money.of('7.5000'),
        payerName: 'JUAN D CRUZ',
        channelReference: '9021445512',
        at: new Date('2026-11-21T08:40:00.000Z'),
      },
    },
  ]);
});

it.each([
  [-301, null],
  [-300, 1],
  [300, 1],
  [301, null],
])('hears a webhook whose time is %i s off: %s', (off, count) => {
  expect(heard(vector.at + off, vector.header)?.length ?? null).toBe(count);
});

it.each([
  ['no signature', undefined],
  ['no time', vector.header.replace(/t=\d+,/, '')],
  ['another time', vector.header.replace('t=1795250400', 't=1795250401')],
  ['a digit changed', vector.header.replace(/.$/, '6')],
  ['a digit too many', `${vector.header}0`],
  ['capitals', vector.header.toUpperCase()],
])('believes nothing with %s', (_what, header) => {
  expect(heard(vector.at, header)).toBeNull();
});

it('believes nothing where the body was changed, if only by a space', () => {
  expect(heard(vector.at, vector.header, `${vector.body} `)).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['no id', '{"type":"payment.paid","createdAt":"2026-11-21T08:40:00.000Z","data":{}}'],
  ['an amount as a number', vector.body.replace('"500.0000"', '500')],
  ['two decimals', vector.body.replace('500.0000', '500.00')],
  ['no time', vector.body.replace('2026-11-21T08:40:00.000Z', 'today')],
])('cannot read a signed body with %s', (_what, body) => {
  const header = signatureHeader(vector.secret, new Date(vector.at * 1000), body);
  expect(heard(vector.at, header, body)).toBe('unreadable');
});

it('takes an event of a new type without making anything of it', () => {
  const body = vector.body.replace('payment.paid', 'payment.praised');
  const header = signatureHeader(vector.secret, new Date(vector.at * 1000), body);
  expect(heard(vector.at, header, body)).toEqual([]);
});
