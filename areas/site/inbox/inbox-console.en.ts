/** Texts of what was written to a member, on the member page. */
export const en = {
  tab: 'Messages',
  inbox: 'Inbox',
  title: 'Title',
  kind: 'Kind',
  'kind.SYSTEM': 'System',
  'kind.PROMO': 'Promotion',
  'kind.MONEY': 'Money',
  'kind.SECURITY': 'Security',
  'kind.AGENT': 'Agent',
  at: 'Sent',
  state: 'State',
  unread: 'Not read',
  read: 'Read',
  removed: 'Removed by the member',
  none: 'No messages in the inbox.',
  outbox: 'SMS and mail',
  channel: 'By',
  'channel.sms': 'SMS',
  'channel.mail': 'Mail',
  purpose: 'For',
  to: 'To',
  'state.queued': 'Waiting',
  'state.sent': 'Sent',
  'state.delivered': 'Arrived',
  'state.failed': 'Failed',
  tries: 'Tries',
  no_outbox: 'Nothing was sent to the present number and address.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'inbox-console': typeof en;
  }
}
