import { testApp, type TestApp } from '@palaro/testkit';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../app.ts';
import { registerHealth } from './health.ts';

let site: TestApp;
beforeEach(async () => (site = await testApp({ log: createLog('silent') })));
afterEach(() => site.stop());

const isReady = async () => (await fetch(`${site.url}/readyz`)).status === 200;

it('is not ready while the database cannot run the language of its triggers', async () => {
  expect(await isReady()).toBe(true);
  await site.database.pool.query('drop extension plpgsql cascade');
  expect(await isReady()).toBe(false);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});

it('is not ready while the database takes no new connection, whatever the open ones can do', async () => {
  const name = new URL(site.database.url).pathname.slice(1);
  await site.database.pool.query(`alter database ${name} connection limit 0`);
  await site.app.pool.query('select');
  expect(await isReady()).toBe(false);
  await site.database.pool.query(`alter database ${name} connection limit -1`);
  expect(await isReady()).toBe(true);
});

it('is not ready where the database does not know the site’s time zone', async () => {
  const settings = { ...site.app.site.settings, 'site.zone': 'Mars/Base' };
  const server = fastify();
  registerHealth({ ...site.app, site: { ...site.app.site, settings } }, server);
  expect((await server.inject('/readyz')).statusCode).toBe(503);
  await server.close();
});
