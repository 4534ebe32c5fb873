import { hasPlayMoney, plusSeconds } from '@palaro/kernel';
import { personMarks, requireOffers, takeMarks } from '@palaro/promotions/server';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { JOIN_SECONDS } from '../rain.limits.ts';
import { claimsEnd } from './rain-desk.ts';
import { findNamedRain } from './rain.repository.ts';
import { makeTicket } from './ticket.ts';

/** A ticket outlives the rain by this, so that an answer that was lost is asked again. */
const ASKED_AGAIN_SECONDS = 600;

/**
 * Judges a member for a rain, once, and gives him the ticket that his claim needs, so that nothing
 * of it is left for the rush (docs/domain/promotions.md §5). A person joins once.
 * Refuses `not_found`, `account.trial`, `rain.not_open` before joining opens, `promo.closed`,
 * `promo.rain_missed` after the end, `promo.not_eligible`, `promo.already_claimed_here`, and as
 * play does for who may not play.
 */
export async function joinRain(
  app: App,
  { id: member, type }: Pick<Member, 'id' | 'type'>,
  { id }: { id: string },
  { deviceId }: Pick<RequestInfo, 'deviceId'>,
) {
  const rain = await findNamedRain(app.reads, id);
  if (!rain) throw refuse('not_found');
  if (hasPlayMoney(type)) throw refuse('account.trial');
  const now = app.clock.now();
  if (rain.state !== 'Running' || rain.closed_at !== null) throw refuse('promo.closed');
  if (now >= rain.ends_at) throw refuse('promo.rain_missed');
  if (now < plusSeconds(rain.starts_at, -JOIN_SECONDS)) throw refuse('rain.not_open');
  await requireOffers(app, member, rain);
  const marks = await personMarks(app, member, deviceId);
  await app.db
    .transaction()
    .execute((tx) => takeMarks(tx, { promotion: id, cycle: 'once', marks }, member));
  const until = plusSeconds(claimsEnd(rain), ASKED_AGAIN_SECONDS);
  return { ticket: makeTicket(app, id, member, until), expiresAt: until.toISOString() };
}
