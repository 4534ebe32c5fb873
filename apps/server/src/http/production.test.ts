import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';

// The headers of a site for real members.
let site: TestApp;
beforeAll(async () => {
  site = await testApp({ config: { production: true } });
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
    expect(cookie).toMatch(/; HttpOnly; SameSite=(Lax|Strict); Secure$/);
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
