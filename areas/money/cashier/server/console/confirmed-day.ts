import { Money } from '@palaro/kernel';
import type { App, Operator } from '@palaro/server';
import { sql } from 'kysely';

/**
 * Counts a deposit that an operator confirms alone. False where his sum of the day would pass
 * `deposit.confirmDaySum`: then nothing is counted, and a second person must agree.
 */
export async function countConfirmed(app: App, { id }: Operator, amount: bigint): Promise<boolean> {
  const most = Money.of(app.site.settings['deposit.confirmDaySum']);
  if (amount > most) return false;
  const { rows } = await sql`
    insert into deposit_confirmed_day as d (operator, day, sum)
      values (${id}, ${dayOf(app)}, ${String(amount)})
      on conflict (operator, day) do update set sum = d.sum + excluded.sum
        where d.sum + excluded.sum <= ${String(most)} returning sum`.execute(app.db);
  return rows.length > 0;
}

const dayOf = ({ clock, site }: App) =>
  sql`(${clock.now()}::timestamptz at time zone ${site.settings['site.zone']})::date`;

/** Takes back what was counted for a deposit that was not added after all. */
export const uncountConfirmed = (app: App, { id }: Operator, amount: bigint) =>
  sql`update deposit_confirmed_day set sum = greatest(sum - ${String(amount)}::bigint, 0)
    where operator = ${id} and day = ${dayOf(app)}`.execute(app.db);
