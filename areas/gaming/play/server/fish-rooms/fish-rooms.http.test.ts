import { randomUUID } from 'node:crypto';
import { fairDraw } from '@palaro/fairness';
import { standingClock, testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessage } from './messages.ts';
import { readRoomName, roomRulesOf, type RoomName } from './room-name.ts';
import { aimWithin } from './test-shooting.ts';
import { openScreen, type RoomEvent, type TestScreen } from './test-screen.ts';

const GAME = 'fish-dagat-gold';
const NAME = `${GAME}-1`;
const room = readRoomName(NAME) as RoomName;

const clock = standingClock(new Date());
const forward = (ms: number) => clock.advance(ms / 1_000);
const now = () => clock.now().getTime();

let test: TestApp;
const open: TestScreen[] = [];
beforeAll(async () => {
  test = await testApp({ demo: true, clock });
});
afterAll(async () => {
  open.forEach((screen) => screen.close());
  await test.stop();
});

async function launch(account: string, free = false): Promise<string> {
  const answer = await fetch(`${test.url}/wps/game/launchGame`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${test.tokens[account]}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      vendor: 'PALARO',
      gameId: GAME,
      gameCategory: 'FISH',
      nodeId: '35001',
      ...(free ? { supportFreePlay: true } : {}),
    }),
  });
  const { value } = (await answer.json()) as { value: { sessionId: string } };
  return value.sessionId;
}

/** Opens the room as that account, or as a guest. */
async function come(account?: string, { name = NAME, freePlay = '' } = {}) {
  const screen = await openScreen(test.url, name);
  open.push(screen);
  screen.say({
    type: 'hello',
    ...(account ? { token: test.tokens[account] } : {}),
    ...(freePlay ? { freePlay } : {}),
  });
  return screen;
}
/** The room of play money in which that account, or its free play, has a buy-in. */
async function ownRoom(account: string, freePlay = '') {
  const whose = freePlay ? `&freePlay=${freePlay}` : '';
  const answer = await fetch(`${test.url}/api/v1/rooms?game=${GAME}&free=true${whose}`, {
    headers: { Authorization: `Bearer ${test.tokens[account]}` },
  });
  const { code, value } = (await answer.json()) as { code?: string; value?: { own: string } };
  return value ? { own: value.own } : { code };
}
const sit = (screen: TestScreen, seat: number, amount = '100.0000', roundRef = randomUUID()) =>
  screen.say({ type: 'buyin', roundRef, amount, seat });
const codeOf = async (screen: TestScreen) => (await screen.next('error')).code;

