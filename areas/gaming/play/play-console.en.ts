/** Texts of the console about the house's own games. */
export const en = {
  returns: 'Returns',
  about:
    'What our own games paid back of each ₱100 staked, beside what their sheets name. A block is judged once it has 100,000 rounds; ± is how far chance alone may lead.',
  game: 'Game',
  sheet: 'Sheet',
  measured: 'Measured',
  rounds: 'Rounds',
  stakes: 'Stakes',
  payouts: 'Payouts',
  last_block: 'Last full block',
  greatest: 'Greatest win',
  open: 'Open bets',
  most: 'May still pay',
  'verdict.few': 'Not full',
  'verdict.within': 'As it should be',
  'verdict.above': 'Pays too much',
  'verdict.below': 'Pays too little',

  chats: 'Chats',
  chats_empty: 'Nothing was written here',
  who: 'Member',
  table: 'Table',
  said: 'Said',
  sent: 'Written',
  reports: '{count, plural, one {# report} other {# reports}}',
  distress: 'Distress',
  distress_help:
    'Words of distress. Look at the member’s page, and write to him before you remove anything.',
  'view.waiting': 'To look at',
  'view.silenced': 'Silenced',
  'view.removed': 'Removed',
  removed: 'Removed',
  silenced: 'Silenced',
  silenced_by: 'Silenced by',
  silenced_why: 'Why',
  silenced_from: 'Since',
  silenced_until: 'Until',
  for_good: 'For good',
  remove: 'Remove',
  remove_title: 'Remove this message',
  remove_help: 'It vanishes from all open pages at once. The member is not told.',
  keep: 'Let it stay',
  silence_hours: '{count, plural, one {Silence for # hour} other {Silence for # hours}}',
  silence_good: 'Silence for good',
  silence_help: 'He can read, but not write at any table.',
  lift: 'Let him write again',
  lift_title: 'Let this member write again',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'play-console': typeof en;
  }
}
