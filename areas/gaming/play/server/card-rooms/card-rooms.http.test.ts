import { randomUUID } from 'node:crypto';
import { sha256Hex } from '@palaro/fairness';
import { CARD_GAMES, type Step } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stopTables } from '../shared/lead-table.ts';
import { cardRoomTopic } from '../../card-rooms.api.ts';
import { handOf } from './card-game.ts';
import { findRoom, listSeats, type RoomRow } from './card-rooms.repository.ts';
import { stepRoom } from './step-room.ts';
import type { Hand, ListedHand } from '../../console-hands.api.ts';

/** They share nothing with each other, so they may sit together. */
const WHO = ['member1', 'agent1', 'player212', 'player125'];
let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
  // Only the test moves the rooms on.
  await stopTables(test.app);
});
afterAll(() => test.stop());

async function ask(who: number, path: string, body?: object) {
  const account = WHO[who] ?? '';
  test.tokens[account] ??= await test.login(account);
  const response = await fetch(test.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${test.tokens[account]}`,
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
    stepNo: number;
    turn: number | null;
    hand: { hands: (number | null)[][] } | null;
    seats: { you: boolean; place: number }[];
  } | null;
  fairness?: { serverSeed: string | null; serverSeedHash: string };
}

/** The cards of these hands that are not face down. */
const open = (hands: readonly (readonly (number | null)[])[] = []) =>
  hands.map((hand) => hand.filter((card) => card !== null));

function played(row: RoomRow) {
  if (!row.hand) throw new Error('no hand');
  const { rules, at } = handOf(test.app, row, row.hand);
  return { rules, at, hands: (at as { hands: number[][] }).hands, seats: row.hand.seats };
}

it.each(CARD_GAMES)(
  'GAME-13 $id is played over HTTP by members, and no wire of one carries another’s cards or the stock',
  async ({ id, action, cardRoom: { stakes, seats }, vassalage, gameType }) => {
    const pushed = vi.spyOn(test.app.push, 'publish');
    const everybody = Array.from({ length: seats.least }, (_, who) => who);
    for (const who of everybody) {
      await ask(who, '/wps/game/launchGame', {
        vendor: vassalage,
        gameId: id,
        gameCategory: gameType,
      });
      const seat = { roundRef: randomUUID(), stake: stakes[0] };
      expect((await ask(who, `/api/v1/games/${id}/${action}`, seat)).status).toBe(200);
    }
    const read = async (who: number) => (await ask(who, `/api/v1/card-rooms/${id}`)).value?.room;
    const roomId = (await read(0))?.roomId ?? '';
    for (const who of everybody) expect((await read(who))?.roomId).toBe(roomId);
    const now = async () => (await findRoom(test.app.db, roomId)) as RoomRow;
    const until = async (state: string) => {
      for (let steps = 0; (await now()).state !== state; steps++) {
        if (steps > 40) throw new Error(`the room never came to ${state}`);
        const left = await stepRoom(test.app, roomId);
        test.app.clock.advance(Math.max(1, left) / 1_000);
      }
      return now();
    };
    const dealt = await until('TURN');
    const places = await Promise.all(
      everybody.map(async (who) => (await read(who))?.seats.find(({ you }) => you)?.place ?? -1),
    );
    const at = (place: number | null) => places.indexOf(place ?? -1);
    for (let row = dealt; row.state === 'TURN'; row = await now()) {
      const { rules, at: stands, hands } = played(row);
      const turn = rules.cardRoom.turn(stands);
      const { call, ...fields }: Step = rules.cardRoom.idle(stands);
      const stepNo = (row.hand?.moves.length ?? 0) + 1;
      const path = `/api/v1/games/${id}/${call}`;
      const step = { handNo: 1, stepNo, ...fields };
      if (stepNo === 1) {
        const other = at(((turn ?? 0) + 1) % everybody.length);
        expect(await ask(other, path, step)).toMatchObject({
          status: 409,
          code: 'play.not_your_turn',
        });
        for (const who of everybody) {
          const { value, text } = await ask(who, `/api/v1/card-rooms/${id}`);
          expect(open(value?.room?.hand?.hands)).toEqual(
            hands.map((hand, place) => (at(place) === who ? hand : [])),
          );
          // Neither the secret nor what it draws is anywhere else in the answer.
          expect(text).not.toMatch(/deck|sealed|"serverSeed"/);
        }
      }
      expect((await ask(at(turn), path, step)).value?.room?.stepNo).toBe(stepNo + 1);
    }
    // What was pushed while the hand was played, to whom, and with which cards.
    const told = pushed.mock.calls.filter(([{ name }]) => name === cardRoomTopic(id).name);
    const during = told.filter(([, data]) => (data as Answer).room?.state !== 'SHOWDOWN');
    expect(during.length).toBeGreaterThan(6);
    for (const [, data, member] of during) {
      const { room } = data as Answer;
      const own = played(dealt).seats.findIndex(({ memberId }) => memberId === member);
      const others = (room?.hand?.hands ?? []).filter((_, place) => place !== own);
      expect([member !== undefined, open(others).flat()]).toEqual([true, []]);
    }
    const lookedAt = played(dealt).seats[0]?.memberId ?? '';
    const seat = (await listSeats(test.app.db, roomId)).find(({ member_id }) => {
      return member_id === lookedAt;
    });
    const hands = `/console/api/members/${lookedAt}/hands`;
    const desk = await test.operator('operator1');
    const look = () => desk.call<Hand>('GET', `${hands}/${seat?.round_id}`);
    expect(await look()).toMatchObject({ status: 409, code: 'play.hand_open' });
    const { hand: over } = await until('SETTLE');
    await until('WAITING');
    const seen = (await look()).value;
    expect(seen.seats.map(({ member, cards }) => ({ member, cards }))).toEqual(
      played(dealt).seats.map(({ memberId }, place) => ({
        member: memberId,
        cards: played(dealt).hands[place],
      })),
    );
    expect(seen.moves.map(({ call }) => call)).toEqual(
      over?.moves.map(({ call, answer }) => answer ?? call),
    );
    const sums = seen.seats.map(({ net, rake }) => Money.of(net) + Money.of(rake));
    expect(sums.reduce((sum, one) => sum + one, 0n)).toBe(0n);
    expect(sha256Hex(seen.serverSeed ?? '')).toBe(dealt.server_seed_hash);
    // Everybody's cards and money were shown, so the look stands on each one's page; not the refused.
    const { rows: looks } = await test.app.pool.query(
      `select actor, member::text from audit_entry where action = 'hand.read' and subject = $1`,
      [`hand:${roomId}/1`],
    );
    expect(looks).toHaveLength(seats.least);
    for (const { memberId } of played(dealt).seats) {
      expect(looks).toContainEqual({ actor: 'operator:operator1', member: memberId });
    }
    const { list } = (await desk.call<{ list: ListedHand[] }>('GET', `${hands}?game=${id}`)).value;
    expect(list).toMatchObject([{ round: seat?.round_id, gameId: id, handNo: 1 }]);
    const stranger = `/console/api/members/1/hands/${seat?.round_id}`;
    expect((await desk.call('GET', stranger)).status).toBe(404);
    const { value } = await ask(0, `/api/v1/games/${id}/rounds`);
    const [round] = (value as unknown as { list: { roundId: string }[] }).list;
    const proof = (await ask(0, `/api/v1/rounds/${round?.roundId}`)).value?.fairness;
    expect([proof?.serverSeedHash, proof?.serverSeed !== null]).toEqual([
      dealt.server_seed_hash,
      true,
    ]);
    for (const who of everybody) {
      expect((await ask(who, `/api/v1/games/${id}/leave`, { roomId })).value?.room).toBeNull();
    }
  },
);
