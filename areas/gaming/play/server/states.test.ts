import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@palaro/testkit';
import {
  CARD_ROOM_MOVES,
  SEED_MOVES,
  statesBefore,
  statesBeforeEnd,
  TABLE_ROUND_MOVES,
  type CardRoomState,
  type Moves,
  type TableRoundState,
} from '../states.ts';
import { changeRoom, findRoom } from './card-rooms/card-rooms.repository.ts';
import { findTableRound, moveTableRound } from './shared/table-rounds.repository.ts';

const database = await testDatabase();
const { db, pool } = database;
afterAll(() => database.drop());

const ID = '00000000-0000-4000-8000-000000000001';
const AT = new Date('2026-11-21T12:00:00Z');
const ROUND = 'sic-bo/1';

// One row of each table, with what it stands on.
beforeAll(() =>
  pool.query(
    `with beacon as (insert into play_beacon values ($1, '-', '', 1, $2, 600)),
      chain as (insert into play_chain (chain_id, game_id, anchor, sealed, length, published_at,
        beacon_id, beacon_round) values ($1, 'sic-bo', '-', '', 1, $2, $1, 1)),
      pair as (insert into play_seed (id, member_id, state, server_seed_hash, sealed, client_seed,
        nonce, created_at) values ($1, 0, 'shared', '-', '', '-', 1, $2)),
      room as (insert into play_card_room (room_id, game_id, stake, free, state, pair_id, since)
        values ($1, 'tong-its', 1, false, 'WAITING', $1, $2))
    insert into play_table_round (round_key, game_id, round_no, chain_id, pair_id, nonce, hand,
      state, opens_at, locks_at, reveals_at)
      values ('${ROUND}', 'sic-bo', 1, $1, $1, 1, 1, 'OPEN', $2, $2, $2)`,
    [ID, AT],
  ),
);

describe.each([
  ['play_seed', SEED_MOVES as Moves<string>],
  ['play_table_round', TABLE_ROUND_MOVES as Moves<string>],
  ['play_card_room', CARD_ROOM_MOVES as Moves<string>],
])('the states of %s', (table, moves) => {
  it('are those that the database takes', async () => {
    const { rows } = await pool.query<{ check: string }>(
      `select pg_get_constraintdef(oid) as check from pg_constraint where conname = $1`,
      [`${table}_state_check`],
    );
    const words = [...(rows[0]?.check ?? '').matchAll(/'(\w+)'/g)].map(([, word]) => word);
    expect(words.toSorted()).toEqual(Object.keys(moves).toSorted());
  });

  it('lead from each state to an end, or round again, and never into a corner', () => {
    const ends = Object.keys(moves).filter((state) => moves[state]?.length === 0);
    const last = ends.length > 0 ? ends : Object.keys(moves).slice(0, 1);
    for (const state of statesBeforeEnd(moves)) {
      const reached = new Set(moves[state]);
      for (const one of reached) moves[one]?.forEach((next) => reached.add(next));
      expect(last.some((end) => reached.has(end))).toBe(true);
    }
  });
});

it('no table of moves lets a state be left that is over', () => {
  expect(statesBefore(SEED_MOVES, 'revealed')).toEqual(['active', 'shared']);
  expect(statesBefore(TABLE_ROUND_MOVES, 'DONE')).toEqual(['SETTLE']);
  expect(statesBefore(TABLE_ROUND_MOVES, 'VOID')).toEqual(['VOIDING']);
});

const attempts = <State extends string>(moves: Moves<State>) => {
  const states = fc.constantFrom(...(Object.keys(moves) as State[]));
  return fc.array(fc.record({ from: states, to: states }), { minLength: 1, maxLength: 30 });
};

it('a shared round moves as its table says, whatever is tried, and not otherwise', async () => {
  const ENDED: readonly TableRoundState[] = ['SETTLE', 'VOIDING', 'DONE', 'VOID'];
  await fc.assert(
    fc.asyncProperty(attempts(TABLE_ROUND_MOVES), async (tries) => {
      await pool.query(`update play_table_round set state = 'OPEN', ended_at = null`);
      let state: TableRoundState = 'OPEN';
      for (const { from, to } of tries) {
        const change = { state: to, ended_at: ENDED.includes(to) ? AT : null };
        const moved = await moveTableRound(db, ROUND, from, change).catch(() => 'refused');
        const allowed = TABLE_ROUND_MOVES[from].includes(to);
        expect(moved).toBe(allowed ? from === state : 'refused');
        if (moved === true) state = to;
        expect((await findTableRound(db, ROUND))?.state).toBe(state);
      }
    }),
    { numRuns: 40 },
  );
});

it('a card room moves as its table says, whatever is tried, and not otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(attempts(CARD_ROOM_MOVES), async (tries) => {
      await pool.query(`update play_card_room set state = 'WAITING', hand = null`);
      let state: CardRoomState = 'WAITING';
      for (const { to } of tries) {
        const room = await findRoom(db, ID);
        if (!room) throw new Error('the room is gone');
        const change = { state: to, hand: to === 'WAITING' ? null : '{}' };
        const moved = await changeRoom(db, room, change).catch(() => 'refused');
        expect(moved).toBe(CARD_ROOM_MOVES[state].includes(to) ? true : 'refused');
        if (moved === true) state = to;
        expect((await findRoom(db, ID))?.state).toBe(state);
      }
    }),
    { numRuns: 40 },
  );
});
