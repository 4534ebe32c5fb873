import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCredential } from '@palaro/catalogue/server';
import { randomToken } from '@palaro/kernel';
import type { App } from '@palaro/server';

const KEY = 'reconciled';

/** What the vendor answers about its rounds and its day; a test sets it. */
export interface TestVendor {
  rounds: Map<string, object>;
  statement: string;
  asked: string[];
  /** The members whose rounds it was asked for. */
  members: string[];
  stop(): Promise<void>;
}

/** A demo vendor over real, signed HTTP that answers as the test wants. */
export async function testVendor(app: App): Promise<TestVendor> {
  const secret = randomToken();
  const vendor: TestVendor = { rounds: new Map(), statement: '', asked: [], members: [], stop };
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '', 'http://vendor');
    vendor.asked.push(url.pathname);
    const member = url.searchParams.get('member');
    if (member !== null) vendor.members.push(member);
    const round = vendor.rounds.get(url.searchParams.get('round') ?? '');
    const body =
      url.pathname === '/statement'
        ? vendor.statement
        : JSON.stringify({ status: 'OK', ...(round ?? { state: 'unknown', messages: [] }) });
    const [timestamp, nonce] = ['x-timestamp', 'x-nonce'].map((name) => request.headers[name]);
    const signed = ['v1', String(timestamp), String(nonce), 'response', body].join('\n');
    const mac = createHmac('sha256', secret).update(signed).digest('hex');
    reply.setHeader('X-Signature', `v1=${mac}`).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await addCredential(app, { vendor: 'DEMO', key: KEY, secret });
  await app.db
    .updateTable('catalogue_vendor')
    .set({ address: `http://127.0.0.1:${port}` })
    .where('vendor', '=', 'DEMO')
    .execute();
  function stop() {
    return new Promise<void>((closed) => server.close(() => closed()));
  }
  return vendor;
}
