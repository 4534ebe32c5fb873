import { spanOf, type NightlyCheck } from '@palaro/server';
import { sql } from 'kysely';

interface Row {
  id: string;
  taken: number | null;
  claims: number;
  pieces: number;
  posted: number;
  paid: string;
  sum: string;
  spent: string;
}

/**
 * Checks rains that were closed on a day: claims are pieces of the list with their amounts, each
 * has its transfer, and together they are what the budget says is spent.
 */
export const checkRains: NightlyCheck = {
  name: 'rain.claims',
  says: 'Claims of rains, their pieces, their transfers and what their budgets say are the same',
  async run(app, day) {
    const { from, to } = await spanOf(app.db, day, app.site.settings['site.zone']);
    const { rows } = await sql<Row>`
      select x.id, x.taken, c.claims, c.pieces, c.posted, x.paid::text as paid,
        c.sum::text as sum, p.spent::text as spent
      from rain x join promotion p on p.id = x.id cross join lateral (
        select count(*)::int as claims, count(q.piece)::int as pieces,
          count(t.transfer_id)::int as posted, coalesce(sum(c.amount), 0)::bigint as sum
        from rain_claim c
          left join rain_piece q on q.rain = c.rain and q.piece = c.piece and q.amount = c.amount
          left join ledger.transfer t on t.member_id = c.member_id and t.kind = 'award'
            and t.cause_id = 'PALARO/red-rain/' || c.rain
        where c.rain = x.id) c
      where x.closed_at >= ${from} and x.closed_at < ${to}
        and (x.taken <> c.claims or c.claims <> c.pieces or c.claims <> c.posted
          or x.paid <> c.sum or p.spent <> c.sum)
      order by x.id limit 1000`.execute(app.db);
    return rows.map(({ id, ...details }) => ({ subject: `rain:${id}`, details }));
  },
};
