import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
});
afterAll(() => test.stop());

interface Answered {
  status: number;
  success: boolean;
  code?: string;
  // Calls differ in shape; a test reads the fields it knows.
  value: Record<string, never>;
}

async function ask(path: string, body?: object, account: string | null = 'member1') {
  const token = account && test.tokens[account];
  const response = await fetch(test.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      Language: 'EN',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, ...((await response.json()) as object) } as Answered;
}

const spin = (coinValue = '0.1000') => ({ roundRef: randomUUID(), coinValue, turbo: false });
const launch = (gameId: string, account = 'member1') =>
  ask('/wps/game/launchGame', { vendor: 'PALARO', gameId, gameCategory: 'RNG' }, account);

it('GAME-13 launches, plays, shows the open round, its detail and its seeds over HTTP', async () => {
  expect(await launch('perlas')).toMatchObject({ status: 200 });
  // All rounds of the demo's history are marked as shown.
  expect(await ask('/api/v1/rounds/open?game=perlas')).toMatchObject({ value: { list: [] } });
  const bet = spin();
  const played = await ask('/api/v1/games/perlas/spin', bet);
  expect(played).toMatchObject({
    status: 200,
    value: {
      roundRef: bet.roundRef,
      stake: '1.0000',
      state: 'DONE',
      input: { coinValue: '0.1000' },
    },
  });
  const { roundId, outcome } = played.value;
  expect(await ask('/api/v1/rounds/open?game=perlas')).toMatchObject({
    value: { list: [{ roundId, outcome, shown: false }] },
  });
  expect(await ask(`/api/v1/rounds/${roundId}/shown`, {})).toMatchObject({ status: 200 });
  expect(await ask('/api/v1/rounds/open?game=perlas')).toMatchObject({ value: { list: [] } });
  const rotated = await ask('/api/v1/fairness/rotate', { clientSeed: 'barangay-2026' });
  expect(rotated).toMatchObject({
    status: 200,
    value: { active: { clientSeed: 'barangay-2026' } },
  });
  expect(await ask(`/api/v1/rounds/${roundId}`)).toMatchObject({
    value: { shown: true, fairness: rotated.value.revealed && { words: expect.any(Number) } },
  });
});

it('shows everybody the exact return of a game and the hashes of the audit', async () => {
  expect(await ask('/api/v1/games/perlas', undefined, null)).toMatchObject({
    status: 200,
    value: {
      rtp: { least: { percent: '96.11' }, greatest: { percent: '96.11' } },
      hitFrequency: { num: '741703', den: '1845120' },
      maxWinTimes: '27830.00',
      minStake: '0.1000',
      maxStake: '200.0000',
      configHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
  expect(await ask('/api/v1/games/dice', undefined, null)).toMatchObject({
    value: { rtp: { least: { percent: '98.03' }, greatest: { percent: '99.00' } }, step: '1.0000' },
  });
  expect(await ask('/api/v1/games/none', undefined, null)).toMatchObject({ status: 404 });
  expect(await ask('/api/v1/fairness/audit', undefined, null)).toMatchObject({ status: 200 });
});

it.each([
  ['no session', spin(), null, 401],
  ['an unknown field', { ...spin(), win: '5.0000' }, 'member1', 400],
  ['an outcome in the body', { ...spin(), outcome: { winCoins: 9 } }, 'member1', 400],
  ['no round reference', { coinValue: '0.1000' }, 'member1', 400],
  ['an amount below zero', spin('-0.1000'), 'member1', 400],
  ['an amount of zero', spin('0.0000'), 'member1', 400],
  ['too many decimals', spin('0.10000'), 'member1', 400],
  ['a coin that is not on the ladder', spin('0.0300'), 'member1', 422],
  ['a password that must be changed first', spin(), 'newbie1', 403],
])('a spin with %s is refused', async (_, body, account, status) => {
  const answer = await ask('/api/v1/games/perlas/spin', body, account);
  expect([answer.status, answer.success]).toEqual([status, false]);
});
