/** How much a game's returns differ from round to round. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** By the standard deviation of a round's return, in stakes (docs/domain/games.md §2). */
export function volatilityOf(deviation: number): Volatility {
  if (deviation < 2) return 'low';
  return deviation <= 5 ? 'medium' : 'high';
}
