import { randomUUID } from 'node:crypto';
import { CARD_GAMES } from '@palaro/games';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stopTables } from '../shared/lead-table.ts';
import { cardRoomTopic } from '../../card-rooms.api.ts';
import { handOf } from './card-game.ts';
import { findRoom } from './card-rooms.repository.ts';
import { stepRoom } from './step-room.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
  // Only the test moves the rooms on.
  await stopTables(test.app);
});
afterAll(() => test.stop());

const WHO = ['member1', 'agent1'] as const;
type Who = (typeof WHO)[number];

async function ask(who: Who, path: string, body?: object) {
  const response = await fetch(test.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${test.tokens[who]}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const { value, code } = JSON.parse(text) as { value?: Answer; code?: string };
  return { text, value, code, status: response.status };
}
interface Answer {
  room: {
    roomId: string;
    state: string;
    handNo: number;
    stepNo: number;
    turn: number | null;
    hand: { hands: (number | null)[][] } | null;
    seats: { you: boolean; place: number }[];
  } | null;
  fairness?: { serverSeed: string | null; serverSeedHash: string };
}

/** Every JSON value that stands for a card which its reader must not know yet. */
const numbersIn = (hands: readonly (readonly (number | null)[])[]) =>
  hands.flat().filter((card) => card !== null);

it.each(CARD_GAMES)(
  'GAME-13 $id is played over HTTP by two members, and no wire of one carries the other’s cards',
  async ({ id, action, cardRoom: { stakes, moves }, vassalage, gameType }) => {
    const pushed = vi.spyOn(test.app.push, 'publish');
    for (const who of WHO) {
      await ask(who, '/wps/game/launchGame', {
        ...{ vendor: vassalage, gameId: id, gameCategory: gameType },
      });
      const seat = { roundRef: randomUUID(), stake: stakes[0] };
      expect((await ask(who, `/api/v1/games/${id}/${action}`, seat)).status).toBe(200);
    }
    const read = async (who: Who) => (await ask(who, `/api/v1/card-rooms/${id}`)).value?.room;
    const roomId = (await read('member1'))?.roomId ?? '';
    expect((await read('agent1'))?.roomId).toBe(roomId);
    const until = async (state: string) => {
      for (let steps = 0; steps < 40; steps++) {
        const row = await findRoom(test.app.db, roomId);
        if (row?.state === state) return row;
        const left = await stepRoom(test.app, roomId);
        test.app.clock.advance(Math.max(1, left) / 1_000);
      }
      throw new Error(`the room never came to ${state}`);
    };
    const dealt = await until('T');
    if (!dealt.hand) throw new Error('no hand');
    const [move = ''] = Object.keys(moves);
    const { at } = handOf(test.app, dealt, dealt.hand);
    const cards = (at as { hands: number[][] }).hands;
    for (const who of WHO) {
      const { value, text } = await ask(who, `/api/v1/card-rooms/${id}`);
      const own = value?.room?.seats.find(({ you }) => you)?.place ?? -1;
      expect(value?.room?.hand?.hands.map((hand) => numbersIn([hand]))).toEqual(
        cards.map((hand, place) => (place === own ? hand : [])),
      );
      // Neither the secret nor what it draws is anywhere else in the answer.
      expect(text).not.toMatch(/deck|sealed|"serverSeed"/);
    }
    const [first, second] =
      (await read('member1'))?.turn === (await read('member1'))?.seats.find(({ you }) => you)?.place
        ? WHO
        : ([...WHO].reverse() as [Who, Who]);
    const step = { handNo: 1, stepNo: 1 };
    const path = `/api/v1/games/${id}/${move}`;
    expect(await ask(second, path, step)).toMatchObject({
      ...{ status: 409, code: 'play.not_your_turn' },
    });
    expect((await ask(first, path, step)).value?.room?.stepNo).toBe(2);
    expect((await ask(second, path, { ...step, stepNo: 2 })).status).toBe(200);
    // What was pushed while the hand was played, to whom, and with which cards.
    const topic = cardRoomTopic(id).name;
    const told = pushed.mock.calls.filter(([{ name }]) => name === topic);
    const open = told.filter(([, data]) => (data as Answer).room?.state !== 'SHOWDOWN');
    expect(open.length).toBeGreaterThan(6);
    for (const [, data, member] of open) {
      const { room } = data as Answer;
      const own = dealt.hand.seats.findIndex(({ memberId }) => memberId === member);
      const others = (room?.hand?.hands ?? []).filter((_, place) => place !== own);
      expect([member !== undefined, numbersIn(others)]).toEqual([true, []]);
    }
    await until('W');
    const { value } = await ask('member1', `/api/v1/games/${id}/rounds`);
    const [round] = (value as unknown as { list: { roundId: string }[] }).list;
    const proof = (await ask('member1', `/api/v1/rounds/${round?.roundId}`)).value?.fairness;
    expect([proof?.serverSeedHash, proof?.serverSeed !== null]).toEqual([
      dealt.server_seed_hash,
      true,
    ]);
    for (const who of WHO) {
      expect((await ask(who, `/api/v1/games/${id}/leave`, { roomId })).value?.room).toBeNull();
    }
  },
);
