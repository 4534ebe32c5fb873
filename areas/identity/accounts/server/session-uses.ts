import { defineService, type App } from '@palaro/server';
import { touchSession } from './sessions.repository.ts';

/** The latest uses that are being written; the promise never rejects. */
const writing = defineService('accounts.session-uses', () => ({ done: Promise.resolve() }));

/**
 * Notes in the background that a session was used, because a bet must not wait for a second commit.
 * If the process dies before the write, the session only ends up to a minute earlier.
 */
export function noteUse(app: App, id: string, usedAt: Date, idleUntil: Date): void {
  const uses = writing(app);
  uses.done = uses.done
    .then(() => touchSession(app.db, id, usedAt, idleUntil))
    .then(
      () => undefined,
      (error: unknown) =>
        app.log.error({ err: error, session: id }, 'the use of a session was not noted'),
    );
}

/** Wait for this before reading sessions: the uses noted so far are in the database then. */
export const usesWritten = (app: App): Promise<void> => writing(app).done;
