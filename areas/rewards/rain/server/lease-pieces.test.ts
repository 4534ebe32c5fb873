import { testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { leasePieces } from './lease-pieces.ts';
import { givenRain } from './test-rain.ts';

const site = await testApp();
const { app } = site;
afterAll(() => site.stop());

it('PR-27 a node leases no more than it needs, also of a rain newer than the statistics', async () => {
  const of = { pieces: 128, budget: '640.0000' };
  await givenRain(app, of);
  // From now on the planner takes every other rain for one without buckets.
  await site.database.pool.query('analyze rain_bucket');
  const rain = await givenRain(app, of);
  const lease = async (node: string, buckets: number) =>
    (await leasePieces(app, { rain, node, own: [], buckets })).pieces.length;
  expect(await lease('a', 1)).toBe(2);
  expect(await lease('b', 2)).toBe(4);
  expect(await lease('a', 61)).toBe(122);
  expect(await lease('b', 1)).toBe(0);
});

it('of a rain that was ended nothing is left to wait for', async () => {
  const rain = await givenRain(app);
  const lease = () => leasePieces(app, { rain, node: 'a', own: [], buckets: 10 });
  expect(await lease()).toMatchObject({ left: true });
  expect(await lease()).toEqual({ pieces: [], left: true });
  await app.db.updateTable('promotion').set({ state: 'Ended' }).where('id', '=', rain).execute();
  expect(await lease()).toEqual({ pieces: [], left: false });
});
