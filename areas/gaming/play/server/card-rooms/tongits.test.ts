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
import { paySeat } from './settle-hand.ts';
import { stepRoom } from './step-room.ts';
import { takeSeat, type Sitter } from './take-seat.ts';
import { openRooms, type TestRooms } from './test-room.ts';

const GAME = 'tongits';
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

async function sit(stake: string, realm: 'R' | 'T' = 'R'): Promise<Sitter> {
  const player = await playerWith(test, { games: [GAME], balance: '1000.0000', realm });
  const sitter = { ...player, name: 'p***1', network: null, free: realm === 'T' };
  await takeSeat(test.app, sitter, GAME, { roundRef: randomUUID(), stake });
  return sitter;
}

/** The hand as the server has it, and whose turn it is. */
async function stands(roomId: string) {
  const room = await roomOf(roomId);
  if (!room.hand) throw new Error('no hand');
  const { rules, at } = handOf(test.app, room, room.hand);
  const turn = rules.cardRoom.turn(at) ?? -1;
  const step = { handNo: room.hand_no, stepNo: room.hand.moves.length + 1 };
  return { room, rules: rules.cardRoom, at, turn, mover: room.hand.seats[turn]?.memberId, step };
}
type Stands = Awaited<ReturnType<typeof stands>>;

const move = (who: Sitter, { call, ...fields }: Step, { step }: Stands) =>
  playMove(test.app, who, { id: GAME, call }, { ...step, ...fields });

/** Everybody moves as the clock would, until the hand is shown. */
async function playOut(roomId: string, players: readonly Sitter[]) {
  for (;;) {
    const now = await stands(roomId);
    const who = players.find(({ id }) => id === now.mover);
    if (now.room.state !== 'TURN' || !who) return;
    await move(who, now.rules.idle(now.at), now);
  }
}

it('GAME-13 Tong-its holds eight antes a seat, refuses what is no move, and pays once after a kill', async () => {
  const players = [await sit('10.0000'), await sit('10.0000'), await sit('10.0000')];
  for (const player of players) expect(await balanceOf(player)).toBe('920.0000');
  const roomId = (await view(players[0] as Sitter))?.roomId ?? '';
  await until(roomId, 'TURN');
  const dealt = await stands(roomId);
  const [who, waits] = [true, false].map((moves) =>
    players.find(({ id }) => (id === dealt.mover) === moves),
  ) as [Sitter, Sitter];
  const { hands } = dealt.at as { hands: number[][] };
  expect(hands.map((cards) => cards.length)).toEqual([12, 12, 13]);
  const [others = [], , own = []] = hands;
  const refused = async (by: Sitter, step: Step, code: string) =>
    expect(move(by, step, dealt)).rejects.toMatchObject({ code });
  await refused(waits, { call: 'discard', cards: others.slice(0, 1) }, 'play.not_your_turn');
  for (const step of [
    { call: 'draw' },
    { call: 'callDraw' },
    { call: 'answerDraw', answer: 'fight' },
    { call: 'discard', cards: others.slice(0, 1) },
    { call: 'discard', cards: own.slice(0, 2) },
    { call: 'meld', cards: own.slice(0, 2) },
    { call: 'take', cards: own.slice(0, 2) },
    { call: 'sapaw', cards: own.slice(0, 1), target: 0 },
  ]) {
    await refused(who, step, 'play.step_not_offered');
  }
  expect(await roomOf(roomId)).toEqual(dealt.room);
  const discard = { call: 'discard', cards: own.slice(0, 1) };
  await move(who, discard, dealt);
  // The same again answers the room as it stands; another one under its number is refused.
  expect((await move(who, discard, dealt)).room?.stepNo).toBe(2);
  await refused(who, { call: 'discard', cards: own.slice(1, 2) }, 'play.step_conflict');
  await playOut(roomId, players);
  const room = await until(roomId, 'SETTLE');
  const [one] = await listSeats(test.app.db, roomId);
  // One seat was paid when the node died; then two nodes lead for a moment.
  if (one && room.hand) await paySeat(test.app, room, room.hand, one);
  await Promise.allSettled([stepRoom(test.app, roomId), stepRoom(other.app, roomId)]);
  await until(roomId, 'WAITING');
  const { rows } = await test.app.pool.query<{ results: { net: string; rake: string }[] }>(
    'select results from play_hand where room_id = $1',
    [roomId],
  );
  expect(rows).toHaveLength(1);
  const results = rows[0]?.results ?? [];
  const sum = results.reduce((all, { net, rake }) => all + Money.of(net) + Money.of(rake), 0n);
  expect(sum).toBe(0n);
  // Who plays on holds eight antes again only when the next hand begins.
  for (const [place, { memberId }] of (room.hand?.seats ?? []).entries()) {
    const player = players.find(({ id }) => id === memberId) as Sitter;
    const now = Money.of('1000.0000') + Money.of(results[place]?.net ?? '0.0000');
    expect(await balanceOf(player)).toBe(Money.text(now));
  }
  const rounds = await test.app.db.transaction().execute((tx) => nextRounds(tx, 'replay', 50));
  const ours = rounds.filter(({ pair_id }) => pair_id === room.pair_id);
  expect(ours.map((round) => replays(test.app, round))).toEqual([true, true, true]);
  await expectBooks();
});

