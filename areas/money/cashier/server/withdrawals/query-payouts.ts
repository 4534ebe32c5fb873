import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { connected } from '../payments/provider-line.ts';
import { isPayoutBarred } from './payout-bars.ts';
import { callProvider, sendPayout } from './send-payout.ts';
import { applyAttemptUpdate, applyPayoutAnswer } from './apply-attempt-update.ts';
import type { AttemptRecord } from './withdrawals.repository.ts';

/** Time for which a node keeps an attempt that it queries; then another may claim it. */
const CLAIM_SECONDS = 60;
/** Reason with which a provider refuses to know a payout. */
const NOT_FOUND = 'not_found';

/** Queries the attempts that are due, at most so many. */
export async function queryPayouts(app: App, now: Date, most: number): Promise<void> {
  for (const attempt of await claimDueAttempts(app, now, most)) {
    await queryPayout(app, attempt).catch((error: unknown) =>
      app.log.error({ err: error, payout: attempt.key }, 'a payout could not be asked about'),
    );
  }
}

/**
 * Queries one payout. One that the provider never received is handed over again under the same key,
 * which pays once, unless a bar stands by now; any other waits until the
 * provider tells its outcome.
 */
async function queryPayout(app: App, attempt: AttemptRecord): Promise<void> {
  const route = connected(app, attempt.provider);
  if (!route) return;
  const { key, provider_id: providerId } = attempt;
  const answer = await route.provider.queryPayout(route.line, { key, providerId });
  if (answer.is === 'ok') return applyPayoutAnswer(app, attempt, answer);
  const isLost = answer.is === 'refused' && answer.reason === NOT_FOUND;
  if (isLost && !(await isPayoutBarred(app, app.db, attempt.member_id)))
    return callProvider(app, attempt);
  await applyAttemptUpdate(app, attempt, { is: 'unknown', providerId: null });
}

const claimDueAttempts = (app: App, now: Date, most: number): Promise<AttemptRecord[]> =>
  app.db
    .with('due', (from) =>
      from
        .selectFrom('payout_attempt')
        .select(['member_id', 'key'])
        .where('next_ask_at', '<=', now)
        .where('state', 'in', ['Sent', 'Unknown'])
        .orderBy('next_ask_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('payout_attempt')
    .from('due')
    .set({ next_ask_at: plusSeconds(now, CLAIM_SECONDS) })
    .whereRef('payout_attempt.member_id', '=', 'due.member_id')
    .whereRef('payout_attempt.key', '=', 'due.key')
    .returningAll('payout_attempt')
    .execute();

/**
 * Sends approved payouts that waited for a provider, its float or the next attempt. Those that
 * still wait come after the others the next time.
 */
export async function sendApprovedPayouts(app: App, now: Date, most: number): Promise<void> {
  const rows = await app.db
    .selectFrom('withdrawal_order')
    .select(['member_id', 'id'])
    .where('state', '=', 'Approved')
    .where((is) => is.or([is('next_ask_at', 'is', null), is('next_ask_at', '<=', now)]))
    .orderBy(({ fn }) => fn.coalesce('next_ask_at', 'created_at'))
    .limit(most)
    .execute();
  for (const { member_id: member, id } of rows) {
    await sendPayout(app, { member, id }).catch((error: unknown) =>
      app.log.error({ err: error, order: id }, 'a payout could not be sent'),
    );
  }
}
