import { SANDBOX_SECRETS, signatureHeader } from '@palaro/providers/sandbox';
import type { Faults } from './faults.ts';
import type { SentEvent } from './events.ts';
import type { Payment } from './payment.ts';
import type { Paying } from './payments.ts';
import type { PaymentDeed } from './sandbox-routes.ts';
import type { Past } from './past.ts';
import { createSandboxPay } from './server.ts';

export type { Faults, Payment, SentEvent };

/**
 * The sandbox provider for a test, on a free port. Start it before the site and give the site
 * `config: { providers: { SANDBOX: pay.access } }`; stop it after the site. What it sends is taken
 * by the site when a call here answers, except what a fault, magic amount or wait delays: that goes
 * out when `advance` moves its clock so far. Its clock also follows the site's with every request.
 */
export async function testSandboxPay(journal?: string) {
  const { key, webhook } = SANDBOX_SECRETS;
  const config = { host: '127.0.0.1', port: 0, key, webhookSecret: webhook, journal };
  const { server, world } = createSandboxPay(config);
  const url = await server.listen({ host: config.host, port: config.port });

  async function call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${path}`);
    return response.json();
  }
  const doTo = (name: string, deed: PaymentDeed, paying: Paying = {}) =>
    call(`/sandbox/payments/${encodeURIComponent(name)}/${deed}`, paying) as Promise<Payment>;

  return {
    url,
    /** How the site reaches it: `config.providers.SANDBOX`. */
    access: { address: url, secrets: SANDBOX_SECRETS },
    /** What the provider keeps, for looking into it. */
    world,
    /**
     * Presses "Pay" of the order with that reference; the centavos of its amount may do something
     * else. With an amount or a currency just this money comes, also after the payment's end.
     */
    pay: (name: string, paying?: Paying) => doTo(name, 'pay', paying),
    payLate: (name: string, paying?: Paying) => doTo(name, 'late', paying),
    decline: (name: string) => doTo(name, 'decline'),
    expire: (name: string) => doTo(name, 'expire'),
    reverse: (name: string) => doTo(name, 'reverse'),
    /** Sends an event of any content to the site, signed as its own are. */
    send: (type: string, to: string, data: Record<string, unknown>) =>
      call('/sandbox/events', { type, url: to, data }),
    /** Puts what was before its time into its books. */
    keepPast: (past: Past) => call('/sandbox/books', past),
    /** Sets these faults and no others. */
    faults: (faults: Partial<Faults>) => call('/sandbox/faults', faults),
    /** Moves its clock forward and sends what became due. */
    advance: (seconds: number) => call('/sandbox/clock', { advanceSeconds: seconds }),
    /** All webhooks that it made, oldest first, with what the site answered to each. */
    webhooks: () => call('/sandbox/webhooks') as Promise<SentEvent[]>,
    /** The signature header for a body that a test sends itself. */
    sign: (body: string, at: Date) => signatureHeader(webhook, at, body),
    stop: () => server.close(),
  };
}
export type TestSandboxPay = Awaited<ReturnType<typeof testSandboxPay>>;
