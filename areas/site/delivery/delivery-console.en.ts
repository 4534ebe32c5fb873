/** Texts of the screen of sent messages. */
export const en = {
  title: 'Messages',
  at: 'Time',
  to: 'To',
  channel: 'Channel',
  purpose: 'About',
  state: 'State',
  provider: 'Provider',
  tries: 'Tries',
  subject: 'Subject',
  text: 'Text',
  'channel.inbox': 'Inbox',
  templates: 'Texts that the site sends',
  templates_help:
    'They are read from the tables that the code sends from, so they change with a new version of the site only.',
  find_template: 'Find a text',
  no_template: 'No text matches this.',
  sent_from: 'Sent by the area {area}',
  placeholders: 'Filled in:',
  sample: 'Sample',
  'channel.sms': 'SMS',
  'channel.mail': 'Mail',
  'channel.captcha': 'Captcha',
  'state.queued': 'Waiting',
  'state.sent': 'Sent',
  'state.delivered': 'Delivered',
  'state.failed': 'Given up',
  'view.failed': 'Given up',
  'view.queued': 'Waiting',
  no_provider: 'None yet',
  empty: 'No message was sent yet.',
  reveal: 'Show the recipient',
  reveal_title: 'Show the recipient in full',
  reveal_text: 'The look and the reason are recorded.',
  retry: 'Send again',
  retry_title: 'Send this message again',
  retry_text: 'It waits for a provider as if it were new.',
  providers: 'Last 24 hours',
  last: 'Last message',
  spent: 'Cost of today’s SMS',
  cap: 'Limit of a day',
  no_providers: 'Nothing was sent in the last 24 hours.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'delivery-console': typeof en;
  }
}
