// Delivery: SMS and mail. What is to be sent is queued in the outbox and leaves behind the answer
// by the deployment's gateways; what a message says is decided by the areas that send it.
import { defineArea } from '@palaro/server';
import { deliveryApi, deliveryErrors } from '../delivery.api.ts';
import { en } from '../delivery.en.ts';
import { ty } from '../delivery.ty.ts';
import { registerGauges } from './delivery-metrics.ts';
import { deliveryHandlers } from './delivery.handlers.ts';
import { dropOldMessages, sendAgain } from './delivery.jobs.ts';
import './delivery.tables.ts';
import { registerReceipts } from './receipt-routes.ts';
import { soon } from './send-queued.ts';
import { deliveryGaps } from './sms-providers.ts';
import { mailDoor } from './smtp.ts';

export const deliveryArea = defineArea({
  name: 'delivery',
  api: deliveryApi,
  handlers: deliveryHandlers,
  errors: deliveryErrors,
  texts: { EN: en, TY: ty },
  jobs: [sendAgain, dropOldMessages],
  routes: registerReceipts,
  start(app) {
    registerGauges(app);
    if (app.config.production && !app.config.demo) {
      for (const gap of deliveryGaps(app)) app.log.warn(gap);
    }
  },
  async stop(app) {
    await soon(app).stop();
    mailDoor(app)?.close();
  },
});

export { listOutbox } from './list-outbox.ts';
export { sendMail, sendSms, writeSandboxNote } from './send-message.ts';
