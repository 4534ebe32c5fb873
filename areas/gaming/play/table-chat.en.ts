/** Texts of the chat at tables that members share. */
export const en = {
  title: 'Chat',
  close: 'Close the chat',
  messages: 'Messages at this table',
  loading: 'Reading the chat',
  failed: 'The chat could not be read.',
  again: 'Try again',
  empty: 'Nobody has said anything yet',
  empty_help: 'Everybody at this table sees what is written here.',
  you: 'You',
  more: 'More about what {name} said',
  hide: 'Hide {name}',
  report: 'Report',
  reported: 'Reported. A person will look at it.',
  hidden: 'You do not see what these members write:',
  show: 'Show {name} again',
  field: 'Your message',
  placeholder: 'Say something',
  send: 'Send',
  left: '{count, plural, one {# character left} other {# characters left}}',
  log_in: 'Log in to write',
  trial: 'With play money you can read here. Writing needs a real account.',
  silenced_until: 'You can read here, and write again from {time}.',
  silenced: 'You can read here, but no longer write.',
  offline: 'No internet. New messages come when it is back.',
  help: 'You do not have to carry this alone. A break is always possible.',
  help_open: 'See what can help',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'table-chat': typeof en;
  }
}
