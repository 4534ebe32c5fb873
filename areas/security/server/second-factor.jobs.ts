import { plusSeconds } from '@palaro/kernel';
import { defineJob } from '@palaro/server';
import './second-factor.tables.ts';

const DAY_SECONDS = 86_400;

/** Drops tickets and challenges past their time, and apps that were never confirmed. */
export const forgetOldFactors = defineJob({
  name: 'security.forget-old-factors',
  every: { seconds: 3_600 },
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
