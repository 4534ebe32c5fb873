import { defineTask } from '@palaro/server';
import { tellOfLocks } from './lock-alarm.ts';
import { forgetOldLogins } from './log-in.ts';

/** Drops old counters of wrong tries, unused browsers and spent challenges. */
export const forgetLogins = defineTask({
  name: 'operators.forget-logins',
  timeoutSeconds: 60,
  every: { seconds: 3600 },
  batch: 1_000,
  run: ({ app, now }) => forgetOldLogins(app, now),
});

/** Raises the alarm about logins that were locked, for names that exist. */
export const tellLocks = defineTask({
  name: 'operators.tell-locks',
  timeoutSeconds: 60,
  every: { seconds: 60 },
  batch: 1_000,
  run: ({ app, now }) => tellOfLocks(app, now),
});
