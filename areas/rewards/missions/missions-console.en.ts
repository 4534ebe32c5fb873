/** Texts of missions and leader boards in the console. */
export const en = {
  new_mission: 'Write a mission',
  new_board: 'Write a leader board',
  ends_help: 'What runs once needs an end, 58 days after its start at most.',
  budget_help: 'It must pay all steps once at least. Nothing is issued beyond it.',
  board_budget_help: 'It must pay all prizes of one window at least. Nothing is issued beyond it.',
  metric: 'It counts',
  period: 'It runs',
  'period.day': 'each day',
  'period.week': 'each week',
  'period.once': 'once, from start to end',
  'metric.valid_bet': 'Valid bets',
  'metric.bet_count': 'Settled rounds',
  'metric.win_count': 'Rounds won',
  'metric.game_count': 'Different games',
  'metric.deposit': 'Deposits',
  'metric.deposit_count': 'Number of deposits',
  'metric.login_days': 'Days with a login',
  'metric.referrals': 'Friends at the first stage of invitations',
  target1: 'Step 1: target',
  amount1: 'Step 1: award',
  target2: 'Step 2: target',
  amount2: 'Step 2: award',
  target3: 'Step 3: target',
  amount3: 'Step 3: award',
  target_help: 'A sum, or a whole number where it counts. Each target is above the one before.',
  rank1: 'Prize of rank 1',
  rank2: 'Prize of rank 2',
  rank3: 'Prize of rank 3',
  ranks4to10: 'Prize of each rank from 4 to 10',
  ranks11to50: 'Prize of each rank from 11 to 50',
  product: 'Only this product',
  filter_help: 'All play counts without one. Only play is narrowed.',
  vendor: 'Only this vendor',
  game: 'Only this game',
  least_stake: 'Least stake of a round',
  least_stake_help: 'Rounds below it do not count.',
  game_help: 'Its code at the vendor, who must be named too.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'missions-console': typeof en;
  }
}
