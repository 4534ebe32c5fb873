import { readPayoutBars } from '@palaro/accounts/server';
import { noteDenials } from '@palaro/deny-list/server';
import type { MemberId } from '@palaro/kernel';
import { refuse, type App, type Db } from '@palaro/server';

/**
 * Reads what bars payouts of a member. The deny list is asked anew, since his name, browsers and
 * accounts may be others than when he asked for the money.
 */
async function barsNow(app: App, db: Db, member: MemberId) {
  await noteDenials(app, db, { member }, 'withdrawal');
  return readPayoutBars(db, member);
}

/**
 * Refuses `payout.barred` while a freeze, a case, a payout block or the deny list stands in the
 * way. Every step by which money leaves asks this: decisions, second agreements, payments by hand
 * and the task that sends payouts.
 */
export async function refuseBarred(app: App, db: Db, member: MemberId): Promise<void> {
  const bars = await barsNow(app, db, member);
  if (bars.length > 0) throw refuse('payout.barred', { data: { bars } });
}

/** True while one of them stands in the way. */
export const isPayoutBarred = async (app: App, db: Db, member: MemberId): Promise<boolean> =>
  (await barsNow(app, db, member)).length > 0;