it('a turn has one time for all its moves; the clock ends it, and after two such turns one sits out', async () => {
  const players = [await sit('5.0000'), await sit('5.0000'), await sit('5.0000')];
  const roomId = (await view(players[0] as Sitter))?.roomId ?? '';
  await until(roomId, 'TURN');
  const first = await stands(roomId);
  const idler = players.find(({ id }) => id === first.mover) as Sitter;
  // The dealer lets his first turn go.
  forward(50_000);
  await stepRoom(test.app, roomId);
  const second = await stands(roomId);
  expect([second.turn, second.room.hand?.moves.length]).toEqual([0, 1]);
  const who = players.find(({ id }) => id === second.mover) as Sitter;
  forward(10_000);
  await move(who, { call: 'draw' }, second);
  const drawn = await stands(roomId);
  expect([drawn.turn, drawn.room.due_at]).toEqual([0, second.room.due_at]);
  // 15 seconds later his bank is used for five; the clock has not moved for him.
  forward(15_000);
  await stepRoom(test.app, roomId);
  await move(who, drawn.rules.idle(drawn.at), drawn);
  const third = await stands(roomId);
  const bank = third.room.hand?.seats[0]?.bank ?? 0;
  expect([bank > 20_000, bank <= 25_000]).toEqual([true, true]);
  const next = players.find(({ id }) => id === third.mover) as Sitter;
  await move(next, { call: 'draw' }, third);
  const late = await stands(roomId);
  await move(next, late.rules.idle(late.at), late);
  // The dealer again: the clock draws and discards for him at once.
  forward(50_000);
  for (let steps = 0; steps < 2; steps++) await stepRoom(test.app, roomId);
  const after = await stands(roomId);
  expect(after.room.hand?.moves.slice(-2).map(({ call }) => call)).toEqual(['draw', 'discard']);
  const idle = async ({ id }: Sitter) =>
    (await listSeats(test.app.db, roomId)).find(({ member_id }) => member_id === id)?.idle;
  expect([await idle(idler), await idle(who), await idle(next)]).toEqual([2, 0, 0]);
  await playOut(
    roomId,
    players.filter((player) => player !== idler),
  );
  while ((await roomOf(roomId)).state === 'TURN') {
    forward(50_000);
    await stepRoom(test.app, roomId);
    await playOut(
      roomId,
      players.filter((player) => player !== idler),
    );
  }
  await until(roomId, 'WAITING');
  expect([await view(idler), (await view(who))?.roomId]).toEqual([null, roomId]);
  await expectBooks();
});

it('free play is against two bots, who play a hand to its end', async () => {
  const player = await sit('10.0000', 'T');
  const roomId = (await view(player))?.roomId ?? '';
  await until(roomId, 'TURN');
  expect((await view(player))?.seats.map(({ bot }) => bot)).toEqual([false, true, true]);
  for (let steps = 0; (await roomOf(roomId)).state === 'TURN'; steps++) {
    expect(steps).toBeLessThan(200);
    await playOut(roomId, [player]);
    forward(1_200);
    await stepRoom(test.app, roomId);
  }
  await until(roomId, 'WAITING');
  const { rows } = await test.app.pool.query(
    'select 1 from play_round r join play_hand h using (pair_id) where h.room_id = $1',
    [roomId],
  );
  expect(rows).toHaveLength(1);
  await expectBooks();
});
