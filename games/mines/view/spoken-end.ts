import { t } from '@palaro/client';
import type { MinesOutcome } from '../card.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

/** What the last dig showed, or how the round ended, in words. */
export function spokenEnd({ mines, safe, hit, cashedOut, multiplierHundredths }: MinesOutcome) {
  if (hit !== null) return t('mines.say_hit');
  const now = hundredthsText(multiplierHundredths);
  if (cashedOut) return t('mines.say_out', { now });
  if (safe.length === 0) return t('mines.say_start', { count: mines });
  return t('mines.say_gold', { count: safe.length, now });
}
