import {
  bool,
  defineConsoleCall,
  id,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  rowNumber,
  text,
  type Static,
} from '@palaro/api';

export const MESSAGE_CHANNELS = ['sms', 'mail', 'captcha'] as const;
export const MESSAGE_STATES = ['queued', 'sent', 'delivered', 'failed'] as const;

const TEXT_MAX = 4_000;
const PURPOSE_MAX = 64;

const message = object({
  id: id(),
  /** Masked. */
  to: text(),
  channel: oneOf(MESSAGE_CHANNELS),
  /** One word that says what the message is about. */
  purpose: text(),
  subject: text(),
  /** Codes are dots, but in a demo. */
  text: text({ max: TEXT_MAX }),
  state: oneOf(MESSAGE_STATES),
  provider: nullable(text()),
  tries: int(),
  sentAt: instant(),
  /** It was given up, and held no code. */
  retryable: bool(),
});
export type MessageRow = Static<typeof message>;

const provider = object({
  /** `sandbox` takes what no gateway is set up for; null: no provider has taken it yet. */
  provider: nullable(text()),
  channel: oneOf(MESSAGE_CHANNELS),
  queued: int(),
  sent: int(),
  delivered: int(),
  failed: int(),
  lastAt: instant(),
});
export type ProviderRow = Static<typeof provider>;

const both = () => object({ EN: text({ max: TEXT_MAX }), TY: text({ max: TEXT_MAX }) });
const template = object({
  /** The area whose code sends it. */
  area: text(),
  name: text(),
  channels: list(oneOf(['inbox', 'mail', 'sms'])),
  subject: nullable(both()),
  text: both(),
  placeholders: list(text()),
  sample: object({ subject: nullable(both()), text: both() }),
});
export type Template = Static<typeof template>;

const one = () => object({ message: rowNumber() });

/** What went out by SMS and mail (docs/domain/operator-console.md §4, screen 26). */
export const messagesApi = {
  messages: defineConsoleCall({
    permission: 'message.view',
    method: 'GET',
    path: '/console/api/messages',
    summary: 'SMS and mails, newest first, with masked recipients',
    query: object({
      state: optional(oneOf(MESSAGE_STATES)),
      channel: optional(oneOf(MESSAGE_CHANNELS)),
      purpose: optional(text({ min: 1, max: PURPOSE_MAX })),
      pageNum: optional(int({ min: 1, max: 10_000 })),
    }),
    reply: page('list', message),
  }),
  messageProviders: defineConsoleCall({
    permission: 'message.view',
    method: 'GET',
    path: '/console/api/messages/providers',
    summary: 'What each provider took in the last 24 hours, and what this day’s SMS cost',
    reply: object({ ...page('list', provider).properties, smsSpent: money(), smsDayCap: money() }),
  }),
  messageTemplates: defineConsoleCall({
    permission: 'message.view',
    method: 'GET',
    path: '/console/api/messages/templates',
    summary: 'Every text that the site sends by itself, in both languages, with a sample',
    reply: page('list', template),
  }),
  messageRecipient: defineConsoleCall({
    permission: 'member.contact.view',
    records: 'message.recipient',
    repeatable: true,
    method: 'POST',
    path: '/console/api/messages/{message}/recipient',
    summary: 'The recipient in full, for a reason that is recorded',
    params: one(),
    body: object({ reason: reasonText() }),
    reply: object({ to: text() }),
  }),
  retryMessage: defineConsoleCall({
    permission: 'message.retry',
    records: 'message.retry',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/messages/{message}/retry',
    summary: 'Queues a message again that was given up',
    params: one(),
    reply: object({}),
    errors: ['message.not_retryable'],
  }),
};
