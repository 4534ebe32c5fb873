import { t } from '@palaro/client';
import { percentText } from '../../stage/view/odds-text.ts';
import type { Direction } from '../card.ts';
import { RANKS, rankOf } from '../../playing-cards/cards.ts';

/** So many of 13 ranks, as a chance: `61.53 %`. */
export const chanceText = (favourable: number) =>
  percentText({ num: BigInt(favourable), den: BigInt(RANKS) }, 2);

/** What a direction wins with on this card. */
export function nameOf(card: number, dir: Direction): string {
  const rank = rankOf(card);
  if (rank === 0) return t(dir === 'up' ? 'hilo.up_strict' : 'hilo.same');
  if (rank === RANKS - 1) return t(dir === 'up' ? 'hilo.same' : 'hilo.down_strict');
  return t(`hilo.${dir}`);
}
