import { expect, it, vi } from 'vitest';

/** Every call that a screen can make, described with whatever `typebox` is at that moment. */
async function describedCalls() {
  const { accountsApi } = await import('@palaro/accounts/api');
  const { catalogueApi } = await import('@palaro/catalogue/api');
  const { contentApi } = await import('@palaro/content/api');
  const { playApi } = await import('@palaro/play/api');
  const { recordsApi } = await import('@palaro/records/api');
  const { walletApi } = await import('@palaro/wallet/api');
  const calls = { accountsApi, catalogueApi, contentApi, playApi, recordsApi, walletApi };
  return JSON.parse(JSON.stringify(calls)) as Record<string, object>;
}

it('the light schema says of every call what the real one says, so one schema judges on both sides', async () => {
  const real = await describedCalls();
  vi.resetModules();
  vi.doMock('typebox', () => import('./light-schema.ts'));
  const light = await describedCalls();
  expect(Object.keys(light)).toHaveLength(6);
  expect(light).toEqual(real);
  expect(JSON.stringify(light)).toContain('"required":["roundRef"');
});
