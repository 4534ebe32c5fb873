import { defineTask } from '@palaro/server';
import { countDue, judgeBalances } from './count-due.ts';

/**
 * Counts what a node left when it died between a fold and its counting, and closes requirements of
 * members who have nothing left and no longer play.
 */
export const countLeft = defineTask({
  name: 'turnover.count-left',
  every: { seconds: 60 },
  timeoutSeconds: 300,
  batch: 200,
  async run({ app, batch }) {
    await countDue(app);
    await judgeBalances(app, batch);
  },
});
