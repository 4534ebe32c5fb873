import type { Insertable } from 'kysely';
import type { Db, Tables } from '@palaro/server';

/**
 * So often what was kept is compared with what comes: an input holds a proof, and comparing it for
 * nothing would be a guess at that proof that nobody counts.
 */
const TRIES = 3;

export const keepAnswer = (db: Db, row: Omit<Insertable<Tables['step_up_answer']>, 'tries'>) =>
  db
    .insertInto('step_up_answer')
    .values(row)
    .onConflict((known) =>
      known.columns(['session_id', 'input']).doUpdateSet(({ ref }) => ({
        answer: ref('excluded.answer'),
        until: ref('excluded.until'),
        tries: 0,
      })),
    )
    .execute();

/** What a session's step-ups have just answered; each look is counted first. */
export const takeAnswers = (db: Db, sessionId: string, now: Date) =>
  db
    .updateTable('step_up_answer')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('until', '>', now)
    .where('tries', '<', TRIES)
    .returning(['input', 'answer'])
    .execute();

export const dropOldAnswers = (db: Db, now: Date) =>
  db.deleteFrom('step_up_answer').where('until', '<=', now).execute();
