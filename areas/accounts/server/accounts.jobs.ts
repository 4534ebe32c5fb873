import { plusSeconds } from '@palaro/kernel';
import { defineJob } from '@palaro/server';
import { closeSession } from './authenticate.ts';
import { tellChanges } from './account-changes.ts';
import { dropOldDevices } from './devices.repository.ts';
import { dropOldGuards } from './login-guard.repository.ts';
import { dropOldLogins } from './login-history.repository.ts';
import { dropExpiredPairs } from './remembered.repository.ts';
import { listExpiredSessions } from './sessions.repository.ts';
import { dropOldAnswers } from './step-up-answers.repository.ts';

/** Longer than the longest lock, so that the next one is still twice as long. */
const GUARD_KEEP_SECONDS = 86_400;
/** How long it is known from where an account was used; browsers keep their mark as long. */
const HISTORY_SECONDS = 400 * 86_400;

/**
 * Ends sessions whose time is over though nobody calls with them any more: their push streams would
 * go on telling what happens to the account. Also forgets old failures of logins and answers.
 */
export const endOldSessions = defineJob({
  name: 'accounts.end-old-sessions',
  every: { seconds: 60 },
  batch: 1_000,
  async run({ app, now, batch }) {
    for (const { id, member_id } of await listExpiredSessions(app.db, now, batch)) {
      await closeSession(app, id, member_id, 'expired');
    }
    await dropOldGuards(app.db, now, GUARD_KEEP_SECONDS);
    await dropExpiredPairs(app.db, now);
    await dropOldAnswers(app.db, now);
  },
});

/** Tells what was changed where whoever changed it stopped before it could. */
export const tellAccountChanges = defineJob({
  name: 'accounts.tell-changes',
  every: { seconds: 15 },
  batch: 200,
  run: ({ app, batch }) => tellChanges(app, { limit: batch }),
});

/** Forgets from where accounts were used long ago. */
export const forgetOldLogins = defineJob({
  name: 'accounts.forget-logins',
  every: { seconds: 3_600 },
  batch: 1,
  async run({ app, now }) {
    const before = plusSeconds(now, -HISTORY_SECONDS);
    await dropOldLogins(app.db, before);
    await dropOldDevices(app.db, before);
  },
});
