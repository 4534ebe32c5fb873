import { sql } from 'kysely';
import { defineJob } from '@palaro/server';

const TABLES = ['social_attempt', 'social_ticket', 'social_spent'] as const;

/** Ways that nobody ended, tickets that nobody used, signatures that are too old to come again. */
export const dropOldWays = defineJob({
  name: 'social.drop-old-ways',
  every: { seconds: 300 },
  batch: 10_000,
  async run({ app, now, batch }) {
    for (const table of TABLES) {
      await sql`delete from ${sql.table(table)} where ctid in (select ctid from ${sql.table(table)}
        where expires_at <= ${now} limit ${batch})`.execute(app.db);
    }
  },
});
