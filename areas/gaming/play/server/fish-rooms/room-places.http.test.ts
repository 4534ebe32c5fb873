import { randomUUID } from 'node:crypto';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GUESTS_MAX, SCREENS_MAX } from './room-places.ts';
import { SCREENS_A_SESSION, SCREENS_AN_ADDRESS } from './screen-owners.ts';
import { openScreen, type TestScreen } from './test-screen.ts';

const GAME = 'fish-dagat-gold';
const NAME = `${GAME}-1`;

let test: TestApp;
const open: TestScreen[] = [];
beforeAll(async () => {
  test = await testApp({ demo: true });
});
afterAll(async () => {
  open.forEach((screen) => screen.close());
  await test.stop();
});

async function launch(token: string) {
  const answer = await fetch(`${test.url}/wps/game/launchGame`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      vendor: 'PALARO',
      gameId: GAME,
      gameCategory: 'FISH',
      nodeId: '35001',
    }),
  });
  expect(answer.status).toBe(200);
}

/** A connection of that address which has not said who it is. */
async function connect(from: string): Promise<TestScreen> {
  const screen = await openScreen(test.url, NAME, from);
  open.push(screen);
  return screen;
}

async function come(from: string, token?: string): Promise<TestScreen> {
  const screen = await connect(from);
  screen.say({ type: 'hello', ...(token ? { token } : {}) });
  await screen.next('fish.state');
  return screen;
}

async function comeTimes(count: number, from: string, token?: string) {
  const screens: TestScreen[] = [];
  for (let i = 0; i < count; i++) screens.push(await come(from, token));
  return screens;
}

it('cuts off the oldest screens of an address and of a session beyond their number', async () => {
  const silent: TestScreen[] = [];
  for (let i = 0; i <= SCREENS_AN_ADDRESS; i++) silent.push(await connect('127.0.0.9'));
  await silent[0]?.closed;
  // Another address has a number of its own, and so has each session behind the same one.
  await come('127.0.0.8');
  const token = test.tokens.agent1;
  const tabs = await comeTimes(SCREENS_A_SESSION + 1, '127.0.0.9', token);
  await tabs[0]?.closed;
  const last = silent.at(-1);
  last?.say({ type: 'leave' });
  expect(await last?.next('error')).toMatchObject({ code: 'not_logged_in' });
  for (const screen of open.splice(0)) {
    screen.close();
    await screen.closed;
  }
});

it('lets players into a room that guests fill, and who was cut off back to the buy-in', async () => {
  const token = test.tokens.member1 ?? '';
  await launch(token);
  const first = await come('127.0.0.1', token);
  first.say({ type: 'buyin', roundRef: randomUUID(), amount: '50.0000', seat: 2 });
  const { session } = (await first.next('fish.seated')) as unknown as { session: object };
  first.close();
  const guests = await comeTimes(SCREENS_AN_ADDRESS, '127.0.0.2');
  guests.push(...(await comeTimes(GUESTS_MAX - SCREENS_AN_ADDRESS, '127.0.0.3')));
  const late = await connect('127.0.0.4');
  late.say({ type: 'hello' });
  expect(await late.next('error')).toMatchObject({ of: 'hello', code: 'try_again' });
  for (const account of ['agent1', 'agent2', 'member2', 'special1', 'player101']) {
    const players = (SCREENS_MAX - GUESTS_MAX) / 5;
    await comeTimes(players, '127.0.0.1', await test.login(account));
  }
  const back = await connect('127.0.0.4');
  back.say({ type: 'hello', token });
  expect(await back.next('fish.state')).toMatchObject({ session });
  await guests[0]?.closed;
  const rooms = await fetch(`${test.url}/api/v1/rooms?game=${GAME}&free=false`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await rooms.json()).toMatchObject({ value: { own: NAME } });
  const strangers = await fetch(`${test.url}/api/v1/rooms?game=${GAME}&free=false`);
  expect(await strangers.json()).toMatchObject({ value: { own: null } });
});
