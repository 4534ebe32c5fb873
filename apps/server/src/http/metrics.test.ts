import { afterAll, expect, it } from 'vitest';
import { testApp } from '@palaro/testkit';

const TOKEN = 'm'.repeat(40);
const shut = await testApp();
const open = await testApp({ config: { metricsToken: TOKEN } });
const real = await testApp({ config: { metricsToken: TOKEN, production: true } });
afterAll(() => Promise.all([shut.stop(), open.stop(), real.stop()]));

/** A header in which a proxy on this machine names the real caller. */
const ELSEWHERE = { 'X-Forwarded-For': '203.0.113.7' };
const ask = async ({ url }: { url: string }, headers: Record<string, string>) => {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};

it('OPS this machine may read the metrics', async () => {
  for (const site of [shut, open]) {
    expect(await ask(site, {})).toMatchObject({
      status: 200,
      text: expect.stringContaining('palaro_http_answer_seconds') as string,
    });
  }
});

it('OPS a caller with the token may read the metrics, and nobody may when no token is set', async () => {
  const shown = { ...ELSEWHERE, Authorization: `Bearer ${TOKEN}` };
  expect(await ask(open, shown)).toMatchObject({
    status: 200,
    text: expect.stringContaining('palaro_http_answer_seconds') as string,
  });
  expect((await ask(shut, shown)).status).toBe(404);
});

it('OPS with real members this machine needs the token too, since a proxy may be what calls', async () => {
  expect((await ask(real, {})).status).toBe(404);
  expect((await ask(real, { Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

it.each([
  ['no token', {}],
  ['another token', { Authorization: `Bearer ${'x'.repeat(40)}` }],
  ['a part of the token', { Authorization: `Bearer ${TOKEN.slice(1)}` }],
  ['the token in another scheme', { Authorization: `Basic ${TOKEN}` }],
])('OPS the metrics do not exist for a stranger with %s', async (_what, given) => {
  for (const site of [shut, open]) {
    const answer = await ask(site, { ...ELSEWHERE, ...given });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'not_found' });
  }
});

it('OPS the metrics do not exist for a foreign page in a browser on this machine', async () => {
  expect((await ask(shut, { Origin: 'https://elsewhere.example' })).status).toBe(404);
});
