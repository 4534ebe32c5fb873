import { once } from 'node:events';
import { connect } from 'node:net';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../app.ts';
import { keptLog } from './test-secrets.ts';

const log = keptLog();
let site: TestApp;
beforeAll(async () => {
  site = await testApp({ log: createLog('warn', log) });
});
afterAll(() => site.stop());

/** Sends a whole request and resets the connection before the server reads it. */
async function callAndVanish(path: string) {
  const { hostname, port, host } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, () => socket.resetAndDestroy());
  await once(socket, 'close');
}

it('a connection that is reset right after its request is no defect', async () => {
  const calls = ['/wps/system/settings/consolidated', '/api/v1/home', '/wps/captcha'];
  for (let i = 0; i < 60; i++) await Promise.all(calls.map(callAndVanish));
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(log.lines).toEqual([]);
});
