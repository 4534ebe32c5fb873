// Support: feedback, and the conversation between visitors and operators. Whether a deployment has
// another chat is its setting; what operators may do is the console's, in the demo the sandbox's.
import { defineArea } from '@palaro/server';
import { supportApi, supportErrors } from '../support.api.ts';
import { en } from '../support.en.ts';
import { ty } from '../support.ty.ts';
import { supportOwnData } from './own-data.ts';
import { seedSupport } from './seed-support.ts';
import { supportHandlers } from './support.handlers.ts';
import { forgetGuests } from './support.jobs.ts';
import './support.tables.ts';

export const supportArea = defineArea({
  name: 'support',
  api: supportApi,
  handlers: supportHandlers,
  errors: supportErrors,
  texts: { EN: en, TY: ty },
  ownData: supportOwnData,
  jobs: [forgetGuests],
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
