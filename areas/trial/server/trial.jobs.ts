import { plusSeconds } from '@palaro/kernel';
import { closeTrial } from '@palaro/registration/server';
import { defineJob } from '@palaro/server';
import { forgetTrial, listOpenedBefore } from './trial.repository.ts';

const KEEP_SECONDS = 7 * 86_400;

/** Ends trial accounts after a week and forgets whose they were; their postings stay (§8). */
export const dropOldTrials = defineJob({
  name: 'trial.drop-old',
  every: { seconds: 3600 },
  batch: 500,
  async run({ app, now, batch }) {
    for (const { member_id } of await listOpenedBefore(
      app.db,
      plusSeconds(now, -KEEP_SECONDS),
      batch,
    )) {
      await closeTrial(app, member_id);
      await forgetTrial(app.db, member_id);
    }
  },
});
