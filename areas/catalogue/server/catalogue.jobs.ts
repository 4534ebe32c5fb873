import { defineJob } from '@palaro/server';
import { dropOldDays } from './popularity.ts';
import { boardSince, WINNERS_KEPT } from './winner-board.ts';
import { pruneWinners } from './winners.repository.ts';

/** Keeps the winner board and the counts of days as small as what is shown from them. */
export const pruneBoards = defineJob({
  name: 'catalogue.prune-boards',
  every: { seconds: 60 },
  batch: WINNERS_KEPT,
  async run({ app, batch }) {
    await pruneWinners(app.db, boardSince(app), batch);
    await dropOldDays(app);
  },
});
