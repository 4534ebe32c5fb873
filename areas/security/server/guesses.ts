import { plusSeconds, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { sql } from 'kysely';
import { LOCK_SECONDS, WRONG_MAX } from '../security.limits.ts';
import type { Guarded } from './security.tables.ts';

/** What a guess is refused with. */
const REFUSALS = {
  payment_password: { wrong: 'payment_password.wrong', locked: 'payment_password.locked' },
  questions: { wrong: 'questions.wrong', locked: 'questions.locked' },
} as const satisfies Record<Guarded, { wrong: string; locked: string }>;

/**
 * Judges one guess at a secret of the member. It is counted before it is looked at, so that guesses
 * at once count like guesses in a row (AC-54): after five wrong ones the next are refused for an
 * hour without being looked at. Throws `<what>.wrong` and `<what>.locked`.
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

/** After a right one, and when the secret itself was replaced by another proof. */
export const forgetGuesses = (app: App, memberId: MemberId, what: Guarded) =>
  app.db
    .deleteFrom('security_guard')
    .where('member_id', '=', memberId)
    .where('what', '=', what)
    .execute();

async function countGuess(app: App, memberId: MemberId, what: Guarded) {
  const now = app.clock.now();
  const lockedUntil = plusSeconds(now, LOCK_SECONDS);
  // A lock that is over begins the count anew; one that holds keeps the statement from counting.
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
