import { sql } from 'kysely';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, Db, Tx } from '@palaro/server';
import './accounts.tables.ts';

const HOUR = 3600;

/**
 * Holds withdrawals for `hold.resetHours` from now, or longer where they already are held. Somebody
 * who took over an account by its phone or mail must not empty it at once
 * (docs/domain/accounts.md §5, §7).
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
