import { workTopic } from '@palaro/api';
import type { App, Events } from '@palaro/server';
import { paymentsTopic } from '../../withdrawals.api.ts';
import './withdrawals.events.ts';
import { sendPayoutTask } from './withdrawals.tasks.ts';

/**
 * Handles a moved withdrawal: publishes it to the member's screens, to operators' where a person
 * must look, and gives an approved one to the payout worker.
 */
export async function handleWithdrawalMoved(
  app: App,
  moved: Events['withdrawal.moved'],
): Promise<void> {
  const { memberId, id, state, at } = moved;
  app.push.publish(paymentsTopic, { kind: 'withdrawal', id, state, at }, memberId);
  // A second run finds it sent and does nothing.
  if (state === 'Approved') await app.queue.add(app.db, sendPayoutTask, { member: memberId, id });
  if (state === 'Review' || state === 'Failed') app.push.publish(workTopic, {});
}
