/** Texts of the promotion centre and the reward center. */
export const en = {
  activity_title: 'Promotions',
  activity_info_title: 'How promotions work',
  detail_title: 'Promotion',
  reward_title: 'Reward center',

  loading: 'Loading',
  try_again: 'Try again',
  history_not_loaded: 'Your awards did not load.',
  none: 'No promotion runs right now.',
  none_help: 'Whatever begins next is shown here, with all its conditions.',
  to_the_games: 'To the games',

  'status.coming': 'Soon',
  'status.Process': 'Open',
  'status.Applying': 'Under review',
  'status.Rejected': 'Not approved',
  'status.Joined': 'Joined',
  'status.Issued': 'Waiting for you',
  'status.Claimed': 'Claimed',
  'status.signed': 'Signed in today',
  'status.Close': 'Closed',

  'type.SIGN_IN': 'Daily sign-in',
  'type.FIRST_DEPOSIT': 'First deposit',
  'type.DEPOSIT': 'Deposit offer',
  'type.CASHBACK': 'Cashback',
  'type.MISSION': 'Mission',
  'type.LEADERBOARD': 'Leader board',
  'type.RED_RAIN': 'Red envelope rain',
  'type.LUCKY_DRAW': 'Lucky draw',
  'type.REFERRAL': 'Invite friends',
  'type.FREE_ROUND': 'Win of a free round',
  'type.MANUAL': 'A present from us',
  'type.VIP_LEVELUP': 'A new VIP level',
  'type.VIP_WEEKLY': 'VIP, each week',
  'type.VIP_MONTHLY': 'VIP, each month',
  'type.VIP_BIRTHDAY': 'VIP, for your birthday',

  starts: 'Begins {at}',
  ends: 'Until {at}',
  no_end: 'No end date',
  info_link: 'How promotions work',

  day: 'Day {day}',
  day_taken: 'taken',
  day_today: 'today',
  sign_in: 'Sign in for {amount}',
  signing_in: 'Signing in',
  signed: 'Signed in today. Tomorrow it is {amount}.',
  missing: 'Yesterday’s bets were {missing} short, so today cannot be taken.',
  play_today: 'Bet {missing} more today and you can sign in tomorrow.',
  played_enough: 'Today’s bets are enough for tomorrow.',
  log_in_to_take: 'Log in to take part',
  take_part: 'Take part',
  last_day: 'Last counted: {from}',
  last_days: 'Last counted: {from} to {to}',

  conditions: 'All conditions',
  cond_row: 'Seven days in a row. After a missed day it begins again with day 1.',
  cond_needs: 'Each day needs {needs} of valid bets on the day before.',
  cond_needs_none: 'You need not have bet anything.',
  cond_turnover:
    'The award goes to your balance. Bet it {times}× before you withdraw: {example} means {required} of bets that count.',
  cond_turnover_none: 'The award goes to your balance, and you may withdraw it at once.',
  cond_day: 'A day begins at midnight in Manila.',
  cond_once: 'Once a day for one person and one device.',
  cond_budget: 'It ends when its budget is used up; awards that are paid stay yours.',
  what_counts: 'What counts toward withdrawal',

  waiting: 'Waiting for you',
  nothing_waits: 'No award waits right now.',
  until: 'Claim it by {at}',
  claim: 'Claim {amount}',
  claiming: 'Claiming',
  must_bet: 'Bet {required} before you withdraw it.',
  may_withdraw: 'You may withdraw it at once.',
  history: 'Your awards',
  history_none: 'What you claim is listed here.',
  'state.Claimed': 'Claimed',
  'state.Expired': 'Ran out',
  'state.Cancelled': 'Taken back',

  present_title: 'It is yours',
  present_text: '{amount} is in your balance.',
  present_bet: 'Bet {required} before you withdraw it. What is won with it is yours as well.',
  present_free: 'You may play with it or withdraw it.',
  present_play: 'Play',
  present_close: 'Close',

  info_intro:
    'Every condition is shown before you take part. None is added afterwards, and what you have joined stays as it was.',
  info_claim_title: 'Claiming',
  info_claim:
    'What you have earned waits {days} days in the reward center. It is paid once, whatever happens to the connection: if you are not sure, look there again.',
  info_bet_title: 'Betting it',
  info_bet:
    'Most awards must be bet before they can be withdrawn. Games count differently; the table shows each. You see what is left on Withdraw, and it shrinks while you play.',
  info_fair_title: 'One person, one award',
  info_fair:
    'A promotion is for one person and one device. Play-money accounts see promotions and cannot claim them.',
  info_care_title: 'Breaks come first',
  info_care:
    'On a break or excluded you are offered nothing. What you earned before is paid when you ask for it.',

  'error.promo.wrong_status': 'This was taken already, or is not yours to take.',
  'error.promo.expired': 'This award ran out. What waits for you is in the reward center.',
  'error.promo.closed': 'This promotion is not open now. What is open stands under Promotions.',
  'error.promo.budget_empty':
    'This promotion’s budget is used up. What else is open stands under Promotions.',
  'error.promo.not_met':
    'It needs {needs} of bets yesterday; {missing} were missing. Play today and sign in tomorrow.',
  'error.promo.not_eligible':
    'This promotion is not open to your account. Service can tell you more.',
  'error.promo.already_claimed_here': 'This promotion was already taken here.',
  'error.promo.dates': 'The end must come after the start, and after now.',
  'error.promo.budget_small':
    'The budget must be {least} at least, or it could not pay what the promotion offers.',
  past_sign_in:
    'Everybody who had {needs} of valid bets on a day signs in on the next, and on no other.',
  past_sign_in_none:
    'No bets are needed, so the past cannot tell who would come. It counts those who bet the day before; more may come.',

  'error.promo.simulation_slow':
    'There is too much to read right now. Try again in some minutes, or at a quieter hour.',
  'error.promo.state': 'Somebody was faster: the promotion is in another state now.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    promotions: typeof en;
  }
}
