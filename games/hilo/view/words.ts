import { t } from '@palaro/client';
import { decimalText } from '../../fractions.ts';
import type { Direction } from '../card.ts';
import { RANKS, rankOf } from '../odds.ts';

/** A multiplier for people: `1.25×`. */
export const timesText = (hundredths: number) =>
  `${decimalText({ num: BigInt(hundredths), den: 100n }, 2).replace(/\B(?=(\d{3})+\.)/g, ',')}×`;

/** So many of 13 ranks, as a chance: `61.53 %`. */
export const chanceText = (favourable: number) =>
  `${decimalText({ num: BigInt(favourable) * 100n, den: BigInt(RANKS) }, 2)} %`;

/** What a direction wins with on this card. */
export function nameOf(card: number, dir: Direction): string {
  const rank = rankOf(card);
  if (rank === 0) return t(dir === 'up' ? 'hilo.up_strict' : 'hilo.same');
  if (rank === RANKS - 1) return t(dir === 'up' ? 'hilo.same' : 'hilo.down_strict');
  return t(`hilo.${dir}`);
}
