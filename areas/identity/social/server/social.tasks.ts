import { sql } from 'kysely';
import { defineTask } from '@palaro/server';

const TABLES = ['social_attempt', 'social_ticket', 'social_spent'] as const;

/**
 * Deletes unfinished attempts, unused tickets, and used signatures that are too old to be accepted
 * again.
 */
export const dropOldWays = defineTask({
  name: 'social.drop-old-ways',
  every: { seconds: 300 },
  timeoutSeconds: 60,
  batch: 10_000,
  async run({ app, now, batch }) {
    for (const table of TABLES) {
      await sql`delete from ${sql.table(table)} where ctid in (select ctid from ${sql.table(table)}
        where expires_at <= ${now} limit ${batch})`.execute(app.db);
    }
  },
});
