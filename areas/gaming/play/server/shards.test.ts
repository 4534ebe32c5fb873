import { randomUUID } from 'node:crypto';
import { fairDraw } from '@palaro/fairness';
import type { Member } from '@palaro/server';
import { testApp, watchShards, type ShardCommit, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activePair } from './active-pair.ts';
import { handOf } from './card-rooms/card-game.ts';
import { findRoom, findSeat, listSeats } from './card-rooms/card-rooms.repository.ts';
import { playMove } from './card-rooms/play-move.ts';
import { stepRoom } from './card-rooms/step-room.ts';
import { takeSeat, type Sitter } from './card-rooms/take-seat.ts';
import { playRound } from './play-round.ts';
import { keepChain } from './shared/chains.ts';
import { stopTables } from './shared/lead-table.ts';
import { placeBet } from './shared/place-bet.ts';
import { stepTable } from './shared/step-table.ts';
import { findLatestTableRound } from './shared/table-rounds.repository.ts';
import { playStep } from './step-round.ts';
import { playerWith } from './test-player.ts';

const GAMES = ['dice', 'mines', 'sic-bo', 'lucky-9'];
let test: TestApp;
let commits: () => Promise<ShardCommit[]>;
beforeAll(async () => {
  const first = await testApp();
  await keepChain(first.app, 'sic-bo', 200);
  first.app.clock.advance(7_200);
  await keepChain(first.app, 'sic-bo', 200);
  test = first;
  await stopTables(test.app);
  // The first bets of a game also open the house's accounts.
  const one = await player();
  const two = await player();
  await roll(one);
  await atTable([one]);
  await hand([one, two]);
  commits = await watchShards(test.database.pool);
});
afterAll(() => test.stop());

const player = async (): Promise<Sitter & Member> => ({
  ...(await playerWith(test, { games: GAMES, balance: '1000.0000' })),
  name: 'p***1',
  network: null,
  free: false,
});
const roll = (member: Member) =>
  playRound(test.app, member, 'dice', {
    roundRef: randomUUID(),
    stake: '1.0000',
    params: { side: 'under', winNumbers: 9800 },
  });

/** Bets of these players in one round of a table, from its opening to the last payout. */
async function atTable(players: readonly Sitter[]) {
  const until = async (state: string) => {
    for (;;) {
      const round = await findLatestTableRound(test.app.db, 'sic-bo');
      if (round?.state === state) return round;
      test.app.clock.advance((await stepTable(test.app, 'sic-bo')) / 1000);
    }
  };
  const { round_no } = await until('OPEN');
  // One of these zones wins whatever is thrown.
  const zones = { big: '10.0000', small: '10.0000', 'any-triple': '10.0000' };
  const bet = { tableRoundNo: Number(round_no), zones };
  for (const one of players) {
    await placeBet(test.app, one, 'sic-bo', { ...bet, roundRef: randomUUID() });
  }
  await until('DONE');
}

/** A hand of Lucky 9 between these players, from their seats to the last payout. */
async function hand(players: readonly Sitter[]) {
  await test.app.pool.query('update play_card_room set free = true');
  for (const one of players) {
    await takeSeat(test.app, one, 'lucky-9', { roundRef: randomUUID(), stake: '100.0000' });
  }
  const roomId = (await findSeat(test.app.db, players[0]?.id ?? ''))?.room_id ?? '';
  expect(await listSeats(test.app.db, roomId)).toHaveLength(players.length);
  for (;;) {
    const room = await findRoom(test.app.db, roomId);
    if (!room || room.hand_no > 1) break;
    if (room.state === 'TURN' && room.hand) {
      const { rules, at } = handOf(test.app, room, room.hand);
      const { memberId } = room.hand.seats[rules.cardRoom.turn(at) ?? -1] ?? {};
      const one = players.find(({ id }) => id === memberId);
      const place = { handNo: 1, stepNo: room.hand.moves.length + 1 };
      if (one) await playMove(test.app, one, { id: 'lucky-9', call: 'good' }, place);
    }
    await stepRoom(test.app, roomId);
    const now = await findRoom(test.app.db, roomId);
    const due = now?.due_at ? now.due_at.getTime() - test.app.clock.now().getTime() : 1_000;
    test.app.clock.advance(Math.max(1, due) / 1000);
  }
}

