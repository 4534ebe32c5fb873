import { t } from '@palaro/client';
import { cardName } from '../../playing-cards/view/faces.ts';
import type { HiloOutcome } from '../card.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';

/** What the last step showed, or how the round ended, in words. */
export function spokenCard(outcome: HiloOutcome): string {
  const { cards, moves, right, multiplierHundredths, ended } = outcome;
  const card = cardName(cards.at(-1) ?? 0);
  const now = hundredthsText(multiplierHundredths);
  if (ended === 'wrong') return t('hilo.say_wrong', { card });
  if (ended === 'cashed_out') return t('hilo.say_out', { now });
  const move = moves.at(-1);
  if (move === undefined) return t('hilo.say_card', { card });
  if (move === 'skip') return t('hilo.say_skip', { card });
  return t('hilo.say_right', { card, count: right, now });
}
