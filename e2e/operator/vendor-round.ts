// A round at the demo's vendor that its member has bet on: a browser test's own open round.
import type { APIRequestContext } from '@playwright/test';
import { createHmac, randomBytes } from 'node:crypto';
import { expect, PASSWORD } from '../site.ts';

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
      ...{ 'Content-Type': 'application/json', 'X-Vendor-Key': CREDENTIAL.key },
      ...{ 'X-Timestamp': timestamp, 'X-Nonce': nonce, 'X-Signature': `v1=${mac}` },
    },
  });
  const said = (await answer.json()) as T & { status: string };
  expect(said.status).toBe('OK');
  return said;
}

/** Opens a round of that name with a bet of 1.0000, and answers the number of its member. */
export async function openVendorRound(request: APIRequestContext, account: string, round: string) {
  const login = await request.post('/wps/session/login', {
    data: { type: 'username', username: account, password: PASSWORD },
  });
  const { token } = ((await login.json()) as { value: { token: string } }).value;
  const launch = await request.post('/wps/game/launchGame', {
    data: { vendor: 'DEMO', gameId: 'demo-slot', nodeId: '90001' },
    headers: { Authorization: `Bearer ${token}` },
  });
  const { url } = ((await launch.json()) as { value: { url: string } }).value;
  const code = new URL(url).searchParams.get('code');
  const opened = await callback<{ session: string; member: string }>(request, 'authenticate', {
    code,
  });
  await callback(request, 'bet', {
    ...{ session: opened.session, member: opened.member, currency: 'PHP', game: 'demo-slot' },
    ...{ round, transaction: `${round}-bet`, amount: '1.0000' },
    occurredAt: new Date().toISOString(),
  });
  return opened.member;
}
