import { Money, type MemberId } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { testApp } from '@palaro/testkit';
import { balances } from '@palaro/wallet/server';
import { expect } from 'vitest';
import { stopTables } from '../shared/lead-table.ts';
import { findRoom, type RoomRow } from './card-rooms.repository.ts';
import { readOwnRoom } from './read-room.ts';
import { stepRoom } from './step-room.ts';
import type { Sitter } from './take-seat.ts';

const STEPS_MOST = 60;

export type TestRooms = Awaited<ReturnType<typeof openRooms>>;

/** Two nodes on one database; only the test moves the rooms of the game on. */
export async function openRooms(game: string) {
  const test = await testApp();
  const other = await testApp({ database: test.database });
  const { pool, db } = test.app;
  for (const { app } of [test, other]) await stopTables(app);

  /** Both nodes’ clocks go on together. */
  function forward(ms: number) {
    for (const { app } of [test, other]) app.clock.advance(ms / 1000);
  }
  async function roomOf(roomId: string): Promise<RoomRow> {
    const room = await findRoom(db, roomId);
    if (!room) throw new Error('the room is gone');
    return room;
  }
  return {
    test,
    other,
    forward,
    roomOf,
    balanceOf: async ({ id }: { id: MemberId }) => Money.text((await balances(test.app, id)).main),
    view: async (who: Sitter) => (await readOwnRoom(test.app, who, game)).room,
    /** Steps the room by its own clock until it is in that state. */
    async until(roomId: string, state: string, node = test): Promise<RoomRow> {
      for (let steps = 0; steps < STEPS_MOST; steps++) {
        const room = await roomOf(roomId);
        if (room.state === state) return room;
        const left = await stepRoom(node.app, roomId);
        if (left > 0) forward(left);
      }
      throw new Error(`the room never came to ${state}`);
    },
    async expectBooks() {
      for (const { id, sql } of INVARIANTS) {
        expect([id, (await pool.query(sql)).rows]).toEqual([id, []]);
      }
    },
    async stop() {
      await other.stop();
      await test.stop();
    },
  };
}
