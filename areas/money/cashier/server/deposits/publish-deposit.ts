import { workTopic } from '@palaro/api';
import type { App } from '@palaro/server';
import type { DepositState } from '../../order-states.ts';
import { paymentsTopic } from '../../withdrawals.api.ts';
import type { DepositRecord } from './deposits.repository.ts';

/**
 * Publishes a committed state to the member's screens, and to operators' where a person must look.
 */
export function publishDeposit(
  app: App,
  { member_id, id }: Pick<DepositRecord, 'member_id' | 'id'>,
  state: DepositState,
): void {
  const at = app.clock.now().toISOString();
  app.push.publish(paymentsTopic, { kind: 'deposit', id, state, at }, member_id);
  if (state === 'Processing' || state === 'Review') app.push.publish(workTopic, {});
}
