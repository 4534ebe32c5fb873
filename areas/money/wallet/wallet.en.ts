export const en = {
  'error.rg.too_early': 'A limit becomes higher only after its waiting time.',
  'error.adjust.insufficient': 'The member does not have that much in the main wallet.',
  'error.adjust.zero': 'A correction of nothing corrects nothing. Enter an amount.',
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
