/** Texts of the inbox, the message center and the notifications of a device. */
export const en = {
  'error.push.address': 'This device cannot be reached. Try again with another browser.',
  'error.push.keys': 'This device gave no usable key. Try again.',
  message_center: 'Message center',
  sections: 'Messages and notices',
  messages: 'Messages',
  notices: 'Notices',
  show: 'Which messages',
  all: 'All',
  unread: 'Unread',
  new_message: 'Unread: ',
  kind_SYSTEM: 'From the site',
  kind_PROMO: 'Promotion',
  kind_MONEY: 'Money',
  kind_SECURITY: 'Security',
  kind_AGENT: 'For agents',
  read_all: 'Mark all read',
  delete: 'Delete',
  open_entry: 'Show the entry',
  deleted: 'Message deleted',
  undo: 'Undo',
  close: 'Close',
  loading: 'Loading messages',
  none: 'No messages yet',
  none_help: 'What moves in your wallet, what changes on your account, and our answers come here.',
  none_unread: 'You have read everything',
  show_all: 'Show all messages',
  to_the_games: 'To the games',
  not_loaded: 'Your messages could not be loaded',
  try_again: 'Try again',
  not_deleted: 'The message was not deleted. Try again.',
  not_changed: 'That did not work. Try again.',
  notifications: 'Notifications',
  push: 'New messages on this device',
  push_help: 'Your phone shows the title, never an amount.',
  push_blocked: 'Your browser blocks notifications from here. Allow them in its settings first.',
  push_install: 'Add the site to your home screen first, then switch this on there.',
  promos: 'News about promotions',
  promos_help: 'Only if you want them. During a break from play we send none.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    inbox: typeof en;
  }
}
