import type { Handlers } from '@palaro/server';
import type { supportApi } from '../support.api.ts';
import { launchChat, markSeen, readConversation } from './read-conversation.ts';
import { readFeedback, sendFeedback } from './send-feedback.ts';
import { sendMessage } from './send-message.ts';

export const supportHandlers: Handlers<typeof supportApi> = {
  sendFeedback: ({ app, member, body }) => sendFeedback(app, member, body),
  feedback: ({ app, member }) => readFeedback(app, member),
  launchChat: ({ app, principal }) => launchChat(app, principal),
  conversation: ({ app, principal, body }) => readConversation(app, principal, body),
  sendMessage: ({ app, principal, body, request }) => sendMessage(app, principal, body, request),
  markSeen: ({ app, principal, body }) => markSeen(app, principal, body),
};
