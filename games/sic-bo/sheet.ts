import type { ZoneOdds } from '../table/zone-odds.ts';
import { sicBoHundredths, type SicBoResult } from './throw.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** All 216 throws, each as likely as the others. */
export const SIC_BO_ODDS: ZoneOdds<SicBoResult> = {
  results: FACES.flatMap((a) =>
    FACES.flatMap((b) => FACES.map((c): SicBoResult => ({ dice: [a, b, c] }))),
  ),
  waysOf: () => 1n,
  hundredthsOf: sicBoHundredths,
};
