import { t } from '@palaro/client';
import { cardName } from '../../playing-cards/view/faces.ts';
import { isNatural, totalOf } from '../hand.ts';

/** A seat's cards in words: each by its name and what they come to, or how many lie face down. */
export function spokenCards(cards: readonly (number | null)[]): string {
  const known = cards.filter((card) => card !== null);
  if (known.length < cards.length) return t('lucky-9.hidden', { count: cards.length });
  const names = known.map(cardName).join(', ');
  return isNatural(known)
    ? t('lucky-9.natural_is', { cards: names })
    : t('lucky-9.total_is', { cards: names, total: totalOf(known) });
}
