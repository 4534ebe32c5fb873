export const en = {
  'error.rg.too_early': 'A limit becomes higher only after its waiting time.',
  'error.adjust.insufficient': 'The member does not have that much in the main wallet.',
  'error.adjust.zero': 'A correction of nothing corrects nothing. Enter an amount.',
  'error.round.not_voidable':
    'This round cannot be voided: its vendor keeps the balance, or it is archived.',
  'error.round.still_played': 'This round is still being played. Its game ends it by its own rule.',
  'error.round.not_askable': 'The round is not open, or its vendor cannot be asked about it.',
  balance: 'Balance',
  play_money: 'Play money',
  main: 'Main wallet',
  held: 'Held',
  bonus: 'Bonus',
  at_vendor: 'At {vendor}',
  transfer: 'Transfer',
  record: 'Account record',
  wallet: 'Wallet',
  hide: 'Hide balance',
  show: 'Show balance',
  hidden: 'Balance hidden',
  refresh: 'Refresh balance',
  unread: 'Your balance could not be read',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    wallet: typeof en;
  }
}
