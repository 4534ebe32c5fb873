import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { createLog } from '../app.ts';
import { AREAS } from '../areas.ts';
import { sandboxArea } from '../sandbox/sandbox.ts';
import { keptLog } from './test-secrets.ts';

// What a site for real members says, and what it does not.
let site: TestApp;
const log = keptLog();
beforeAll(async () => {
  site = await testApp({ config: { production: true }, log: createLog('warn', log) });
});
afterAll(() => site.stop());

it('a year of TLS is asked for, in every kind of answer', async () => {
  for (const path of ['/wps/system/status', '/m/home', '/m/nowhere.js', '/wps/nosuch']) {
    const { headers } = await fetch(site.url + path);
    expect([path, headers.get('strict-transport-security')]).toEqual([
      path,
      'max-age=31536000; includeSubDomains',
    ]);
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
});

it('cookies travel over TLS alone, and no script reads them', async () => {
  const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const answers = await Promise.all([
    fetch(`${site.url}/wps/session/login`, asked),
    fetch(`${site.url}/wps/captcha`),
  ]);
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Secure-\w+=.*; HttpOnly; SameSite=(Lax|Strict); Secure$/);
  }
  // A cookie that somebody without TLS could have planted counts for nothing.
  for (const [Cookie, marked] of [
    ['pdv=planted', 1],
    ['__Secure-pdv=kept', 0],
  ] as const) {
    const again = { ...asked, headers: { ...asked.headers, Cookie } };
    const { headers } = await fetch(`${site.url}/wps/session/login`, again);
    expect(headers.getSetCookie()).toHaveLength(marked);
  }
});

it('a method that echoes the request is not answered', async () => {
  const { hostname, port } = new URL(site.url);
  const status = await new Promise((resolve, reject) => {
    const headers = { 'X-Secret': 'echoed' };
    const asked = { hostname, port, method: 'TRACE', path: '/m/home', headers };
    request(asked, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect([404, 405, 400]).toContain(status);
});

it('a parameter that is named twice is refused, not picked', async () => {
  const { status } = await fetch(`${site.url}/wps/check/username?username=one&username=two`);
  expect(status).toBe(400);
});

it('no call of the sandbox exists', async () => {
  const calls = Object.values(sandboxArea(AREAS).api);
  expect(calls.length).toBeGreaterThan(3);
  for (const { method, path } of calls) {
    const { status } = await fetch(site.url + path, { method });
    expect([path, status]).toEqual([path, 404]);
  }
});

it('a defect tells its caller a number, and the log the rest', async () => {
  await site.database.pool.query('alter table body_nonce rename to nonce_of_yesterday');
  const answer = await fetch(`${site.url}/wps/session/key`);
  await site.database.pool.query('alter table nonce_of_yesterday rename to body_nonce');
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(text).not.toMatch(/body_nonce|relation|\.ts|at /);
  const { requestId } = JSON.parse(text) as { requestId: string };
  const line = log.lines.find((one) => one.includes(requestId));
  expect(line).toContain('body_nonce');
});
