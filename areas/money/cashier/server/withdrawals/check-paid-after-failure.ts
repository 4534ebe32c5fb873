import type { NightlyCheck } from '@palaro/server';
import { PAID_AFTER_FAILURE } from './apply-attempt-update.ts';

/** Finds payouts that their provider paid after it had reported a failure. */
export const checkPaidAfterFailure: NightlyCheck = {
  name: 'cashier.paid-after-all',
  says: 'no payout was paid that had failed',
  async run({ db }) {
    const rows = await db
      .selectFrom('payout_attempt')
      .select(['key', 'provider', 'amount'])
      .where('reason', '=', PAID_AFTER_FAILURE)
      .execute();
    return rows.map(({ key, provider, amount }) => ({
      subject: `payout/${key}`,
      details: { provider, amount },
    }));
  },
};
