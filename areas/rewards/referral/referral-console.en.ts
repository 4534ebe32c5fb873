/** Texts of referrals in the console. */
export const en = {
  new: 'Write a referral promotion',
  tab: 'Referrals',
  none: 'This member has earned nothing by an invitation.',
  friend: 'Friend',
  referrer: 'Invited by',
  stage: 'For',
  'stage.first': 'First stage',
  'stage.second': 'Second stage',
  'stage.share': 'Share of a month',
  amount: 'Amount',
  state: 'State',
  'state.Held': 'Held',
  'state.Issued': 'Issued',
  'state.Refused': 'Refused',
  reason: 'Why',
  'reason.device': 'The same device',
  'reason.card': 'The same bank card',
  'reason.identity': 'The same person',
  'reason.line': 'Of the agent’s own line',
  'reason.month': 'The month is full',
  'reason.account': 'The account may not be given anything',
  'reason.deposit': 'The deposit went back',
  'reason.budget': 'The budget is used up',
  reached: 'Reached',
  due: 'Due',
  firstDeposit: 'First stage: first deposit of at least',
  firstBets: 'First stage: valid bets',
  firstDays: 'First stage: days from registration',
  firstReferrer: 'First stage: for the referrer',
  firstInvited: 'First stage: for the friend',
  secondBets: 'Second stage: valid bets in all',
  secondDays: 'Second stage: days from registration',
  secondReferrer: 'Second stage: for the referrer',
  holdDays: 'Days a stage is held',
  sharePercent: 'Monthly share of valid bets, %',
  sharePercent_help: 'Four decimals, at most 1.9999.',
  shareCap: 'Monthly share, at most',
  monthMost: 'Friends paid for in a month, at most',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'referral-console': typeof en;
  }
}
