import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Attempt, Claim, VendorWire } from '../contract.ts';
import { readStrictJson } from '../strict-json.ts';
import { answerBody } from './answer-body.ts';

/** Version of the string to sign. A changed string gets a new version beside this one. */
const VERSION = 'v1';
const TIMESTAMP = /^\d{1,12}$/;
const NONCE = /^[0-9a-f]{32}$/;
const SIGNATURE = /^v1=[0-9a-f]{64}$/;
const KEY = /^[A-Za-z0-9._:-]{1,64}$/;

interface Signed {
  timestamp: number;
  nonce: string;
  /** The path, which binds the command to the body; `response` for an answer. */
  subject: string;
  body: Uint8Array | string;
}

/**
 * The signature of the protocol's §2: `v1=` and 64 hex digits, over the body's bytes as they are.
 */
export function sign(secret: string, { timestamp, nonce, subject, body }: Signed): string {
  const head = [VERSION, timestamp, nonce, subject, ''].join('\n');
  return `${VERSION}=${createHmac('sha256', secret).update(head).update(body).digest('hex')}`;
}

function header(attempt: Attempt, name: string, form: RegExp): string | null {
  const value = attempt.headers[name];
  return typeof value === 'string' && form.test(value) ? value : null;
}

function claim(attempt: Attempt): Claim | null {
  const key = header(attempt, 'x-vendor-key', KEY);
  const timestamp = header(attempt, 'x-timestamp', TIMESTAMP);
  const nonce = header(attempt, 'x-nonce', NONCE);
  const signature = header(attempt, 'x-signature', SIGNATURE);
  if (key === null || timestamp === null || nonce === null || signature === null) return null;
  return { key, timestamp: Number(timestamp), nonce, signature };
}

function verify({ path, body }: Attempt, { timestamp, nonce, signature }: Claim, secret: string) {
  const expected = sign(secret, { timestamp, nonce, subject: path, body });
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
}

/** The last part of the path: the command, or the transaction that a question is about. */
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The wire of the house protocol, which the demo vendor speaks unchanged. */
export const demoWire: VendorWire = {
  claim,
  verify,
  commandOf: ({ method, path }) => (method === 'GET' ? 'transactions' : lastOf(path)),
  read: ({ method, path, query, body }) =>
    method === 'GET' ? { transaction: lastOf(path), member: query.member } : readStrictJson(body),
  write({ requestId, answer, signer }) {
    const body = JSON.stringify(answerBody(answer, requestId));
    const headers: Record<string, string> = { 'Content-Type': 'application/json; charset=utf-8' };
    if (signer) {
      const { timestamp, nonce } = signer.claim;
      const signed = { timestamp, nonce, subject: 'response', body };
      headers['X-Signature'] = sign(signer.secret, signed);
    }
    return { http: 200, headers, body };
  },
};
