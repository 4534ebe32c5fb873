// Support: feedback, and the conversation between visitors and operators. A setting decides whether
// a deployment uses another chat. The console decides what operators may do, in a demo the sandbox
// does.
import { defineArea } from '@palaro/server';
import { supportApi, supportErrors } from '../support.api.ts';
import { en } from '../support.en.ts';
import { ty } from '../support.ty.ts';
import { supportOwnData } from './own-data.ts';
import { seedSupport } from './seed-support.ts';
import { supportHandlers } from './support.handlers.ts';
import { forgetGuests } from './support.tasks.ts';
import './support.tables.ts';

export const supportArea = defineArea({
  name: 'support',
  api: supportApi,
  handlers: supportHandlers,
  errors: supportErrors,
  texts: { EN: en, TY: ty },
  // The demo's conversation needs a demo member.
  after: ['accounts'],
  ownData: supportOwnData,
  tasks: [forgetGuests],
  seed: seedSupport,
});

export {
  answerConversation,
  answerFeedback,
  closeConversation,
  listConversations,
  listFeedbackForOperator,
  readForOperator,
} from './answer-conversation.ts';
