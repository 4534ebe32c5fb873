// Delivery: SMS and mail. Messages are queued in the outbox, and the deployment's gateways send
// them after the call has answered. The areas that send messages decide what they say.
import { defineArea, sentTexts } from '@palaro/server';
import { messagesApi } from '../console.api.ts';
import { deliveryApi, deliveryErrors } from '../delivery.api.ts';
import { en } from '../delivery.en.ts';
import { ty } from '../delivery.ty.ts';
import { messagesHandlers } from './console.handlers.ts';
import { registerGauges } from './delivery-metrics.ts';
import { deliveryHandlers } from './delivery.handlers.ts';
import { dropOldMessages, sendTask } from './delivery.tasks.ts';
import './delivery.tables.ts';
import { registerReceipts } from './receipt-routes.ts';
import { seedDelivery } from './seed-delivery.ts';
import { mailDoor } from './smtp.ts';

export const deliveryArea = defineArea({
  name: 'delivery',
  api: { ...deliveryApi, ...messagesApi },
  handlers: { ...deliveryHandlers, ...messagesHandlers },
  errors: deliveryErrors,
  texts: { EN: en, TY: ty },
  needs: [sentTexts],
  tasks: [sendTask, dropOldMessages],
  routes: registerReceipts,
  seed: seedDelivery,
  start: registerGauges,
  stop: (app) => mailDoor(app)?.close(),
});

export { listOutbox } from './list-outbox.ts';
export { deliveryGaps } from './sms-providers.ts';
export { smsPrice } from './sms-price.ts';
export { sendMail, sendSms, writeSandboxNote } from './send-message.ts';
