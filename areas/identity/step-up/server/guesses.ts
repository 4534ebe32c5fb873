import { plusSeconds, type MemberId } from '@palaro/kernel';
import { defineService, oneByOne, refuse, type App } from '@palaro/server';
import { sql } from 'kysely';
import { LOCK_SECONDS, WRONG_MAX } from '../step-up.limits.ts';
import type { Guarded } from './step-up.tables.ts';

/** The refusal of a wrong guess and of a locked secret. */
const REFUSALS = {
  payment_password: { wrong: 'payment_password_wrong', locked: 'payment_password_locked' },
  questions: { wrong: 'questions.wrong', locked: 'questions.locked' },
} as const satisfies Record<Guarded, { wrong: string; locked: string }>;

const guesses = defineService('step-up.guesses', () => oneByOne());

/**
 * Checks one guess at a secret of the member. After five wrong ones all guesses are refused
 * unchecked for an hour. It is counted before it is checked, so that guesses at the same time, at
 * any nodes, count like guesses in a row (AC-54); and one after the other, so that right ones that
 * come together do not lock each other out. Throws the refusals of `REFUSALS`.
 */
export const judgeGuess = (
  app: App,
  memberId: MemberId,
  what: Guarded,
  isRight: () => Promise<boolean>,
): Promise<void> => guesses(app)(`${memberId}/${what}`, () => judge(app, memberId, what, isRight));

async function judge(app: App, memberId: MemberId, what: Guarded, isRight: () => Promise<boolean>) {
  const failures = await countGuess(app, memberId, what);
  const right = await isRight().catch(async (error: unknown) => {
    // Nobody learned anything from a guess that could not be checked.
    await uncountGuess(app, memberId, what);
    throw error;
  });
  if (!right) throw refuse(REFUSALS[what].wrong, { values: { left: WRONG_MAX - failures } });
  await forgetGuesses(app, memberId, what);
}

/** Called after a right guess, and when the secret was replaced by means of another proof. */
export const forgetGuesses = (app: App, memberId: MemberId, what: Guarded) =>
  app.db
    .deleteFrom('security_guard')
    .where('member_id', '=', memberId)
    .where('what', '=', what)
    .execute();

const uncountGuess = (app: App, memberId: MemberId, what: Guarded) =>
  app.db
    .updateTable('security_guard')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, locked_until: null })
    .where('member_id', '=', memberId)
    .where('what', '=', what)
    .execute();

/** How many were wrong in a row if this one is wrong too. */
async function countGuess(app: App, memberId: MemberId, what: Guarded): Promise<number> {
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
  const [counted] = rows;
  if (counted) return counted.failures;
  const lock = await app.db
    .selectFrom('security_guard')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .where('what', '=', what)
    .executeTakeFirst();
  const until = lock?.locked_until ?? now;
  const left = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  throw refuse(REFUSALS[what].locked, { retryAfterSeconds: left, values: { time: until } });
}
