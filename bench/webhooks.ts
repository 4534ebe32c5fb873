import { randomUUID } from 'node:crypto';
import { createPool } from '@palaro/server-app/db';
import { startSite } from '@palaro/testkit';
import type autocannon from 'autocannon';
import { SANDBOX_SECRETS, signatureHeader } from '../providers/sandbox/wire.ts';
import { databaseUrl } from '../prove/running-site.ts';
import { callers, EMPTY, logIn, measure } from './browser-calls.ts';
import { balanceStream, type BalanceStream } from './balance-stream.ts';
import type { BenchRow } from './row.ts';

const HOOK = '/api/v1/payments/webhooks/SANDBOX';
const WARM_SECONDS = 2;
const SECONDS = 5;
/** More than are accepted in that time. */
const ORDERS = 30_000;
const PESOS = 500n;
/** The steady load under which the way to the balance is timed. */
const PER_SECOND = 200;
const TIMED = 1_000;
const MEMBERS = Array.from({ length: 20 }, (_, i) => `player${201 + i}`);
const DRAINED_EVERY_MS = 250;

/**
 * Paid webhooks of the sandbox provider, signed and sent as it sends them: how many a second are
 * stored and answered, beside a route that touches no database; and how long it takes from sending
 * one to the member's stream showing the new balance, beside storing it.
 */
export async function benchWebhooks(): Promise<BenchRow[]> {
  const site = await startSite();
  const pool = createPool(databaseUrl(site.dataDir), 2);
  try {
    const orders = await insertOrders(pool, ORDERS + TIMED);
    const timed = orders.splice(0, TIMED);
    await measure(site.url, EMPTY, WARM_SECONDS);
    const empty = await measure(site.url, EMPTY, SECONDS);
    const hooks = await measure(site.url, requestsOf(orders), SECONDS);
    await drained(pool);
    const { pushed, stored } = await timeBalances(site.url, timed);
    return [
      {
        name: `paid webhooks accepted, ${callers} callers`,
        value: hooks.requests.average,
        unit: '/s',
        baseline: empty.requests.average,
        ratio: hooks.requests.average / empty.requests.average,
        aim: '≥ 1,000/s',
      },
      {
        name: `from paid to the balance on the stream, p99 at ${PER_SECOND}/s`,
        value: pushed,
        unit: 'ms',
        baseline: stored,
        ratio: pushed / stored,
        aim: '≤ 300 ms',
      },
    ];
  } finally {
    await pool.end();
    await site.stop();
  }
}

type Pool = ReturnType<typeof createPool>;

interface Order {
  account: string;
  reference: string;
}

/** Orders that wait for their money, taking turns among the members. */
async function insertOrders(pool: Pool, count: number): Promise<Order[]> {
  const { rows } = await pool.query<Order>(
    `with m as (
        select id, account, row_number() over (order by account) - 1 as turn
        from member where account = any ($2::text[])
      ), r as (
        select m.id member_id, m.account, gen_random_uuid() id, n,
          'D9' || lpad(n::text, 12, '0') reference
        from generate_series(0, $1::int - 1) n join m on m.turn = n % $3::int
      ), named as (
        insert into payment_reference (reference, kind, member_id, order_id)
        select reference, 'deposit', member_id, id from r
      ), made as (
        insert into deposit_order (member_id, id, reference, input, method, channel, provider,
          provider_id, amount, state, created_at, expires_at)
        select member_id, id, reference, sha256(reference::bytea), 'GCASH', 'gcash', 'SANDBOX',
          'pay_' || reference, $4::bigint * 10000, 'Pending', now(), now() + interval '1 day'
        from r)
      select account, reference from r order by n`,
    [count, MEMBERS, MEMBERS.length, String(PESOS)],
  );
  await pool.query('analyze');
  return rows;
}

/** A webhook's body and headers. */
function hookOf({ reference }: Order) {
  const createdAt = new Date().toISOString();
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: 'payment.paid',
    createdAt,
    data: {
      payment: `pay_${reference}`,
      reference,
      amount: `${PESOS}.0000`,
      currency: 'PHP',
      fee: '7.5000',
      method: 'gcash',
      payerName: null,
      channelReference: reference,
    },
  });
  const signature = signatureHeader(SANDBOX_SECRETS.webhook, new Date(), body);
  return { body, headers: { 'content-type': 'application/json', 'sandbox-signature': signature } };
}

function requestsOf(orders: readonly Order[]): autocannon.Request[] {
  let next = 0;
  const setupRequest = (request: autocannon.Request) => {
    const order = orders[next++];
    if (!order) throw new Error('more webhooks were accepted than there are orders');
    return { ...request, ...hookOf(order) };
  };
  return [{ method: 'POST', path: HOOK, setupRequest }];
}

/** Resolves once every event that was stored is worked on. */
async function drained(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select from payment_event where done_at is null limit 1');
    if (rows.length === 0) return;
    await new Promise((resume) => setTimeout(resume, DRAINED_EVERY_MS));
  }
}

/** Sends the webhooks at a steady pace; answers the p99 of both ways in milliseconds. */
async function timeBalances(url: string, orders: readonly Order[]) {
  const streams = new Map<string, BalanceStream>();
  for (const account of MEMBERS) {
    streams.set(account, await balanceStream(url, await logIn(url, account)));
  }
  const stored: number[] = [];
  const begin = performance.now();
  const sent = orders.map(async (order, i) => {
    const planned = begin + (i * 1_000) / PER_SECOND;
    await new Promise((resume) => setTimeout(resume, planned - performance.now()));
    const seen = streams.get(order.account)?.next(PESOS, planned);
    const response = await fetch(url + HOOK, { method: 'POST', ...hookOf(order) });
    if (response.status !== 200) throw new Error(`a webhook was answered ${response.status}`);
    stored.push(performance.now() - planned);
    return (await seen) ?? Infinity;
  });
  const pushed = await Promise.all(sent);
  for (const stream of streams.values()) stream.close();
  return { pushed: p99(pushed), stored: p99(stored) };
}

const p99 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
