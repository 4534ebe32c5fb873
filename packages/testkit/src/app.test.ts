import { afterAll, beforeAll, expect, it } from 'vitest';
import { balances } from '@palaro/wallet/server';
import { Money } from '@palaro/kernel';
import { given, testApp, type TestApp } from './index.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

it('answers like the real server, with the demo’s accounts logged in', async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const headers = { Authorization: `Bearer ${site.tokens.member1}` };
  const session = await fetch(`${site.url}/wps/session/info`, { headers });
  expect(session.status).not.toBe(401);
});

it('gives members a balance through the ledger', async () => {
  const member = await given(site.app).member({ balance: '125.5000' });
  expect((await balances(site.app, member)).main).toEqual(Money.of('125.5000'));
});
