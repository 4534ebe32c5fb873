import { dayIn, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { DepositType } from './deposit-rule.ts';
import { hasDeposited, lastTaken } from './offers.repository.ts';

/**
 * Where a member stands with a deposit offer: open to him, promised to an order that waits, taken
 * (for ever, or today), or past because he paid in before.
 */
export type OfferStanding = 'open' | 'joined' | 'taken' | 'past';

/** The first deposit is one for ever; a day's offer is open again on the next day. */
export async function readStanding(
  app: App,
  member: MemberId,
  { id, kind }: { id: string; kind: DepositType },
): Promise<OfferStanding> {
  const taken = await lastTaken(app.db, member, id);
  if (taken?.state === 'Reserved') return 'joined';
  const zone = app.site.settings['site.zone'];
  if (kind === 'DEPOSIT') {
    const isToday = taken && dayIn(zone, taken.issued_at) === dayIn(zone, app.clock.now());
    return isToday ? 'taken' : 'open';
  }
  if (taken) return 'taken';
  return (await hasDeposited(app.db, member)) ? 'past' : 'open';
}
