import { createHmac } from 'node:crypto';
import { randomHex } from '@palaro/kernel';
import { VECTORS } from '@palaro/vendors/conformance';
import type { Credential, Message, Reply } from '@palaro/vendors/conformance';
import { exchange, wireBench, type Dialect, type Sent, type Wanted } from './test-wire-bench.ts';

/** Signs as the protocol's §2 says. The adapter has separate code for it, which is tested here. */
function sign(secret: string, parts: (string | number)[], body: string) {
  const text = ['v1', ...parts, body].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

type HouseVector = Pick<
  (typeof VECTORS)['demo'],
  'key' | 'secret' | 'path' | 'timestamp' | 'nonce' | 'body' | 'signature'
>;

const headersOf = (key: string, timestamp: number, nonce: string, signature: string) => ({
  'Content-Type': 'application/json',
  'X-Vendor-Key': key,
  'X-Timestamp': String(timestamp),
  'X-Nonce': nonce,
  'X-Signature': signature,
});

/** The message's address with its query, and its body; a question is a GET without a body. */
function placeOf(vendor: string, { command, message, change }: Wanted) {
  if (command === 'transactions') {
    const path = `/vendor/v1/${vendor}/transactions/${String(message.transaction)}`;
    return { method: 'GET', path, query: `?member=${String(message.member)}`, body: '' } as const;
  }
  const body = change.raw ?? JSON.stringify(message);
  return { path: `/vendor/v1/${vendor}/${command}`, query: '', body };
}

function write(vendor: string, wanted: Wanted): Sent {
  const { credential, timestamp, nonce, change } = wanted;
  const { path, query, body, ...method } = placeOf(vendor, wanted);
  const signedPath = change.signedAs ? `/vendor/v1/${vendor}/${change.signedAs}` : path;
  const signature = sign(credential.secret, [timestamp, nonce, signedPath], body);
  return {
    ...method,
    path: path + query,
    headers: headersOf(credential.key, timestamp, nonce, signature),
    body: change.tampered?.(body) ?? body,
  };
}

const read: Dialect['read'] = ({ http, headers, text }, { credential, timestamp, nonce }) => ({
  http,
  signed:
    headers.get('x-signature') === sign(credential.secret, [timestamp, nonce, 'response'], text),
  body: JSON.parse(text) as Reply['body'],
});

/** The house protocol: signed JSON, a path for each command, four decimals. */
export function houseDialect(of: { vendor: string; game: string; vector: HouseVector }): Dialect {
  const { vendor, game, vector } = of;
  const { key, secret, timestamp, nonce, signature, path, body } = vector;
  return {
    vendor,
    game,
    unit: '0.0001',
    doesNotApply: {},
    write: (wanted) => write(vendor, wanted),
    read,
    question: ({ member }, transaction) => ['transactions', { member, transaction }],
    vector: {
      credential: { key, secret },
      timestamp,
      nonce,
      sent: { path, headers: headersOf(key, timestamp, nonce, signature), body },
    },
    wrongAmounts: ['10', '10.00001', '1e1', 10, '-1.0000', '', null, '0x10.0000'],
    spoilt: spoiltJson,
  };
}

const demoDialect = houseDialect({ vendor: 'DEMO', game: 'demo-slot', vector: VECTORS.demo });
export const demoBench = () => wireBench(demoDialect);

/** Sends a correct message of the demo vendor to one node. */
export function sendHouse(
  site: string,
  of: { command: string; message: Message; credential: Credential; now: Date },
): Promise<Reply> {
  const { command, message, credential, now } = of;
  const timestamp = Math.floor(now.getTime() / 1000);
  const wanted = { command, message, credential, timestamp, nonce: randomHex(16), change: {} };
  return exchange(site, demoDialect, demoDialect.write(wanted), wanted);
}

function spoiltJson(message: Message) {
  const text = JSON.stringify(message);
  const of = (name: string, raw: string) => ({ name, change: { raw }, status: 'MALFORMED' });
  return [
    of('an unknown field', JSON.stringify({ ...message, bonus: true })),
    of('a repeated key', text.replace(/}$/, ',"amount":"1.0000"}')),
    of('17 KB', text + ' '.repeat(17_000)),
    of('cut off', text.slice(0, 20)),
    of('no object', '[]'),
  ];
}
