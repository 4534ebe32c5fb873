import { groupDecimal, Money } from '@palaro/kernel';
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

const cashOf = async () => (await call('GET', '/wps/wallets/balance')).value.main ?? '';
const shown = (amount: Money) => `₱${groupDecimal(Money.text(amount), 2)}`;

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';

it("GAME-10 an outside vendor's game opens, plays with the member's balance, and comes back", async () => {
  const before = Money.of(await cashOf());
  const { value } = await launch();
  expect(value).toMatchObject({ mode: 'real', openIn: 'frame' });
  const page = await (await fetch(String(value.url))).text();
  expect(page).toContain(shown(before));
  expect(page).toContain(`href="${site.url}/m/home"`);
  const spun = await fetch(new URL('/spin', value.url), {
    method: 'POST',
    body: new URLSearchParams({
      seat: field(page, 'seat'),
      spin: field(page, 'spin'),
      stake: '10.0000',
    }),
  });
  // Two cherries pay four stakes of 10.
  const after = before + Money.of('30.0000');
  expect(await spun.text()).toContain(shown(after));
  expect(await cashOf()).toBe(Money.text(after));
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
