import { describe, expect, it } from 'vitest';
import type { Attempt } from '../contract.ts';
import vector from './fixtures/worked-vector.json' with { type: 'json' };
import { demoWire, sign } from './wire.ts';

const { secret, path, timestamp, nonce, body, signature } = vector;

const attempt = (change: Partial<Attempt> & { header?: Record<string, string> } = {}): Attempt => ({
  method: 'POST',
  query: {},
  path: change.path ?? path,
  body: change.body ?? Buffer.from(body),
  headers: {
    'x-vendor-key': 'demo-vendor',
    'x-timestamp': String(timestamp),
    'x-nonce': nonce,
    'x-signature': signature,
    ...change.header,
  },
});

function accepts(given: Attempt, withSecret = secret) {
  const claim = demoWire.claim(given);
  return claim !== null && demoWire.verify(given, claim, withSecret);
}

describe('the worked vector of wallet-protocol §2', () => {
  it('has the sizes that the page names', () => {
    expect(Buffer.byteLength(body)).toBe(191);
    expect(Buffer.byteLength(vector.answer)).toBe(132);
  });

  it('is signed byte for byte, request and answer', () => {
    expect(sign(secret, { timestamp, nonce, subject: path, body })).toBe(signature);
    const claim = demoWire.claim(attempt());
    expect(sign(secret, { timestamp, nonce, subject: 'response', body: vector.answer })).toBe(
      vector.answerSignature,
    );
    const answer = { status: 'OK', at: new Date('2026-11-21T08:33:20.018Z') } as const;
    const signer = claim && { claim, secret };
    const written = demoWire.write({ command: 'bet', requestId: 'rq-1', answer, signer });
    const signed = { timestamp, nonce, subject: 'response', body: written.body };
    expect(written.headers['X-Signature']).toBe(sign(secret, signed));
  });

  it.each([
    ['as it stands', attempt(), true],
    [
      'with one body byte changed',
      attempt({ body: Buffer.from(body.replace('12.5', '12.6')) }),
      false,
    ],
    ['on the path of another command', attempt({ path: '/vendor/v1/DEMO/win' }), false],
    ['with another timestamp', attempt({ header: { 'x-timestamp': '1795250001' } }), false],
    ['with another nonce', attempt({ header: { 'x-nonce': nonce.replace('9', '8') } }), false],
    ['with a short signature', attempt({ header: { 'x-signature': 'v1=00' } }), false],
    [
      'with an upper-case signature',
      attempt({ header: { 'x-signature': signature.toUpperCase() } }),
      false,
    ],
    ['with a timestamp that is none', attempt({ header: { 'x-timestamp': '1e9' } }), false],
  ])('%s', (_, given, accepted) => {
    expect(accepts(given)).toBe(accepted);
  });

  it('is refused under another secret', () => {
    expect(accepts(attempt(), 'another-secret')).toBe(false);
  });
});