describe('GAME-13 a room', () => {
  it('is watched by a guest, who may do nothing, and has no other name', async () => {
    const guest = await come();
    const state = await guest.next('fish.state');
    expect(state).toMatchObject({ room: NAME, session: null, seats: [] });
    expect((state.waves as { targets: unknown[] }[]).at(-1)?.targets).toHaveLength(52);
    sit(guest, 0);
    expect(await codeOf(guest)).toBe('not_logged_in');
    for (const name of ['dice-1', `${GAME}-0`, `${GAME}-77`]) {
      const lost = await come(undefined, { name });
      expect(await codeOf(lost)).toBe('not_found');
      await lost.closed;
    }
    const rooms = await fetch(`${test.url}/api/v1/rooms?game=${GAME}&free=false`);
    expect(await rooms.json()).toMatchObject({
      value: { list: [{ room: NAME, seats: 4, taken: 0 }] },
    });
  });

  it('seats, shoots and pays over its WebSocket; the others see it, and nobody sees what comes', async () => {
    await launch('member1');
    await launch('agent1');
    const ana = await come('member1');
    const ben = await come('agent1');
    await ana.next('fish.state');
    await ben.next('fish.state');
    sit(ana, 0);
    const { session } = (await ana.next('fish.seated')) as RoomEvent & {
      session: { roundId: string; serverSeedHash: string; clientSeed: string; nonce: number };
    };
    expect(session).toMatchObject({ remains: '100.0000', fired: 0 });
    sit(ben, 0);
    expect(await codeOf(ben)).toBe('play.seat_taken');
    // The same player on a second device finds the session, and cannot take another seat.
    const second = await come('member1');
    expect(await second.next('fish.state')).toMatchObject({ session: { seat: 0 } });
    sit(second, 1);
    expect(await codeOf(second)).toBe('play.open_round');

    const aimed = await aimWithin(test.app, room, 0, forward);
    const shot = { bulletId: 1, bullet: '1.0000', angle: aimed.angle, t: now() };
    ana.say({ type: 'fire', ...shot });
    expect(await ana.next('fish.shot')).toEqual({
      type: 'fish.shot',
      bulletId: 1,
      remains: '99.0000',
    });
    expect(await ben.next('fish.fired')).toMatchObject({ seat: 0, bulletId: 1 });
    // All that was told before the hit: nothing of it says what the stream holds.
    const told = JSON.stringify([...ana.events, ...ben.events, ...second.events]);
    forward(aimed.after);
    ana.say({ type: 'hit', bulletId: 1, targetId: aimed.targetId, t: now() });
    const came = await ana.next('fish.hit');
    const [sealed] = (
      await test.app.pool.query<{ pair_id: string; sealed: Buffer }>(
        `select r.pair_id, s.sealed from play_room_session r join play_seed s on s.id = r.pair_id
           where r.round_id = $1`,
        [session.roundId],
      )
    ).rows;
    const { seedEnvelope } = await import('../seed-key.ts');
    const serverSeed = seedEnvelope(test.app).open(sealed?.pair_id ?? '', sealed?.sealed as Buffer);
    const { clientSeed, nonce } = session;
    const draw = fairDraw({ serverSeed, clientSeed, nonce });
    const word = fairDraw({ serverSeed, clientSeed, nonce }).u32();
    expect(told).not.toContain(serverSeed);
    expect(told).not.toContain(String(word));
    const times = roomRulesOf(GAME).room.shoot(aimed.target, draw);
    expect(came).toMatchObject({ bulletId: 1, targetId: aimed.targetId, times, settled: 1 });
    expect(await ben.next(times > 0 ? 'fish.dead' : 'fish.spent')).toMatchObject({ seat: 0 });

    // Another's bullet is none of mine.
    sit(ben, 1);
    await ben.next('fish.seated');
    ben.say({ type: 'hit', bulletId: 1, targetId: aimed.targetId, t: now() });
    expect(await codeOf(ben)).toMatch(/play\.(bullet_unknown|target_gone)/);

    ana.say({ type: 'leave' });
    expect(await ana.next('fish.left')).toMatchObject({ staked: '1.0000', hits: 1, why: 'asked' });
    expect(await second.next('fish.left')).toMatchObject({ roundId: session.roundId });
    ana.say({ type: 'fire', ...shot });
    expect(await codeOf(ana)).toBe('play.no_open_round');
    ben.say({ type: 'leave' });
    await ben.next('fish.left');
  });

  it('keeps play money out of rooms for real money, and the other way round', async () => {
    await launch('trial1');
    const trial = await come('trial1');
    await trial.next('fish.state');
    sit(trial, 0);
    expect(await codeOf(trial)).toBe('not_logged_in');
    const free = await come('trial1', { name: `${GAME}-free-1` });
    await free.next('fish.state');
    sit(free, 0);
    expect(await free.next('fish.seated')).toMatchObject({ session: { remains: '100.0000' } });
    const freePlay = await launch('member1', true);
    const member = await come('member1', { name: `${GAME}-free-1`, freePlay });
    await member.next('fish.state');
    sit(member, 1, '20.0000');
    expect(await member.next('fish.seated')).toMatchObject({ session: { remains: '20.0000' } });
    // Who comes back to his free play finds the room of its buy-in; it is nobody else's.
    expect(await ownRoom('trial1')).toEqual({ own: `${GAME}-free-1` });
    expect(await ownRoom('member1', freePlay)).toEqual({ own: `${GAME}-free-1` });
    expect(await ownRoom('member1')).toEqual({ own: null });
    expect(await ownRoom('agent1', freePlay)).toEqual({ code: 'play.session_ended' });
    for (const screen of [free, member]) {
      screen.say({ type: 'leave' });
      await screen.next('fish.left');
    }
  });

  it('refuses what is no message, floods, and silence', async () => {
    const guest = await come();
    await guest.next('fish.state');
    for (const bad of ['', '[]', '{"type":"win","amount":"5.0000"}', '{"type":"toString"}']) {
      guest.say(bad);
      expect(await codeOf(guest)).toBe('malformed');
    }
    for (let i = 0; i < 240; i++) guest.say({ type: 'leave' });
    await guest.closed;
    expect(guest.events.some(({ code }) => code === 'play.too_fast')).toBe(true);
    const long = await come();
    await long.next('fish.state');
    long.say(`{"type":"leave","x":"${'x'.repeat(2_000)}"}`);
    await long.closed;
  });

  it('sends at most 5 kB a second to a player while four shoot as fast as they may', async () => {
    const names = ['member1', 'agent1'];
    const screens = await Promise.all(names.map((name) => come(name)));
    for (const [seat, screen] of screens.entries()) {
      await screen.next('fish.state');
      sit(screen, seat);
      await screen.next('fish.seated');
    }
    const watched = await come();
    await watched.next('fish.state');
    const before = watched.bytes();
    const own = screens[0]?.bytes() ?? 0;
    const SHOTS = 20;
    for (let no = 1; no <= SHOTS; no++) {
      const aimed = [];
      for (const seat of [0, 1]) aimed.push(await aimWithin(test.app, room, seat, forward));
      const at = now();
      for (const [seat, screen] of screens.entries()) {
        const { angle = 0 } = aimed[seat] ?? {};
        screen.say({ type: 'fire', bulletId: no, bullet: '0.1000', angle, t: at });
        await screen.next('fish.shot');
      }
      forward(200);
    }
    // A shot of each of four seats five times a second: what one seat's shot costs everybody,
    // and a shot's own answers.
    const others = (watched.bytes() - before) / (SHOTS * 2);
    const mine = ((screens[0]?.bytes() ?? 0) - own) / SHOTS - others;
    const hits =
      JSON.stringify({ type: 'fish.dead', targetId: '30000000.51', seat: 3 }).length + 60;
    const wave = JSON.stringify((await (await come()).next('fish.state')).waves).length / 60;
    expect(5 * (3 * (others + hits) + mine + 2 * hits) + wave).toBeLessThan(5_000);
    for (const screen of screens) {
      screen.say({ type: 'leave' });
      await screen.next('fish.left');
    }
  });
});

it.each([
  '{"type":"fire","bulletId":1,"bullet":"1.0000","angle":0,"t":1,"win":"9.0000"}',
  '{"type":"fire","bulletId":1.5,"bullet":"1.0000","angle":0,"t":1}',
  '{"type":"fire","bulletId":1,"bullet":"1","angle":0,"t":1}',
  '{"type":"hit","bulletId":1,"targetId":"1.0; drop","t":1}',
  '{"type":"buyin","roundRef":"x","amount":"20.0000","seat":0}',
  '{"type":"hello","token":5}',
])('reads no %s', (text) => expect(readMessage(text)).toBeNull());
