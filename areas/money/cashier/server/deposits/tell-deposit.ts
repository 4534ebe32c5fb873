import { workTopic } from '@palaro/api';
import type { App, Events } from '@palaro/server';
import { paymentsTopic } from '../../withdrawals.api.ts';
import './deposits.events.ts';

/** Tells the member's open screens, and operators' where a person must look. */
export function tellDeposit(app: App, { memberId, id, state, at }: Events['deposit.moved']): void {
  app.push.publish(paymentsTopic, { kind: 'deposit', id, state, at }, memberId);
  if (state === 'Processing' || state === 'Review') app.push.publish(workTopic, {});
}
