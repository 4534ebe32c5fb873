import type { Handlers } from '@palaro/server';
import type { inboxApi } from '../inbox.api.ts';
import { chooseMessages, readChoices } from './choose-messages.ts';
import { readInbox } from './list-messages.ts';
import { unreadOf } from './mailbox.ts';
import { deleteMessage, readAllMessages, readMessage, restoreMessage } from './mark-messages.ts';
import { vapidKeys } from './push-door.ts';
import { subscribePush, unsubscribePush } from './subscribe-push.ts';

export const inboxHandlers: Handlers<typeof inboxApi> = {
  messages: ({ app, member, query, request }) => readInbox(app, member, query, request),
  unreadCount: ({ app, member }) => unreadOf(app, member.id),
  readMessage: ({ app, member, params }) => readMessage(app, member.id, params.messageId),
  readAll: ({ app, member, body }) => readAllMessages(app, member.id, new Date(body.until)),
  deleteMessage: ({ app, member, params }) => deleteMessage(app, member.id, params.messageId),
  restoreMessage: ({ app, member, params }) => restoreMessage(app, member.id, params.messageId),
  pushKey: ({ app }) => ({ publicKey: vapidKeys(app).publicKey }),
  subscribePush: ({ app, member, body, request }) => subscribePush(app, member, body, request),
  unsubscribePush: ({ app, member, body }) => unsubscribePush(app, member, body.endpoint),
  choices: ({ app, member }) => readChoices(app, member.id),
  choose: ({ app, member, body }) => chooseMessages(app, member.id, body.promos),
};
