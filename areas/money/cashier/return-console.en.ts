/** Texts of the operators' screen of balances that go back. */
export const en = {
  title: 'Balances to send back',
  'state.Open': 'Open',
  'state.Done': 'Sent back',
  'state.Withdrawn': 'Withdrawn',
  none: 'Nothing here',
  'reason.under_age': 'Under age',
  'reason.excluded': 'Excluded',
  'reason.unverified': 'Not verified after the last try',
  'waits.barred': 'Payouts are barred',
  'waits.rounds': 'Open bets come first',
  'waits.withdrawal': 'An open withdrawal comes first',
  balance: 'Here: {amount}',
  payable: 'Goes back: {amount}',
  winnings: 'Void wins, to be taken back by a correction: {amount}',
  due: 'Due',
  parts: 'What left the wallet',
  no_parts: 'Nothing was sent yet.',
  by_hand: 'by hand',
  'part.Posted': 'Is being sent',
  'part.Asked': 'Asked',
  'part.Doubt': 'In doubt',
  'part.Sent': 'Sent',
  'part.Failed': 'Not sent; back in the wallet',
  pay: 'Book a payment by hand',
  'pay.title': 'Paid to {account} from our bank',
  'pay.text':
    'First pay it from our bank to the same person, then book it here. A second person sees the payee’s name beside the names that the member is known by, and must agree.',
  amount: 'Amount',
  from: 'Account that paid',
  choose: 'Choose',
  payee: 'Name of the payee',
  reference: 'Reference of the bank',
  missing: 'Amount, account, name and reference are needed.',
  'settle.Sent': 'It was sent',
  'settle.Failed': 'It was not sent',
  'settle.title': 'Part {no}, {amount}: what do the provider’s records say?',
  'settle.text':
    'A call had no answer and a later one was refused. Look at the provider first: what was sent must not be paid again. A second person must agree.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'return-console': typeof en;
  }
}
