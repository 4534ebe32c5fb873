import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import type { Db } from '@palaro/server';

export const findGuards = (db: Db, scopes: string[]) =>
  db.selectFrom('login_guard').selectAll().where('scope', 'in', scopes).execute();

interface Window {
  seconds: number;
  lockAfter: number;
  lockSeconds: number;
  lockMaxSeconds: number;
}

/**
 * Counts a failure in one statement, so that parallel guesses are counted one by one; reaching the
 * bound locks the scope, twice as long each time up to the most.
 */
export const countFailure = (db: Db, scope: string, now: Date, window: Window) =>
  db
    .insertInto('login_guard')
    .values({
      scope,
      failures: 1,
      window_until: plusSeconds(now, window.seconds),
      locked_until: null,
    })
    .onConflict((conflict) =>
      conflict.column('scope').doUpdateSet({
        failures: sql`case when login_guard.window_until <= ${now} then 1
          else login_guard.failures + 1 end`,
        window_until: sql`case when login_guard.window_until <= ${now}
          then ${plusSeconds(now, window.seconds)}::timestamptz else login_guard.window_until end`,
        locked_until: sql`case when login_guard.window_until > ${now}
          and (login_guard.failures + 1) % ${window.lockAfter}::int = 0
          then ${now}::timestamptz + make_interval(secs =>
            least(${window.lockSeconds} * power(2, login_guard.locks), ${window.lockMaxSeconds}))
          else login_guard.locked_until end`,
        locks: sql`case when login_guard.window_until > ${now}
          and (login_guard.failures + 1) % ${window.lockAfter}::int = 0
          then login_guard.locks + 1 else login_guard.locks end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const clearGuard = (db: Db, scope: string) =>
  db.deleteFrom('login_guard').where('scope', '=', scope).execute();

/** Anybody can name accounts that do not exist: their rows must not stay for ever. */
export const dropOldGuards = (db: Db, before: Date) =>
  db.deleteFrom('login_guard').where('window_until', '<', before).execute();
