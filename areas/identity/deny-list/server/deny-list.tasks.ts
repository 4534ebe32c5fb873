import { defineTask } from '@palaro/server';
import { sql } from 'kysely';

/** Takes entries whose end has come off the deny list, and with them what they bar. */
export const endDueEntries = defineTask({
  name: 'deny-list.end-due',
  every: { seconds: 60 },
  timeoutSeconds: 60,
  batch: 500,
  async run({ app, now, batch }) {
    await sql`update deny_entry set lifted_at = until_at where id in (
      select id from deny_entry where lifted_at is null and until_at <= ${now}
      order by until_at limit ${batch})`.execute(app.db);
  },
});
