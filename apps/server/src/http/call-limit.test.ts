import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';

/** How many calls a minute this path accepts from one caller. */
const PATH = '/wps/captcha';
const CALLS = 12;

let site: TestApp;
beforeAll(async () => {
  // As behind a proxy on this machine, whose header names the caller, and one on another machine.
  site = await testApp({ config: { production: true, trustedProxies: ['198.51.100.0/24'] } });
});
afterAll(() => site.stop());

const call = async (address: string) => {
  const headers = { Language: 'EN', 'X-Forwarded-For': address };
  return (await fetch(site.url + PATH, { headers })).status;
};

it('all addresses of an IPv6 line count as one caller', async () => {
  const statuses = [];
  for (let i = 1; i <= CALLS; i++) statuses.push(await call(`2001:db8:1:2::${i}`));
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect(await call('2001:db8:1:3::1')).toBe(200);
});

it('each IPv4 address counts as a separate caller', async () => {
  for (let i = 1; i <= CALLS; i++) expect(await call(`203.0.113.${i}`)).toBe(200);
});

it('behind a trusted proxy on another machine each guest counts, not the proxy', async () => {
  for (let i = 1; i <= CALLS; i++) {
    expect(await call(`192.0.2.${i}, 198.51.100.7`)).toBe(200);
  }
});

it('whoever is no trusted proxy is the caller, whatever address it names', async () => {
  const statuses = [];
  for (let i = 1; i <= CALLS; i++) statuses.push(await call(`192.0.2.${100 + i}, 198.18.0.9`));
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect(await call('198.18.0.9')).toBe(429);
  expect(await call('192.0.2.101')).toBe(200);
});
