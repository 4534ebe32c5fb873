import { map, object, positiveMoney } from '@palaro/api';

/** What the cards of all live tables say alike (docs/domain/games.md §5). */
export const TABLE_CARD = {
  gameType: 'LIVE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bets',
  input: object({ zones: map(positiveMoney()) }),
  needsWebgl2: false,
  leastRoundMs: 600,
} as const;
