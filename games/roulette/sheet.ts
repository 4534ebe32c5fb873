import type { EqualResults } from '../table/equal-results.ts';
import { rouletteHundredths, type RouletteResult } from './spin.ts';
import { ROULETTE_ZONES, WHEEL_ORDER } from './zones.ts';

/** Every zone over all 37 pockets. */
export const ROULETTE_ODDS: EqualResults<RouletteResult> = {
  zones: ROULETTE_ZONES.map(({ id }) => id),
  results: WHEEL_ORDER.map((pocket) => ({ pocket })),
  hundredthsOf: rouletteHundredths,
};
