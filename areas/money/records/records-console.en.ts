/** Texts of a member's money and rounds on the operators' member page. */
export const en = {
  money: 'Wallet & ledger',
  rounds: 'Bets & rounds',
  from: 'From',
  to: 'To',
  at: 'Time',
  kind: 'Kind',
  amount: 'Amount',
  after: 'Balance after',
  besides: 'Other wallets',
  'wallet.held': 'held',
  'wallet.bonus': 'bonus',
  'wallet.vendor': 'at {vendor}',
  'wallet.debt': 'debt',
  about: 'About',
  no_money: 'No movement on these days.',
  no_rounds: 'No round on these days.',
  transfer: 'Transfer {id}',
  actor: 'By',
  cause: 'Cause',
  reverses: 'Reverses',
  posting: '{from} → {to}',
  from_account: 'From',
  to_account: 'To',
  house: 'Site: {name}',
  game: 'Game',
  vendor: 'Vendor',
  round: 'Round',
  result: 'State',
  'result.open': 'Open',
  'result.settled': 'Settled',
  'result.voided': 'Returned',
  stake: 'Stake',
  payout: 'Paid out',
  net: 'Net',
  proof: 'Replay and proof',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'records-console': typeof en;
  }
}
