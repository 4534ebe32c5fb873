import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { openGames } from './switchboard.ts';
import { addCredential, DEMO_CREDENTIAL, findCredential } from './vendor-connections.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.stop());

it('without a demo, a credential that everybody knows opens nothing', async () => {
  const { vendor, key } = DEMO_CREDENTIAL;
  await addCredential(site.app, DEMO_CREDENTIAL);
  expect(await findCredential(site.app, vendor, key)).toBeUndefined();
  const own = { vendor, key: 'own', secret: 'nobody else knows it' };
  await addCredential(site.app, own);
  expect(await findCredential(site.app, vendor, 'own')).toEqual(own);
});

it('without a demo, no list shows a game that nobody runs', async () => {
  const vendors = new Set((await openGames(site.app)).map(({ vendor }) => vendor));
  expect([...vendors]).toEqual(['PALARO']);
});
