import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { sql } from 'kysely';

const DAY_SECONDS = 86_400;

/**
 * Providers in use that sent no webhook for a day in which orders of theirs were paid, so these
 * were only found by asking: the webhooks do not arrive (docs/domain/payments.md §5.7).
 */
export async function silentProviders({ db, clock, site }: App): Promise<string[]> {
  const since = plusSeconds(clock.now(), -DAY_SECONDS);
  const used = site.settings['payments.providers'];
  const { rows } = await sql<{ provider: string }>`
    select p.provider from unnest(${used}::text[]) p (provider)
    where exists (select from deposit_order o
        where o.provider = p.provider and o.paid_at >= ${since})
      and not exists (select from payment_event e
        where e.provider = p.provider and e.received_at >= ${since})
    order by 1`.execute(db);
  return rows.map(({ provider }) => provider);
}
