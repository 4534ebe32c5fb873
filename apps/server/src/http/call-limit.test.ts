import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';

/** Calls of one minute that this path takes from one caller. */
const PATH = '/wps/captcha';
const CALLS = 12;

let site: TestApp;
beforeAll(async () => {
  // Behind a proxy on this machine, which says who calls.
  site = await testApp({ config: { production: true } });
});
afterAll(() => site.stop());

const call = async (address: string) => {
  const headers = { Language: 'EN', 'X-Forwarded-For': address };
  return (await fetch(site.url + PATH, { headers })).status;
};

it('a line with IPv6 is one caller, whichever of its addresses it takes', async () => {
  const statuses = [];
  for (let i = 1; i <= CALLS; i++) statuses.push(await call(`2001:db8:1:2::${i}`));
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect(await call('2001:db8:1:3::1')).toBe(200);
});

it('each address of IPv4 is a caller of its own', async () => {
  for (let i = 1; i <= CALLS; i++) expect(await call(`203.0.113.${i}`)).toBe(200);
});
