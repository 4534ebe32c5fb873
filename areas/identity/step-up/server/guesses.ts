import { plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { sql } from 'kysely';
import { LOCK_SECONDS, WRONG_MAX } from '../step-up.limits.ts';
import type { Guarded } from './step-up.tables.ts';

/** The refusal of a wrong guess and of a locked secret. */
const REFUSALS = {
  payment_password: { wrong: 'payment_password.wrong', locked: 'payment_password.locked' },
  questions: { wrong: 'questions.wrong', locked: 'questions.locked' },
} as const satisfies Record<Guarded, { wrong: string; locked: string }>;

/**
 * Checks one guess at a secret of the member. It is counted before it is checked, so that guesses
 * at the same time count like guesses in a row (AC-54). After five wrong ones all guesses are
 * refused unchecked for an hour. Throws `<what>.wrong` and `<what>.locked`.
 */
export async function judgeGuess(
  app: App,
  memberId: MemberId,
  what: Guarded,
  isRight: () => Promise<boolean>,
): Promise<void> {
  await countGuess(app, memberId, what);
  if (!(await isRight())) throw refuse(REFUSALS[what].wrong);
  await forgetGuesses(app, memberId, what);
}

/** Called after a right guess, and when the secret was replaced by means of another proof. */
export const forgetGuesses = (app: App, memberId: MemberId, what: Guarded) =>
  app.db
    .deleteFrom('security_guard')
    .where('member_id', '=', memberId)
    .where('what', '=', what)
    .execute();

async function countGuess(app: App, memberId: MemberId, what: Guarded) {
  const now = app.clock.now();
  const lockedUntil = plusSeconds(now, LOCK_SECONDS);
  // After a lock has ended the count begins again; while one holds, nothing is counted.
  const { rows } = await sql<{ failures: number }>`
    insert into security_guard as g (member_id, what, failures) values (${memberId}, ${what}, 1)
    on conflict (member_id, what) do update set
      failures = case when g.locked_until is null then g.failures + 1 else 1 end,
      locked_until = case
        when g.locked_until is null and g.failures + 1 >= ${WRONG_MAX}
        then ${lockedUntil}::timestamptz end
    where g.locked_until is null or g.locked_until <= ${now}
    returning failures`.execute(app.db);
  if (rows.length > 0) return;
  const lock = await app.db
    .selectFrom('security_guard')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .where('what', '=', what)
    .executeTakeFirst();
  const left = ((lock?.locked_until?.getTime() ?? now.getTime()) - now.getTime()) / 1000;
  throw refuse(REFUSALS[what].locked, { retryAfterSeconds: Math.max(1, Math.ceil(left)) });
}
