import type { Insertable } from 'kysely';
import type { Db, Tables } from '@palaro/server';

/**
 * A kept answer is compared with new input at most this often. The input holds a proof, so without
 * this limit each comparison would be a guess that nobody counts.
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

/** The recent answers of a session's step-ups. Each look is counted first. */
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
