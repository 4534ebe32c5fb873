import type { EqualResults } from '../table/equal-results.ts';
import { rouletteHundredths, type RouletteResult } from './spin.ts';
import { WHEEL_ORDER } from './zones.ts';

/** All 37 pockets, each as likely as the others. */
export const ROULETTE_ODDS: EqualResults<RouletteResult> = {
  results: WHEEL_ORDER.map((pocket) => ({ pocket })),
  hundredthsOf: rouletteHundredths,
};
