import { plusSeconds } from '@palaro/kernel';
import { defineJob } from '@palaro/server';
import { closeSession } from './authenticate.ts';
import { dropOldGuards } from './login-guard.repository.ts';
import { listExpiredSessions } from './sessions.repository.ts';

/** Longer than the longest lock, so that the next one is still twice as long. */
const GUARD_KEEP_SECONDS = 86_400;

/**
 * Ends sessions whose time is over though nobody calls with them any more: their push streams would
 * go on telling what happens to the account. Also forgets old failures of logins.
 */
export const endOldSessions = defineJob({
  name: 'accounts.end-old-sessions',
  every: { seconds: 60 },
  batch: 1_000,
  async run({ app, now, batch }) {
    for (const { id, member_id } of await listExpiredSessions(app.db, now, batch)) {
      await closeSession(app, id, member_id, 'expired');
    }
    await dropOldGuards(app.db, plusSeconds(now, -GUARD_KEEP_SECONDS));
  },
});
