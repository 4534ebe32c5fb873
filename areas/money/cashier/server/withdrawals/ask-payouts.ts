import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { connected } from '../payments/provider-line.ts';
import { callProvider, sendPayout } from './send-payout.ts';
import { takeNews, takePayout } from './take-payout.ts';
import type { AttemptRecord } from './withdrawals.repository.ts';

/** How long a node keeps an attempt that it asks about; then another may take it. */
const TAKEN_SECONDS = 60;
/** How a provider says that it never saw a payout. */
const NOT_FOUND = 'not_found';

/** Asks what became of the attempts that are due; at most so many. */
export async function askPayouts(app: App, now: Date, most: number): Promise<void> {
  for (const attempt of await takeDue(app, now, most)) {
    await askPayout(app, attempt).catch((error: unknown) =>
      app.log.error({ err: error, payout: attempt.key }, 'a payout could not be asked about'),
    );
  }
}

/**
 * A payout that the provider never saw is handed over again under the same key, which pays once;
 * everything else waits until the provider says what became of it.
 */
async function askPayout(app: App, attempt: AttemptRecord): Promise<void> {
  const route = connected(app, attempt.provider);
  if (!route) return;
  const { key, provider_id: providerId } = attempt;
  const answer = await route.provider.queryPayout(route.line, { key, providerId });
  if (answer.is === 'ok') return takePayout(app, attempt, answer);
  if (answer.is === 'refused' && answer.reason === NOT_FOUND) return callProvider(app, attempt);
  await takeNews(app, attempt, { is: 'unknown', providerId: null });
}

const takeDue = (app: App, now: Date, most: number): Promise<AttemptRecord[]> =>
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
    .set({ next_ask_at: plusSeconds(now, TAKEN_SECONDS) })
    .whereRef('payout_attempt.member_id', '=', 'due.member_id')
    .whereRef('payout_attempt.key', '=', 'due.key')
    .returningAll('payout_attempt')
    .execute();

/**
 * Hands over what is approved: it waited for a provider, its float or the next attempt. Whatever
 * still waits comes after the others the next time.
 */
export async function sendApproved(app: App, now: Date, most: number): Promise<void> {
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
