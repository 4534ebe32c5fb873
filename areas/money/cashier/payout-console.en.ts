/** Texts of the state of the person beside an amount that is to be paid. */
export const en = {
  tell: 'What the member reads',
  choose: 'Choose',
  tell_missing: 'Choose what the member reads',
  'tell.account_name': 'The account is not in his verified name',
  'tell.account_unknown': 'The account number does not exist',
  'tell.identity': 'We need to see his identity again',
  'tell.turnover': 'Bets are still missing',
  'tell.requested': 'He asked us to stop it',
  'tell.other': 'Our service can tell more (also for every suspicion)',
  barred: 'Not to be paid now:',
  'bar.frozen': 'Account frozen',
  'bar.case': 'A case is open',
  'bar.payout_block': 'Payouts blocked',
  'bar.deny_list': 'Deny list',
  person_state: 'State of the person',
  'account.disabled': 'Account frozen or disabled',
  'account.closed': 'Account closed',
  'block.payout': 'Payouts blocked',
  'block.bonus': 'Bonuses blocked',
  said_by: '{text} ({name})',
  'exclusion.time_out': 'On a break',
  'exclusion.self': 'Self-exclusion',
  'exclusion.family': 'Excluded by family',
  'exclusion.licensee': 'Excluded by the licensee',
  endless: 'without an end',
  held_until: 'New withdrawals held after a change of the account',
  limit: 'Limit: {kind} {period}',
  'limit.deposit': 'deposited',
  'limit.stake': 'stake',
  'limit.wager': 'staked in all',
  'limit.loss': 'lost',
  'limit.bet': 'each bet',
  'limit.day': 'a day',
  'limit.week': 'a week',
  'limit.month': 'a month',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'payout-console': typeof en;
  }
}
