import { plusSeconds } from '@palaro/kernel';
import { defineTask } from '@palaro/server';
import { closeSession } from './authenticate.ts';
import { dropOldDevices } from './devices.repository.ts';
import { endFreezes } from './freeze-member.ts';
import { dropOldGuards } from './login-guard.repository.ts';
import { dropOldLogins } from './login-history.repository.ts';
import { dropExpiredPairs } from './remembered.repository.ts';
import { forgetMayPlay } from './may-play.ts';
import { usesWritten } from './session-uses.ts';
import { listExpiredSessions } from './sessions.repository.ts';
import { dropOldAnswers } from './step-up-answers.repository.ts';

/** Longer than the longest lock, so that the next lock can still be twice as long. */
const GUARD_KEEP_SECONDS = 86_400;
/** How long the site remembers where an account was used. Browsers keep their mark as long. */
const HISTORY_SECONDS = 400 * 86_400;

/**
 * Ends sessions that have run out even if no call uses them any more; otherwise their push streams
 * would go on sending the account's news. Also deletes old failures of logins and old step-up
 * answers.
 */
export const endOldSessions = defineTask({
  name: 'accounts.end-old-sessions',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 1_000,
  async run({ app, now, batch }) {
    await usesWritten(app);
    for (const { id, member_id } of await listExpiredSessions(app.db, now, batch)) {
      await closeSession(app, id, member_id, 'expired');
    }
    await dropOldGuards(app.db, now, GUARD_KEEP_SECONDS);
    await dropExpiredPairs(app.db, now);
    await dropOldAnswers(app.db, now);
  },
});

/** Deletes old records of where accounts were used. */
export const forgetOldLogins = defineTask({
  name: 'accounts.forget-logins',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 1,
  async run({ app, now }) {
    const before = plusSeconds(now, -HISTORY_SECONDS);
    await dropOldLogins(app.db, before);
    await dropOldDevices(app.db, before);
  },
});

/** Opens accounts again that an operator stopped for some hours. */
export const openFrozen = defineTask({
  name: 'accounts.open-frozen',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 200,
  async run({ app, now, batch }) {
    for (const member of await endFreezes(app, now, batch)) forgetMayPlay(app, member);
  },
});
