import { randomUUID } from 'node:crypto';
import type { Step } from '@palaro/games';
import { Money } from '@palaro/kernel';
import type { TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextRounds } from '../audit.repository.ts';
import { replays } from '../replay-rounds.ts';
import { playerWith } from '../test-player.ts';
import { handOf } from './card-game.ts';
import { listSeats } from './card-rooms.repository.ts';
import { playMove } from './play-move.ts';
import { paySeat, resultsOf } from './settle-hand.ts';
import { stepRoom } from './step-room.ts';
import { takeSeat, type Sitter } from './take-seat.ts';
import { openRooms, type TestRooms } from './test-room.ts';

const GAME = 'pusoy-dos';
let rooms: TestRooms;
let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  rooms = await openRooms(GAME);
  ({ test, other } = rooms);
});
afterAll(() => rooms.stop());

const forward = (ms: number) => rooms.forward(ms);
const balanceOf = (who: Pick<Sitter, 'id'>) => rooms.balanceOf(who);
const view = (who: Sitter) => rooms.view(who);
const roomOf = (roomId: string) => rooms.roomOf(roomId);
const until = (roomId: string, state: string, node = test) => rooms.until(roomId, state, node);
const expectBooks = () => rooms.expectBooks();

const sitter = async (): Promise<Sitter> => ({
  ...(await playerWith(test, { games: [GAME], balance: '2000.0000' })),
  name: 'p***1',
  network: null,
  free: false,
});

/** So many players at a table of their own for ₱10 a card. */
async function seated(count: number) {
  const players: Sitter[] = [];
  await test.app.pool.query('update play_card_room set free = true where free = false');
  for (let at = 0; at < count; at++) players.push(await sitter());
  for (const player of players) {
    await takeSeat(test.app, player, GAME, { roundRef: randomUUID(), stake: '10.0000' });
  }
  return { players, roomId: (await view(players[0] as Sitter))?.roomId ?? '' };
}

/** The hand as it stands, and who moves. */
async function turnOf(roomId: string, players: readonly Sitter[]) {
  const room = await roomOf(roomId);
  if (!room.hand) throw new Error('no hand');
  const { rules, at } = handOf(test.app, room, room.hand);
  const hand = at as { hands: number[][]; opens: number | null; trick: object | null };
  const place = rules.cardRoom.turn(at) ?? -1;
  const who = (of: number) => {
    const { memberId } = room.hand?.seats[of % players.length] ?? {};
    return players.find(({ id }) => id === memberId) as Sitter;
  };
  const step = { handNo: room.hand_no, stepNo: room.hand.moves.length + 1 };
  return { rules, at, hand, place, who, player: who(place), step, idle: rules.cardRoom.idle(at) };
}
const move = (
  player: Sitter,
  { call, ...fields }: Step,
  step: { handNo: number; stepNo: number },
) => playMove(test.app, player, { id: GAME, call }, { ...fields, ...step });

/** Everybody plays as a bot would, through the call of a member. */
async function playOut(roomId: string, players: readonly Sitter[]) {
  while ((await roomOf(roomId)).state === 'TURN') {
    const { rules, at, player, step } = await turnOf(roomId, players);
    await move(player, rules.cardRoom.bot(at), step);
  }
}

it('refuses every play that the rules forbid, with a code, and nothing has moved', async () => {
  const { players, roomId } = await seated(4);
  const room = await until(roomId, 'TURN');
  const { hand, place, who, player, step } = await turnOf(roomId, players);
  const [low = 0, second = 0] = hand.hands[place] ?? [];
  const theirs = hand.hands[(place + 1) % 4]?.[0] ?? 0;
  const play = (...cards: number[]): Step => ({ call: 'play', cards });
  for (const wrong of [
    play(second),
    play(theirs),
    play(low, theirs),
    play(low, low),
    play(),
    { call: 'pass' },
    { call: 'play' },
    { call: 'fold' },
  ]) {
    await expect(move(player, wrong, step)).rejects.toMatchObject({
      code: 'play.step_not_offered',
    });
  }
  await expect(move(who(place + 1), play(theirs), step)).rejects.toMatchObject({
    code: 'play.not_your_turn',
  });
  expect(await roomOf(roomId)).toEqual(room);
  // The 3 of clubs lies: a pair does not follow it, and nothing is higher than itself.
  await move(player, play(low), step);
  const led = await roomOf(roomId);
  const next = await turnOf(roomId, players);
  const [a = 0, b = 0] = next.hand.hands[next.place] ?? [];
  for (const wrong of [play(a, b), play(low)]) {
    await expect(move(next.player, wrong, next.step)).rejects.toMatchObject({
      code: 'play.step_not_offered',
    });
  }
  expect(await roomOf(roomId)).toEqual(led);
});

