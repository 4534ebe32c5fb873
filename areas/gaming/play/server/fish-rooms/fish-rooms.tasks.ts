import { ROOM_CARDS, type GameId } from '@palaro/games';
import { plusSeconds } from '@palaro/kernel';
import { defineTask, type App } from '@palaro/server';
import { keepChain } from '../shared/chains.ts';
import { readRoomName } from './room-name.ts';
import { endAndTell } from './room-hub.ts';
import { findLeftSessions, LEFT_SECONDS } from './sessions.repository.ts';
import { showWaves } from './waves.ts';

/** Ends sessions that were left, and those that a crash kept from their end. Returns how many. */
export async function endLeftSessions(app: App, now: Date, batch: number): Promise<number> {
  let ended = 0;
  for (const { round_id, room } of await findLeftSessions(
    app.db,
    plusSeconds(now, -LEFT_SECONDS),
    batch,
  )) {
    const name = readRoomName(room);
    // One session that cannot end must not keep the others open.
    const done = await (name ? endAndTell(app, name, round_id, 'left') : null)?.catch(
      (err: unknown) => {
        app.log.error({ err, round: round_id }, 'a session that was left does not end');
        return null;
      },
    );
    if (done) ended += 1;
  }
  return ended;
}

export const roomTasks = [
  defineTask({
    name: 'play.end-left-sessions',
    every: { seconds: 15 },
    timeoutSeconds: 300,
    batch: 200,
    run: ({ app, now, batch }) => endLeftSessions(app, now, batch),
  }),
  defineTask({
    name: 'play.show-waves',
    every: { seconds: 60 },
    timeoutSeconds: 300,
    batch: 500,
    run: ({ app, batch }) => showWaves(app, batch),
  }),
  defineTask({
    name: 'play.keep-room-chains',
    every: { seconds: 60 },
    timeoutSeconds: 300,
    batch: 1,
    async run({ app }) {
      for (const { id } of ROOM_CARDS) await keepChain(app, id as GameId);
    },
  }),
];
