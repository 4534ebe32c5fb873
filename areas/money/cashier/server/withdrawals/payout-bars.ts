import { readPayoutBars } from '@palaro/accounts/server';
import type { MemberId } from '@palaro/kernel';
import { refuse, type Db } from '@palaro/server';

/**
 * Refuses `payout.barred` while a freeze or a payout block stands. Every step by which money leaves
 * asks this: decisions, second agreements, payments by hand and the task that sends payouts.
 */
export async function refuseBarred(db: Db, member: MemberId): Promise<void> {
  const bars = await readPayoutBars(db, member);
  if (bars.length > 0) throw refuse('payout.barred', { data: { bars } });
}

/** True while a freeze or a payout block stands. */
export const isPayoutBarred = async (db: Db, member: MemberId): Promise<boolean> =>
  (await readPayoutBars(db, member)).length > 0;
