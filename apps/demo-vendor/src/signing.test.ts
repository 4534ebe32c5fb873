import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { holds, signatureOf } from './signing.ts';

const fixture = new URL('../../../vendors/demo/fixtures/worked-vector.json', import.meta.url);
const vector = JSON.parse(readFileSync(fixture, 'utf8')) as Record<string, string>;
const { secret = '', path = '', nonce = '', body = '', answer = '' } = vector;
const timestamp = String(vector.timestamp);

it('signs the worked vector of wallet-protocol §2 byte for byte', () => {
  expect(signatureOf(secret, { timestamp, nonce, subject: path, body })).toBe(vector.signature);
  const response = { timestamp, nonce, subject: 'response', body: answer };
  expect(signatureOf(secret, response)).toBe(vector.answerSignature);
});

it('accepts no other signature', () => {
  const signed = { timestamp, nonce, subject: path, body };
  expect(holds(secret, signed, vector.signature)).toBe(true);
  expect(holds(secret, { ...signed, body: `${body} ` }, vector.signature)).toBe(false);
  expect(holds('other', signed, vector.signature)).toBe(false);
  expect(holds(secret, signed, undefined)).toBe(false);
});
