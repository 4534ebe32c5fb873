import { wholeList, type Handlers } from '@palaro/server';
import type { messagesApi } from '../console.api.ts';
import { listTemplates } from './list-templates.ts';
import { readMessages, readProviders, readRecipient } from './read-messages.ts';
import { retryMessage } from './retry-message.ts';

export const messagesHandlers: Handlers<typeof messagesApi> = {
  messages: ({ app, query }) => readMessages(app, query),
  messageProviders: ({ app }) => readProviders(app),
  messageTemplates: ({ app }) => wholeList(listTemplates(app)),
  messageRecipient: ({ app, operator, params, body }) =>
    readRecipient(app, operator, params.message, body.reason),
  retryMessage: async ({ app, operator, params }) => {
    await retryMessage(app, operator, params.message);
    return {};
  },
};