it.each([3, 4])(
  'GAME-13 %i members play a hand: reserves before the deal, payments by the cards left, each once',
  async (count) => {
    const { players, roomId } = await seated(count);
    // Three wait for a fourth, but not for ever. 156 units of ₱10 are held.
    expect(await Promise.all(players.map(balanceOf))).toEqual(players.map(() => '440.0000'));
    const dealt = await until(roomId, 'DEAL');
    expect(dealt.hand?.seats.map(({ seatNo }) => seatNo)).toEqual(
      dealt.hand?.seats.map(({ seatNo }) => seatNo).sort((a, b) => a - b),
    );
    expect((await view(players[0] as Sitter))?.seats.some(({ banker }) => banker)).toBe(false);
    await until(roomId, 'TURN');
    await playOut(roomId, players);
    const room = await until(roomId, 'SETTLE');
    if (!room.hand) throw new Error('no hand');
    const { hand } = await turnOf(roomId, players);
    const results = resultsOf(test.app, room, room.hand);
    const paid = hand.hands.map(({ length }, place) => {
      const twos = (hand.hands[place] ?? []).filter((card) => card >> 2 === 1).length;
      const times = (length === 13 ? 3 : length >= 10 ? 2 : 1) * Math.min(4, 2 ** twos);
      return Money.of(`${length * times * 10}.0000`);
    });
    expect(results.map((one) => one.paid)).toEqual(paid);
    // A node died when one seat was paid, and two go on at once.
    const [one] = await listSeats(test.app.db, roomId);
    if (one) await paySeat(test.app, room, room.hand, one);
    await Promise.allSettled([stepRoom(test.app, roomId), stepRoom(other.app, roomId)]);
    await until(roomId, 'WAITING');
    for (const [place, { memberId }] of room.hand.seats.entries()) {
      const player = players.find(({ id }) => id === memberId) as Sitter;
      // The next hand's reserve is not yet held.
      const net = results[place]?.net ?? 0n;
      expect(await balanceOf(player)).toBe(Money.text(Money.of('2000.0000') + net));
    }
    const rounds = await test.app.db.transaction().execute((tx) => nextRounds(tx, 'replay', 50));
    const ours = rounds.filter(({ pair_id }) => pair_id === room.pair_id);
    expect(ours.map((round) => replays(test.app, round))).toEqual(players.map(() => true));
    await expectBooks();
  },
);

it('the clock passes, leads the lowest card, and after two such moves in a row sits a player out', async () => {
  const { players, roomId } = await seated(3);
  await until(roomId, 'TURN');
  const first = await turnOf(roomId, players);
  expect(first.idle).toEqual({ call: 'play', cards: [first.hand.opens] });
  for (let steps = 0; (await roomOf(roomId)).state === 'TURN'; steps++) {
    const { rules, at, player, step, hand } = await turnOf(roomId, players);
    if (player === first.player) {
      forward(50_000);
      await stepRoom(test.app, roomId);
      const { moves = [] } = (await roomOf(roomId)).hand ?? {};
      if (steps > 0 && hand.trick) expect(moves.at(-1)).toEqual({ call: 'pass' });
    } else await move(player, rules.cardRoom.bot(at), step);
  }
  await until(roomId, 'WAITING');
  expect(await Promise.all(players.map(async (one) => (await view(one)) !== null))).toEqual(
    players.map((one) => one !== first.player),
  );
  await expectBooks();
});
