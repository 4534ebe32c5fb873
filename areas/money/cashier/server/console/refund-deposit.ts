import { object, text, uuid } from '@palaro/api';
import { defineTask } from '@palaro/server';
import { connected } from '../payments/provider-line.ts';
import { orderOf } from './read-order.ts';

/**
 * Has the provider send a returned order's money back to its payer, again and again under one key
 * until it says that it did; after the last attempt the task stands among the failed ones.
 */
export const refundDeposit = defineTask({
  name: 'cashier.refund-deposit',
  payload: object({ member: text({ max: 18 }), id: uuid() }),
  timeoutSeconds: 60,
  attempts: 20,
  async run({ app, payload: { member, id } }) {
    const order = await orderOf(app, { member, order: id });
    const { provider_id: providerId, reference, state } = order;
    const to = connected(app, order.provider);
    if (state !== 'Returned' || !to?.provider.refund || !providerId) return;
    const amount = BigInt(order.received ?? order.amount);
    const refund = { key: `${reference}-return`, providerId, amount };
    const answer = await to.provider.refund(to.line, refund);
    if (answer.is !== 'ok') {
      app.log.error({ order: id, answer }, 'a provider did not send a deposit back');
      throw new Error(`the provider did not send ${reference} back`);
    }
  },
});
