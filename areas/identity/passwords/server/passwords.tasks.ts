import { object, uuid } from '@palaro/api';
import { defineTask } from '@palaro/server';
import { mailTemporary } from './mail-temporary.ts';
import { dropExpired } from './temporary-passwords.repository.ts';

/**
 * Handles a request after its answer, so that the answer's time does not tell who has an account.
 */
export const mailTemporaryTask = defineTask({
  name: 'passwords.mail-temporary',
  payload: object({ id: uuid() }),
  timeoutSeconds: 30,
  run: ({ app, payload }) => mailTemporary(app, payload.id),
});

/** Deletes temporary passwords that are over. */
export const dropTemporaries = defineTask({
  name: 'passwords.drop-temporaries',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 1,
  run: ({ app, now }) => dropExpired(app.db, now),
});
