import { defineTask } from '@palaro/server';
import { dropOldCaptchas } from './captcha.repository.ts';
import { dropOldCodes } from './codes.repository.ts';
import { dropOldCounts } from './use-count.repository.ts';

/** Deletes expired codes and captchas, and uses that no longer count. */
export const dropExpired = defineTask({
  name: 'verification.drop-expired',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 10_000,
  async run({ app, now, batch }) {
    await dropOldCodes(app.db, now, batch);
    await dropOldCaptchas(app.db, now, batch);
    await dropOldCounts(app.db, now, batch);
  },
});
