import {
  defineConsoleCall,
  defineErrors,
  id,
  instant,
  int,
  nullable,
  object,
  oneOf,
  optional,
  page,
  rowNumber,
  text,
} from '@palaro/api';

const RECIPIENT_MAX = 254;
const TEXT_MAX = 4_000;

export const deliveryErrors = defineErrors({
  /** The message is not given up, or held a code. */
  'message.not_retryable': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    delivery: typeof deliveryErrors;
  }
}

export const deliveryApi = {
  outbox: defineConsoleCall({
    permission: 'message.view',
    method: 'GET',
    path: '/console/api/delivery/outbox',
    summary: 'SMS and mails that were sent, newest first; recipients masked, codes only in a demo',
    query: object({
      to: optional(text({ min: 1, max: RECIPIENT_MAX })),
      state: optional(oneOf(['queued', 'sent', 'delivered', 'failed'])),
      before: optional(rowNumber()),
    }),
    reply: page(
      'list',
      object({
        id: id(),
        to: text(),
        channel: oneOf(['sms', 'mail', 'captcha']),
        purpose: text(),
        subject: text(),
        text: text({ max: TEXT_MAX }),
        code: nullable(text()),
        state: oneOf(['queued', 'sent', 'delivered', 'failed']),
        provider: nullable(text()),
        tries: int(),
        sentAt: instant(),
      }),
    ),
  }),
};
