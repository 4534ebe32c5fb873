import { SHARED_CARDS, type GameId } from '@palaro/games';
import { defineTask } from '@palaro/server';
import { listCardGames } from '../card-rooms/card-rooms.repository.ts';
import { keepChain } from './chains.ts';
import { saltFromDrand } from './salt-chains.ts';
import { runTable } from './lead-table.ts';
import { listRunning } from './table-rounds.repository.ts';

export const sharedTasks = [
  defineTask({
    name: 'play.keep-chains',
    every: { seconds: 60 },
    timeoutSeconds: 300,
    batch: 1,
    async run({ app }) {
      for (const { id } of SHARED_CARDS) await keepChain(app, id as GameId);
      await saltFromDrand(app);
    },
  }),
  defineTask({
    name: 'play.run-left-tables',
    // A round or a hand that its node left is taken up again, also when nobody looks.
    every: { seconds: 15 },
    timeoutSeconds: 60,
    batch: 1,
    async run({ app }) {
      const left = [...(await listRunning(app.db)), ...(await listCardGames(app.db))];
      for (const gameId of left) runTable(app, gameId as GameId);
    },
  }),
];
