import { defineTask } from '@palaro/server';
import { sql } from 'kysely';

/** Marks awards that nobody claimed in time as run out. They cannot be claimed before it either. */
export const expireAwards = defineTask({
  name: 'promotions.expire-awards',
  every: { seconds: 600 },
  timeoutSeconds: 60,
  batch: 1_000,
  run: ({ app, now, batch }) =>
    sql`update award a set state = 'Expired' from (
        select member_id, id from award where state = 'Issued' and expires_at <= ${now}
        order by expires_at limit ${batch} for update skip locked) x
      where a.member_id = x.member_id and a.id = x.id`.execute(app.db),
});
