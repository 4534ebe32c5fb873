import { defineTask } from '@palaro/server';
import { sql } from 'kysely';

/**
 * Marks awards that nobody claimed in time as run out, and gives their budgets back what was held.
 * They cannot be claimed before it either.
 */
export const expireAwards = defineTask({
  name: 'promotions.expire-awards',
  every: { seconds: 600 },
  timeoutSeconds: 60,
  batch: 1_000,
  run: ({ app, now, batch }) =>
    app.db.transaction().execute(async (tx) => {
      // The budgets first, as whoever issues locks them; awards that are being claimed are left.
      await sql`select id from promotion where id in (select budget from award
          where state = 'Issued' and expires_at <= ${now} and budget is not null)
        order by id for update`.execute(tx);
      await sql`with due as materialized (
          select member_id, id from award where state = 'Issued' and expires_at <= ${now}
          order by expires_at limit ${batch} for update skip locked),
        expired as (
          update award a set state = 'Expired' from due
          where a.member_id = due.member_id and a.id = due.id
          returning a.budget, a.amount)
        update promotion p set reserved = p.reserved - e.amount
        from (select budget, sum(amount)::bigint as amount from expired
          where budget is not null group by budget) e
        where p.id = e.budget`.execute(tx);
    }),
});
