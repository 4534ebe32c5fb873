import { testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { vendorSettings } from './vendor-settings.ts';

const site = await testApp();
const { app } = site;
afterAll(site.stop);

it('MONEY-06 an impossible setting stops only its vendor, and no credit of another one', async () => {
  await app.db
    .updateTable('catalogue_vendor')
    .set({ settings: JSON.stringify({ gone: 1 }) })
    .where('vendor', '=', 'KASA')
    .execute();
  app.clock.advance(3);
  await expect(vendorSettings(app, 'KASA')).rejects.toThrow('there is no vendor setting gone');
  expect((await vendorSettings(app, 'DEMO')).clockSkewSeconds).toBe(300);
  expect(await vendorSettings(app, 'PALARO')).toMatchObject({ model: 'seamless' });
});
