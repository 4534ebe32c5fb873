import { plusSeconds } from '@palaro/kernel';
import { defineTask } from '@palaro/server';
import './second-factor.tables.ts';

const DAY_SECONDS = 86_400;

/** Deletes tickets and challenges that have expired, and apps that were never confirmed. */
export const forgetOldFactors = defineTask({
  name: 'security.forget-old-factors',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 10_000,
  async run({ app, now }) {
    await app.db.deleteFrom('factor_ticket').where('expires_at', '<=', now).execute();
    await app.db.deleteFrom('factor_challenge').where('expires_at', '<=', now).execute();
    await app.db
      .deleteFrom('factor_app')
      .where('confirmed_at', 'is', null)
      .where('made_at', '<', plusSeconds(now, -DAY_SECONDS))
      .execute();
  },
});
