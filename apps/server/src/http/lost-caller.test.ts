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

it('a connection whose upgrade is refused is closed, on whatever path', async () => {
  const { hostname, port, host } = new URL(site.url);
  for (const path of ['/nosuch', '/healthz', '/m/home', '/api/v1/rooms/nosuch']) {
    const socket = connect(Number(port), hostname);
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade'];
    socket.write([...lines, 'Upgrade: websocket', '', ''].join('\r\n'));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    await once(socket, 'close');
    expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 [2-4]\d\d /)]);
    expect(answer).toMatch(/^connection: close\r$/im);
  }
});
