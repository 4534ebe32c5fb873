import { workTopic } from '@palaro/api';
import type { App, Events } from '@palaro/server';
import { paymentsTopic } from '../../withdrawals.api.ts';
import './withdrawals.events.ts';

/** Tells the member's open screens, and operators' if a person must look. */
export function tellWithdrawal(app: App, moved: Events['withdrawal.moved']): void {
  const { memberId, id, state, at } = moved;
  app.push.publish(paymentsTopic, { kind: 'withdrawal', id, state, at }, memberId);
  if (state === 'Review' || state === 'Failed') app.push.publish(workTopic, {});
}
