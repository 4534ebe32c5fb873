import { defineTask } from '@palaro/server';
import { applyPlannedChange } from './planned-change.ts';
import { plannedGames } from './planned-games.ts';
import { dropOldDays } from './popularity.ts';
import { dropOldAsks } from './vendor-asks.ts';
import { boardSince, WINNERS_KEPT } from './winner-board.ts';
import { pruneWinners } from './winners.repository.ts';

/** Drops winners, daily counts and counts of vendors' requests that no screen shows any more. */
export const pruneBoards = defineTask({
  name: 'catalogue.prune-boards',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: WINNERS_KEPT,
  async run({ app, batch }) {
    await pruneWinners(app.db, boardSince(app), batch);
    await dropOldDays(app);
    await dropOldAsks(app);
  },
});

/** Switches games on or off on the second for which it was planned. */
export const applyPlannedGames = defineTask({
  ...plannedGames,
  timeoutSeconds: 30,
  run: ({ app, payload }) => applyPlannedChange(app, payload.id),
});
