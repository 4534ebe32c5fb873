// The sandbox's adapter passes the providers' suite over real HTTP against the real process.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Money, plusSeconds } from '@palaro/kernel';
import { providerByCode, type Line, type WebhookAttempt } from '@palaro/providers';
import { conform, PROVIDER_CASES, type Bench } from '@palaro/providers/conformance';
import { afterAll, beforeAll, it } from 'vitest';
import { testSandboxPay, type TestSandboxPay } from './test-sandbox-pay.ts';

const PROVIDER_ACCOUNTS = { paid: '0010209876', failed: '0010200000', delayed: '0010201111' };
const VECTOR = new URL('../../../providers/sandbox/fixtures/worked-vector.json', import.meta.url);

let pay: TestSandboxPay;
let front: Server;
let bench: Bench;

beforeAll(async () => {
  pay = await testSandboxPay();
  bench = await createBench();
});
afterAll(async () => {
  front.closeAllConnections();
  front.close();
  await pay.stop();
});

it.each(PROVIDER_CASES.map((one) => [one.name, one.title, one] as const))(
  'case %s: %s',
  async (_name, _title, one) => {
    await conform(bench, one);
  },
);

/** Stands before the provider, so that an answer can be lost, and takes its webhooks. */
async function createBench(): Promise<Bench> {
  const webhooks: WebhookAttempt[] = [];
  let fault: 'no answer' | 'server error' | null = null;
  let count = 0;
  front = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answer(Buffer.concat(parts)));
    async function answer(body: Buffer) {
      if (request.url === '/webhooks') {
        webhooks.push({ headers: request.headers, body, ip: '127.0.0.1' });
        return response.end();
      }
      const { method = 'GET', url = '' } = request;
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        /^(authorization|content-type|idempotency-key|sandbox-time)$/.test(name)
          ? [[name, String(value)] as [string, string]]
          : [],
      );
      const sent = { method, headers, ...(body.length > 0 ? { body } : {}) };
      const answered = await fetch(`${pay.url}${url}`, sent);
      const text = await answered.text();
      const fails = fault;
      fault = null;
      if (fails === 'no answer') return response.destroy();
      if (fails === 'server error') return response.writeHead(500).end('{}');
      return response.writeHead(answered.status).end(text);
    }
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const now = () => pay.world.time.now();
  const line: Line = { address, secrets: pay.access.secrets, test: true, now };
  const last = () => webhooks.at(-1) ?? { headers: {}, body: Buffer.alloc(0), ip: '' };
  const webhookUrl = `${address}/webhooks`;
  return {
    provider: requireProvider(),
    line,
    doesNotApply: {},
    vector: readVector(),
    payment: () => ({
      reference: `D27${++count}`,
      channel: 'gcash',
      amount: Money.of('500.0000'),
      currency: 'PHP',
      expiresAt: plusSeconds(now(), 900),
      webhookUrl,
      returnUrl: `${address}/m`,
      description: 'Deposit',
      payer: { name: 'ANA REYES', email: null, mobile: null },
    }),
    payout: (fate) => ({
      key: `W27${++count}-1`,
      kind: 'BANK',
      bankCode: 'BDO',
      holder: 'ANA REYES',
      accountNumber: PROVIDER_ACCOUNTS[fate],
      amount: Money.of('500.0000'),
      currency: 'PHP',
      webhookUrl,
    }),
    async happens(reference, what) {
      if (what === 'failed') await pay.decline(reference);
      else if (what === 'expired') await pay.expire(reference);
      else await pay.pay(reference, what === 'paid in dollars' ? { currency: 'USD' } : {});
      if (what === 'reversed') await pay.reverse(reference);
      return last();
    },
    async ends() {
      await pay.advance(3);
      return last();
    },
    failNext: async (how) => void (fault = how),
    count: async (reference) =>
      pay.world.book.all().filter((one) => one.reference === reference).length,
    refunds: async (reference) => {
      const id = pay.world.book.find(reference)?.id;
      return pay.world.refunds.all().filter(({ payment }) => payment === id).length;
    },
    lineAt: (at) => ({ ...line, now: () => at }),
  };
}

function requireProvider() {
  const provider = providerByCode('SANDBOX');
  if (!provider) throw new Error('the sandbox has no adapter');
  return provider;
}

function readVector(): Bench['vector'] {
  const { at, body, header } = JSON.parse(readFileSync(VECTOR, 'utf8')) as {
    at: number;
    body: string;
    header: string;
  };
  const headers = { 'sandbox-signature': header };
  return {
    webhook: { headers, body: Buffer.from(body), ip: '127.0.0.1' },
    at: new Date(at * 1000),
    reference: 'D2611210000042',
    amount: '500.0000',
  };
}
