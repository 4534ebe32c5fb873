// What the demo's vendor sends for a browser test: an open round of its own, a credit that waits.
import type { APIRequestContext } from '@playwright/test';
import { createHmac, randomBytes } from 'node:crypto';
import { expect, openSession } from '../site.ts';

const CREDENTIAL = { key: 'demo-vendor', secret: 'demo-vendor-secret' };

/** Sends a callback as the demo's vendor does, signed. */
async function callback<T>(request: APIRequestContext, command: string, message: object) {
  const path = `/vendor/v1/DEMO/${command}`;
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const nonce = randomBytes(16).toString('hex');
  const text = ['v1', timestamp, nonce, path, body].join('\n');
  const mac = createHmac('sha256', CREDENTIAL.secret).update(text).digest('hex');
  const answer = await request.post(path, {
    data: Buffer.from(body),
    headers: {
      'Content-Type': 'application/json',
      'X-Vendor-Key': CREDENTIAL.key,
      'X-Timestamp': timestamp,
      'X-Nonce': nonce,
      'X-Signature': `v1=${mac}`,
    },
  });
  return (await answer.json()) as T & { status: string };
}

/** Opens a round of that name with a bet of 1.0000, and answers its member's number and token. */
export async function openVendorRound(request: APIRequestContext, account: string, round: string) {
  const { token } = await openSession(request, account);
  const launch = await request.post('/wps/game/launchGame', {
    data: { vendor: 'DEMO', gameId: 'demo-slot', nodeId: '90001' },
    headers: { Authorization: `Bearer ${token}` },
  });
  const { url } = ((await launch.json()) as { value: { url: string } }).value;
  const code = new URL(url).searchParams.get('code');
  const opened = await callback<{ session: string; member: string }>(request, 'authenticate', {
    code,
  });
  expect(opened.status).toBe('OK');
  const bet = await callback(request, 'bet', {
    session: opened.session,
    member: opened.member,
    currency: 'PHP',
    game: 'demo-slot',
    round,
    transaction: `${round}-bet`,
    amount: '1.0000',
    occurredAt: new Date().toISOString(),
  });
  expect(bet.status).toBe('OK');
  return { member: opened.member, token };
}

/** Sends a win of 25.0000 in a currency that the member has no wallet for, so that it waits. */
export async function parkWin(request: APIRequestContext, member: string, round: string) {
  const win = await callback(request, 'win', {
    member,
    currency: 'EUR',
    game: 'demo-slot',
    round,
    transaction: `${round}-win`,
    amount: '25.0000',
    occurredAt: new Date().toISOString(),
  });
  expect(win.status).toBe('CURRENCY_MISMATCH');
}
