import { testApp, type TestApp } from '@palaro/testkit';
import type { FastifyInstance } from 'fastify';
import { freePort } from '@palaro/server-app/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoVendor } from './server.ts';

let site: TestApp;
let vendor: FastifyInstance;

beforeAll(async () => {
  const port = await freePort();
  site = await testApp({ demo: true, config: { demoVendorUrl: `http://127.0.0.1:${port}` } });
  vendor = createDemoVendor(
    {
      host: '127.0.0.1',
      port,
      walletUrl: site.url,
      key: 'demo-vendor',
      secret: 'demo-vendor-secret',
    },
    { spin: () => ['CHERRY', 'CHERRY', 'BAR'] },
  );
  await vendor.listen({ host: '127.0.0.1', port });
}, 60_000);
afterAll(async () => {
  await vendor.close();
  await site.stop();
});

async function call(method: string, path: string, body?: object) {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      Authorization: `Bearer ${site.tokens.member1}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as { success: boolean; value: Record<string, string> };
}

const launch = (pageBack?: string) =>
  call('POST', '/wps/game/launchGame', {
    gameCategory: 'RNG',
    vendor: 'DEMO',
    gameId: 'demo-slot',
    nodeId: '90001',
    supportFreePlay: false,
    pageBack,
  });

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

it("GAME-10 an outside vendor's game opens, plays with the member's balance, and comes back", async () => {
  const { value } = await launch();
  expect(value).toMatchObject({ mode: 'real', openIn: 'frame' });
  const page = await (await fetch(String(value.url))).text();
  expect(page).toContain('₱10,000.00');
  expect(page).toContain(`href="${site.url}/m/home"`);
  const spun = await fetch(new URL('/spin', value.url), {
    method: 'POST',
    body: new URLSearchParams({
      seat: field(page, 'seat'),
      spin: field(page, 'spin'),
      stake: '10.0000',
    }),
  });
  expect(await spun.text()).toContain('₱10,030.00');
  const balance = await call('GET', '/wps/wallets/balance');
  expect(balance.value.main).toBe('10030.0000');
});

it('leads back to our own address only', async () => {
  const { value } = await launch('https://elsewhere.example/m/home');
  expect(await (await fetch(String(value.url))).text()).toContain(`href="${site.url}/m/home"`);
  const own = await launch('/m/gameList?gameType=RNG');
  expect(await (await fetch(String(own.value.url))).text()).toContain(
    `href="${site.url}/m/gameList?gameType=RNG"`,
  );
});

it('answers in words when the vendor does not', async () => {
  await vendor.close();
  expect(await launch()).toMatchObject({ success: false, code: 'game.vendor_unavailable' });
});
