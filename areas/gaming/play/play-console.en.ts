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
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'play-console': typeof en;
  }
}