/** Tables that a money step of a game between members shares with others (decision 053). */
const ROOM = ['play_card_seat'];

/** The commits of what `work` did for one member, with the site's tables that they may write. */
async function expectSteps(member: Member, site: readonly string[], work: () => Promise<unknown>) {
  await commits();
  await work();
  const seen = await commits();
  expect(seen.length).toBeGreaterThan(0);
  for (const one of seen) {
    expect([Object.keys(one.wrote), one.foreign]).toEqual([[member.id], []]);
    expect(site).toEqual(expect.arrayContaining(one.site));
  }
  return seen;
}

it('MONEY-06 a bet and each step of a round touch rows of their own member only', async () => {
  const one = await player();
  await expectSteps(one, [], () => roll(one));
  const cells = Array.from({ length: 25 }, (_, cell) => cell);
  const mines = fairDraw(await activePair(test.app, one.id)).pick(cells, 3);
  const cell = cells.find((free) => !mines.includes(free));
  await expectSteps(one, [], async () => {
    const stake = { roundRef: randomUUID(), stake: '10.0000', mines: 3 };
    await playRound(test.app, one, 'mines', stake);
    await playStep(test.app, one, { id: 'mines', call: 'pick' }, { stepNo: 1, cell });
    await playStep(test.app, one, { id: 'mines', call: 'cashout' }, { stepNo: 2 });
  });
});

it('MONEY-06 a bet at a table counts in the table’s round, and is paid as if it were alone', async () => {
  const one = await player();
  const two = await player();
  const alone = await expectSteps(one, ['play_table_round'], () => atTable([one]));
  await atTable([one, two]);
  const paid = (await commits()).at(-1);
  // One commit pays both; each has the rows there that a commit of its own has.
  const rows = alone.at(-1)?.wrote[one.id];
  expect(paid).toEqual({ wrote: { [one.id]: rows, [two.id]: rows }, foreign: [], site: [] });
});

it('MONEY-06 a hand between members moves money in one step for each, by way of the game', async () => {
  const players = [await player(), await player()];
  await commits();
  await hand(players);
  const seen = await commits();
  const money = seen.filter(({ wrote }) => Object.values(wrote).flat().includes('posting'));
  const stepsOf = ({ id }: Member) => money.filter(({ wrote }) => Object.keys(wrote)[0] === id);
  // Each seat is held and paid.
  for (const one of players) expect(stepsOf(one)).toHaveLength(2);
  for (const { wrote, foreign, site } of seen) {
    expect([Object.keys(wrote).length, foreign]).toEqual([1, []]);
    expect(ROOM).toEqual(expect.arrayContaining(site));
  }
  // What the one lost and the other won has passed the game's account, which keeps the rake alone.
  const { rows } = await test.database.pool.query<{ rest: string; rake: string; lost: string }>(
    `select (select sum(case when p.to_account < 0 then p.amount else -p.amount end)
        from posting p where p.member_id = any($1::bigint[]) and h.kind = 'GAME'
        and h.account_id in (p.from_account, p.to_account)) rest,
      (select sum((r ->> 'rake')::numeric * 10000)::bigint from play_hand,
        jsonb_array_elements(results) r where pair_id = d.pair_id) rake
      from house_account h, play_round d
      where h.kind = 'GAME' and h.detail = 'lucky-9' and d.member_id = ($1::bigint[])[1]`,
    [players.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.rest).toBe(rows[0]?.rake);
});

it('sees a statement that reads another member’s row', async () => {
  const one = await player();
  const two = await player();
  await expectSteps(one, [], () =>
    test.app.db
      .insertInto('play_shown')
      .values({ member_id: one.id, game_id: 'dice', round_id: randomUUID() })
      .execute(),
  );
  await commits();
  await test.app.pool.query(
    `insert into play_shown (member_id, game_id, round_id)
      select $1, 'keno', gen_random_uuid() from wallet where member_id = $2 limit 1`,
    [one.id, two.id],
  );
  expect(await commits()).toEqual([
    { wrote: { [one.id]: ['play_shown'] }, foreign: ['wallet'], site: [] },
  ]);
});
