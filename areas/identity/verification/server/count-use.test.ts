import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { countUse } from './count-use.ts';
import { isTooMany, requestFrom } from './test-verification.ts';
import { dropExpired } from './verification.tasks.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.stop());

it('counts callers at the same time one by one', async () => {
  const uses = Array.from({ length: 64 }, () =>
    countUse(site.app, { scope: 'race', max: 10, seconds: 60 }),
  );
  const done = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(10);
});

it('never allows more in any stretch of its time, and says when the next is allowed', async () => {
  const use = () => countUse(site.app, { scope: 'stretch', max: 2, seconds: 60 });
  await use();
  site.app.clock.advance(50);
  await use();
  await expect(use()).rejects.toEqual(isTooMany(10));
  site.app.clock.advance(10);
  await use();
  await expect(use()).rejects.toEqual(isTooMany(50));
});

it('a refused use does not put off the next', async () => {
  const use = () => countUse(site.app, { scope: 'refused', max: 1, seconds: 60 });
  await use();
  for (let i = 0; i < 5; i++) await expect(use()).rejects.toThrow();
  site.app.clock.advance(60);
  await use();
});

it('exempts this machine if the deployment says so, and only for addresses and browsers', async () => {
  const request = requestFrom({ loopback: true });
  const byAddress = () => countUse(site.app, { scope: 'here', max: 1, seconds: 60, request });
  await byAddress();
  await expect(byAddress()).rejects.toThrow();
  await site.app.site.change({ settings: { 'limits.loopbackExempt': true } });
  await byAddress();
  await expect(
    countUse(site.app, { scope: 'here', max: 1, seconds: 60, request: requestFrom() }),
  ).rejects.toThrow();
  await expect(countUse(site.app, { scope: 'here', max: 1, seconds: 60 })).rejects.toThrow();
});

it('is removed when it no longer counts', async () => {
  site.app.clock.advance(61);
  await dropExpired.run({ app: site.app, now: site.app.clock.now(), batch: 1_000 });
  expect(await site.app.db.selectFrom('use_count').select('scope').execute()).toEqual([]);
});
