import type { App } from '@palaro/server';
import { sql } from 'kysely';

/** Beginning and end of days (`YYYY-MM-DD`, both included) in the site's zone, as SQL. */
export function boundsOf({ site }: Pick<App, 'site'>, from: string, to = from) {
  const zone = site.settings['site.zone'];
  return {
    from: sql<Date>`(${from}::date)::timestamp at time zone ${zone}`,
    until: sql<Date>`(${to}::date + 1)::timestamp at time zone ${zone}`,
  };
}
