import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { openGames } from './switchboard.ts';
import { addCredential, DEMO_CREDENTIALS, findCredential } from './vendor-connections.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.stop());

it.each(DEMO_CREDENTIALS)(
  'without a demo, the well-known credentials of $vendor open nothing',
  async (known) => {
    const { vendor, key } = known;
    await addCredential(site.app, known);
    expect(await findCredential(site.app, vendor, key)).toBeUndefined();
    const added = { vendor, key: `added-${vendor}`, secret: 'nobody else knows it' };
    await addCredential(site.app, added);
    expect(await findCredential(site.app, vendor, added.key)).toEqual(added);
  },
);

it('without a demo, no list shows a game that no vendor runs', async () => {
  const vendors = new Set((await openGames(site.app, null)).map(({ vendor }) => vendor));
  expect([...vendors]).toEqual(['PALARO']);
});
