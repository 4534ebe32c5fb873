/** Texts of what a risk officer stops. */
export const en = {
  case: 'Case open',
  deny: 'Put on the deny list',
  open_case: 'Open a case',
  open_case_title: 'Open a case about {account}',
  open_case_text: 'The account is frozen at once and stays frozen until two people close the case.',
  close_case: 'Close the case',
  close: 'Close the account',
  close_title: 'Ask to close the account of {account} for good',
  close_text:
    'Somebody else has to agree. The name and the number stay taken. What is in the wallet can still be withdrawn unless payouts are blocked or a case is open.',
  'block.payout': 'Block payouts',
  'block.bonus': 'Block bonuses',
  'block_title.payout': 'Block payouts of {account}',
  'block_title.bonus': 'Block bonuses of {account}',
  'block_text.payout':
    'At once, until two people lift it. Withdrawals that wait are put aside; the member can still play and is not told.',
  'block_text.bonus':
    'At once, until two people lift it. The member is offered no promotion and gets no message about one.',
  'blocked.payout': 'Payouts blocked',
  'blocked.bonus': 'Bonuses blocked',
  blocked_by: '{reason} ({by})',
  'lift_block.payout': 'Lift the payout block',
  'lift_block.bonus': 'Lift the bonus block',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'risk-console': typeof en;
  }
}
