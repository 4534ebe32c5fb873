import type { App, Events } from '@palaro/server';
import { keepFindings } from './findings.repository.ts';

/**
 * Makes an unusually large payout a finding at once. While it is open, its member must not withdraw
 * (decision 035).
 */
export async function keepLargePayout(app: App, event: Events['payout.large']): Promise<void> {
  const { vendor, memberId, transaction } = event;
  const subject = `${vendor}/${memberId}/${transaction}`;
  await keepFindings(
    app.db,
    'payouts.large',
    [{ subject, details: { ...event } }],
    app.clock.now(),
  );
  app.log.error({ vendor, transaction }, 'a vendor paid more than its alarm allows');
}
