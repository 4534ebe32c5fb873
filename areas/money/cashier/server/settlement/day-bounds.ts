import type { App } from '@palaro/server';
import { sql } from 'kysely';

export interface DayBounds {
  from: Date;
  until: Date;
}

/** When a day (`YYYY-MM-DD`) of the site's zone begins and ends. */
export async function dayBounds({ db, site }: App, day: string): Promise<DayBounds> {
  const zone = site.settings['site.zone'];
  const { rows } = await sql<DayBounds>`
    select (${day}::date)::timestamp at time zone ${zone} "from",
      (${day}::date + 1)::timestamp at time zone ${zone} until`.execute(db);
  return rows[0]!;
}
