import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';
import { ledgerOf } from '@palaro/wallet/server';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
});
afterAll(() => test.stop());

const post = (path: string, body: object) =>
  fetch(test.url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${test.tokens.member1}`,
    },
    body: JSON.stringify(body),
  });
const spin = () =>
  post('/api/v1/games/perlas/spin', { roundRef: randomUUID(), coinValue: '0.1000', turbo: false });

it('MONEY-06 a bet that cannot be taken now answers 503 with the time to wait', async () => {
  await post('/wps/game/launchGame', { vendor: 'PALARO', gameId: 'perlas', gameCategory: 'RNG' });
  expect((await spin()).status).toBe(200);
  const figures = await (await fetch(`${test.url}/metrics`)).text();
  expect(figures).toMatch(/^palaro_ledger_commit_seconds_count [1-9]/m);
  expect(figures).toContain('palaro_ledger_lanes_busy 0');
  await ledgerOf(test.app).stop();
  const refused = await spin();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'try_again', retryAfterSeconds: 1 });
});
