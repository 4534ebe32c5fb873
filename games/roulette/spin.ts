import type { FairDraw } from '@palaro/fairness';
import { POCKETS, rouletteZone, wonHundredths } from './zones.ts';

/** What everybody sees: the number of the pocket in which the ball lies, 0 … 36. */
export interface RouletteResult {
  pocket: number;
}

/** Draw script: one `int(37)`. */
export const spinWheel = (draw: FairDraw): RouletteResult => ({ pocket: draw.int(POCKETS) });

/** What a zone returns, stake included, in hundredths of its stake; 0 if it does not win. */
export function rouletteHundredths(id: string, { pocket }: RouletteResult): number {
  const zone = rouletteZone(id);
  return zone.covers.includes(pocket) ? wonHundredths(zone) : 0;
}
