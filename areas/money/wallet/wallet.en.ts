export const en = {
  'error.rg.too_early': 'A limit becomes higher only after its waiting time.',
  'error.console.second_person': 'Somebody else has to confirm what you proposed.',
  'error.console.reason_required': 'Give a reason and say what happened.',
  'error.adjust.insufficient': 'The member does not have that much in the main wallet.',
  'error.adjust.ended': 'This correction has already been decided.',
  'error.adjust.expired': 'This correction waited too long. Propose it again.',
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
