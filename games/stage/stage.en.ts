/** Texts that the games share, in English: stakes, autoplay, results, exact facts. */
export const en = {
  auto: 'Auto',
  auto_title: 'Autoplay',
  auto_rounds: 'Rounds',
  auto_stop_loss: 'Stop before losing more than',
  auto_stop_above: 'Stop after a win above',
  auto_stop_above_help: 'Leave empty to play on after any win.',
  auto_feature: 'Stop on free spins',
  auto_start: 'Start {count} rounds of {stake}',
  auto_stop: 'Stop autoplay, {count} left',
  auto_bad_loss: 'At least one stake, {stake}.',
  auto_bad_amount: 'Write an amount such as 100 or 12.50.',
  auto_ended_done: 'Autoplay has finished.',
  auto_ended_stopped: 'Autoplay stopped.',
  auto_ended_stop_loss: 'Autoplay stopped at your loss limit.',
  auto_ended_win_above: 'Autoplay stopped after a win above your mark.',
  auto_ended_feature: 'Autoplay stopped after free spins.',
  stake: 'Stake',
  stakes: 'Choose a stake',
  stake_of: 'Stake {stake}',
  half: 'Half the stake',
  double: 'Raise the stake',
  max: 'Highest stake your balance covers',
  max_short: 'Max',
  placing: 'Stake {stake} placed',
  result_won: 'Won {amount}',
  result_none: 'No win',
  result_part: 'Paid {amount} on {stake}',
  checking:
    'The connection was lost. Your stake is safe: we are asking what became of this round and will show it here.',
  retry: 'Ask again now',
  resumed: 'This is the round that was interrupted. It was not staked again.',
  refused: 'Nothing was taken. {message}',
  signed_out:
    'Your session has ended. If the last round was taken, its result is in your betting record and is shown here after you log in.',
  rtp: 'Return to player',
  rtp_between: '{least} % to {greatest} %',
  hit: 'Rounds with a win',
  max_win: 'Maximum win',
  max_win_times: '{times} times the stake',
  version: 'Config version',
  config_hash: 'Config hash (SHA-256)',
  certificate: 'Certificate',
  not_certified: 'Not yet certified',
  no_balance: 'No balance',
  short: 'Low balance',
  short_title: 'Not enough for this stake',
  short_text: 'Nothing was staked.',
  short_lower: 'Stake {stake} instead',
  balance: 'Balance',
  close: 'Close',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    stage: typeof en;
  }
}
