import { sql } from 'kysely';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, Db, Tx } from '@palaro/server';
import './accounts.tables.ts';

const HOUR = 3600;

/**
 * Lets withdrawals wait `hold.resetHours` from now, or longer where they already do: who took an
 * account over by its phone or its mail must not empty it at once (accounts.md §5, §7).
 */
export const holdWithdrawals = (app: App, db: Db | Tx, member: MemberId) =>
  db
    .updateTable('member')
    .set({
      withdrawals_held_until: sql<Date>`greatest(withdrawals_held_until, ${plusSeconds(
        app.clock.now(),
        app.site.settings['hold.resetHours'] * HOUR,
      )}::timestamptz)`,
    })
    .where('id', '=', member)
    .execute();
