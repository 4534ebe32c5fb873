// Support: feedback, and the conversation between visitors and operators, who answer both from the
// console. A setting decides whether a deployment uses another chat.
import { defineArea, operatorsWhoMay } from '@palaro/server';
import { ticketsApi } from '../console.api.ts';
import { supportApi, supportErrors } from '../support.api.ts';
import { en } from '../support.en.ts';
import { ty } from '../support.ty.ts';
import { ticketsHandlers } from './console.handlers.ts';
import { supportOwnData } from './own-data.ts';
import { seedSupport } from './seed-support.ts';
import { supportHandlers } from './support.handlers.ts';
import { forgetGuests } from './support.tasks.ts';
import { feedbackQueue, ticketsQueue } from './tickets.queues.ts';

export { listDistress } from './list-distress.ts';

export const supportArea = defineArea({
  name: 'support',
  api: { ...supportApi, ...ticketsApi },
  handlers: { ...supportHandlers, ...ticketsHandlers },
  errors: supportErrors,
  texts: { EN: en, TY: ty },
  needs: [operatorsWhoMay],
  // The demo's conversations need demo members.
  after: ['accounts'],
  ownData: supportOwnData,
  workQueues: [ticketsQueue, feedbackQueue],
  tasks: [forgetGuests],
  seed: seedSupport,
});
