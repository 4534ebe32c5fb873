import type { EqualResults } from '../table/equal-results.ts';
import { sicBoHundredths, type SicBoResult } from './throw.ts';
import { SIC_BO_ZONES } from './zones.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every zone over all 216 throws. */
export const SIC_BO_ODDS: EqualResults<SicBoResult> = {
  zones: SIC_BO_ZONES.map(({ id }) => id),
  results: FACES.flatMap((a) =>
    FACES.flatMap((b) => FACES.map((c): SicBoResult => ({ dice: [a, b, c] }))),
  ),
  hundredthsOf: sicBoHundredths,
};
