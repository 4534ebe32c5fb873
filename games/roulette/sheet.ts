import type { ZoneOdds } from '../table/zone-odds.ts';
import { rouletteHundredths, type RouletteResult } from './spin.ts';
import { WHEEL_ORDER } from './zones.ts';

/** All 37 pockets, each as likely as the others. */
export const ROULETTE_ODDS: ZoneOdds<RouletteResult> = {
  results: WHEEL_ORDER.map((pocket) => ({ pocket })),
  waysOf: () => 1n,
  hundredthsOf: rouletteHundredths,
};
