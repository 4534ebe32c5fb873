import { createHmac } from 'node:crypto';
import { randomHex } from '@palaro/kernel';
import { VECTORS } from '@palaro/vendors/conformance';
import type { AttemptChange, Bench, Credential, Message, Reply } from '@palaro/vendors/conformance';
import { atInstant, siteOf, testNodes } from './test-site.ts';

/** Signs as the protocol's §2 says, apart from the adapter that is on trial. */
function sign(secret: string, parts: (string | number)[], body: string) {
  const text = ['v1', ...parts, body].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

type HouseVector = Pick<
  (typeof VECTORS)['demo'],
  'key' | 'secret' | 'path' | 'timestamp' | 'nonce' | 'body' | 'signature'
>;

interface Request {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  /** The path that is signed. */
  signedPath: string;
  body: string;
  now: Date;
  credential: Credential;
  change: AttemptChange;
}

/** One HTTP attempt, right unless the case changes it. */
async function exchange(site: string, request: Request): Promise<Reply> {
  const { method, path, signedPath, body, now, change, credential } = request;
  const timestamp = Math.floor(now.getTime() / 1000) + (change.timestampOffset ?? 0);
  const nonce = change.nonce ?? randomHex(16);
  const response = await fetch(site + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Vendor-Key': credential.key,
      'X-Timestamp': String(timestamp),
      'X-Nonce': nonce,
      'X-Signature': sign(credential.secret, [timestamp, nonce, signedPath], body),
    },
    ...(method === 'POST' ? { body: change.tampered?.(body) ?? body } : {}),
  });
  const text = await response.text();
  const expected = sign(credential.secret, [timestamp, nonce, 'response'], text);
  return {
    http: response.status,
    signed: response.headers.get('x-signature') === expected,
    body: JSON.parse(text) as Reply['body'],
  };
}

/** A right message to one node. */
export function sendHouse(
  site: string,
  of: { vendor: string; command: string; message: Message; credential: Credential; now: Date },
): Promise<Reply> {
  const path = `/vendor/v1/${of.vendor}/${of.command}`;
  const { credential, now } = of;
  const body = JSON.stringify(of.message);
  const request = { method: 'POST', path, signedPath: path, body, change: {} } as const;
  return exchange(site, { ...request, credential, now });
}

export const demoBench = () =>
  houseBench({ vendor: 'DEMO', game: 'demo-slot', vector: VECTORS.demo });

/** A vendor that speaks the house protocol: signed JSON over HTTP, to two nodes in turn. */
export async function houseBench(of: { vendor: string; game: string; vector: HouseVector }) {
  const { vendor, game, vector } = of;
  const nodes = await testNodes(vendor, game);
  const ask = (request: Pick<Request, 'method' | 'path' | 'signedPath' | 'body' | 'change'>) =>
    exchange(nodes.url(), {
      ...request,
      credential: request.change.credential ?? nodes.credential,
      now: nodes.clock.now(),
    });
  const send: Bench['send'] = (command, message, change = {}) => {
    const path = `/vendor/v1/${vendor}/${command}`;
    const signedPath = `/vendor/v1/${vendor}/${change.signedAs ?? command}`;
    const body = change.raw ?? JSON.stringify(message);
    return ask({ method: 'POST', path, signedPath, body, change });
  };
  const bench: Bench = {
    ...siteOf(nodes, send),
    vendor,
    game,
    maxBet: '500.0000',
    unit: '0.0001',
    doesNotApply: {},
    send,
    ask: ({ member }, transaction) => {
      const signedPath = `/vendor/v1/${vendor}/transactions/${transaction}`;
      const path = `${signedPath}?member=${member}`;
      return ask({ method: 'GET', path, signedPath, body: '', change: {} });
    },
    vector: () => sendVector(vendor, vector),
    wrongAmounts: ['10', '10.00001', '1e1', 10, '-1.0000', '', null, '0x10.0000'],
    spoilt: spoiltJson,
  };
  return { bench, nodes, app: nodes.app, stop: nodes.stop };
}

const sendVector = (vendor: string, vector: HouseVector) =>
  atInstant(vector.timestamp, { vendor, key: vector.key, secret: vector.secret }, async (url) => {
    const { timestamp, nonce, secret, signature } = vector;
    const response = await fetch(url + vector.path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor-Key': vector.key,
        'X-Timestamp': String(timestamp),
        'X-Nonce': nonce,
        'X-Signature': signature,
      },
      body: vector.body,
    });
    const text = await response.text();
    const signed =
      response.headers.get('x-signature') === sign(secret, [timestamp, nonce, 'response'], text);
    return { http: response.status, signed, body: JSON.parse(text) as Message };
  });

function spoiltJson(message: Message) {
  const text = JSON.stringify(message);
  const of = (name: string, raw: string) => ({ name, change: { raw }, status: 'MALFORMED' });
  return [
    of('an unknown field', JSON.stringify({ ...message, bonus: true })),
    of('a key twice', text.replace(/}$/, ',"amount":"1.0000"}')),
    of('17 KB', text + ' '.repeat(17_000)),
    of('cut off', text.slice(0, 20)),
    of('no object', '[]'),
  ];
}
