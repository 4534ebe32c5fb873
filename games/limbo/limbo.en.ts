/** Texts of Lipad in English. */
export const en = {
  fly: 'Fly',
  idle: 'Choose how high the kite must fly.',
  target: 'Target',
  target_is: 'Target {target}',
  targets: 'Choose a target',
  lower: 'Half the target',
  higher: 'Twice the target',
  target_bad: 'A multiplier from 1.01 to 1,000,000.00, such as 2.50.',
  rules:
    'A multiplier from 1.00× to 1,000,000.00× is drawn. If it reaches your target, you are paid your target times the stake; else the stake is lost. The chance is 99 % divided by the target. A round pays at most ₱25,000,000, so a high target takes a lower stake.',
  most_stake: 'Greatest stake',
  say: 'The kite reached {result}.',
  stake: 'Stake',
  stake_bad: 'This stake is not offered in this game.',
  verify: 'Reached {result}, target {target}: {won}',
  verify_won: 'won',
  verify_lost: 'not won',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    limbo: typeof en;
  }
}
