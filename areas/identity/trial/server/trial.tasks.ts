import { plusSeconds } from '@palaro/kernel';
import { closeTrial } from '@palaro/registration/server';
import { defineTask } from '@palaro/server';
import { forgetTrial, listOpenedBefore } from './trial.repository.ts';

const KEEP_SECONDS = 7 * 86_400;

/** Ends trial accounts after a week and deletes whose they were; their postings stay (§8). */
export const dropOldTrials = defineTask({
  name: 'trial.drop-old',
  every: { seconds: 3600 },
  timeoutSeconds: 60,
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
