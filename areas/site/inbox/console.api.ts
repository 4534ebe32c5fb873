import {
  bool,
  defineConsoleCall,
  instant,
  int,
  memberId,
  object,
  oneOf,
  optional,
  page,
  text,
  uuid,
} from '@palaro/api';
import { MESSAGE_KINDS } from './inbox.api.ts';

const ofMember = { params: object({ member: memberId() }) };
const views = { permission: 'message.view', method: 'GET' } as const;

/** What was written to a member, as operators see it: titles, never what a message says. */
export const inboxConsoleApi = {
  memberMessages: defineConsoleCall({
    ...views,
    ...ofMember,
    path: '/console/api/members/{member}/messages',
    summary: 'Messages to a member in his inbox, newest first; those he removed too',
    query: object({ pageNum: optional(int({ min: 1, max: 1_000 })) }),
    reply: page(
      'list',
      object({
        id: uuid(),
        kind: oneOf(MESSAGE_KINDS),
        title: text(),
        sentAt: instant(),
        read: bool(),
        removed: bool(),
      }),
    ),
  }),
  memberOutbox: defineConsoleCall({
    ...views,
    ...ofMember,
    path: '/console/api/members/{member}/outbox',
    summary: 'The latest SMS and mails to a member’s present number and address, masked',
    reply: page(
      'list',
      object({
        id: text(),
        channel: text(),
        purpose: text(),
        to: text(),
        state: oneOf(['queued', 'sent', 'delivered', 'failed']),
        tries: int(),
        sentAt: instant(),
      }),
    ),
  }),
};
