import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '@palaro/server';
import { OPEN_DEPOSITS, OPEN_WITHDRAWALS } from '../../areas/money/cashier/order-states.ts';
import { untilAnswered } from '../people/calls.ts';
import { ACCOUNT } from '../people/people.ts';

/**
 * Moves of the site's clock: past the questions after a lost answer and the next attempt of a
 * payout, the end of a payment's time, a reversal after an hour, a payout that comes back after a
 * day, and what is asked about last.
 */
const STEPS = [60, 60, 900, 300, 3_600, 86_400, 3_600];
const TASKS = ['expire-deposits', 'ask-payments', 'watch-payouts', 'sweep-events'];
const LOOK_MS = 50;
/** What is not done after this is for a later step, or is found at the end. */
const QUIET_WITHIN_MS = 60_000;

/** Lets time pass until nothing is left that the site, its provider or an operator would do. */
export async function settle(url: string, pool: App['pool']): Promise<void> {
  for (const advanceSeconds of STEPS) {
    const sent = { method: 'POST', path: '/sandbox/clock', body: { advanceSeconds } } as const;
    const { now } = (await untilAnswered(url, sent)).value as { now: string };
    const deadline = performance.now() + QUIET_WITHIN_MS;
    while ((await busy(pool, now)) && performance.now() < deadline) await pause(LOOK_MS);
  }
}

/** Tasks that have not run since, and events and orders that somebody is about to work on. */
async function busy(pool: App['pool'], since: string): Promise<boolean> {
  const { rows } = await pool.query<{ busy: boolean }>(
    `with mine as (select id from member where account like $5)
      select (select count(*) from job_run where name = any($1) and started_at >= $2) < $6
        or exists (select from graphile_worker.jobs where attempts < max_attempts
          and task_identifier like 'cashier.%' and run_at <= clock_timestamp())
        or exists (select from payment_event where done_at is null)
        or exists (select from deposit_order where state = any($3) and state <> 'Pending'
          and member_id in (select id from mine))
        or exists (select from withdrawal_order where state = any($4)
          and state not in ('Sent', 'Unknown', 'Approved') and member_id in (select id from mine))
        as busy`,
    [
      TASKS.map((name) => `cashier.${name}`),
      since,
      [...OPEN_DEPOSITS],
      [...OPEN_WITHDRAWALS],
      `${ACCOUNT}%`,
      TASKS.length,
    ],
  );
  return rows[0]?.busy ?? false;
}
