import { object, text, uuid } from '@palaro/api';
import { defineTask } from '@palaro/server';
import { sendBack } from '../payments/send-back.ts';
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
    if (order.state !== 'Returned') return;
    const amount = BigInt(order.received ?? order.amount);
    await sendBack(app, order, { key: `${order.reference}-return`, amount });
  },
});
