import { t } from '@palaro/client';
import { isRed, rankOf, suitOf, type Suit } from '../cards.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export function faceOf(card: number): { rank: string; suit: Suit; red: boolean } {
  return { rank: RANKS[rankOf(card)] ?? '', suit: suitOf(card), red: isRed(card) };
}

/** `10 of hearts`, in the page's language. */
export function cardName(card: number): string {
  const { rank, suit } = faceOf(card);
  const known = rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K';
  const named = known ? t(`stage.rank_${rank}`) : rank;
  return t('stage.card', { rank: named, suit: t(`stage.suit_${suit}`) });
}

const SIGNS: Record<Suit, string> = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' };

/** `10♥`, where many cards stand in one line. */
export function cardText(card: number): string {
  const { rank, suit } = faceOf(card);
  return `${rank}${SIGNS[suit]}`;
}

/** Each suit in a square of 50. */
export const SUIT_PATHS: Record<Suit, string> = {
  spade:
    'M25 2C32 14 46 20 46 33a10 10 0 0 1-18 6c0 4 1 7 4 9H18c3-2 4-5 4-9a10 10 0 0 1-18-6C4 20 18 14 25 2z',
  heart: 'M25 47C10 34 3 26 3 16A11 11 0 0 1 25 12a11 11 0 0 1 22 4c0 10-7 18-22 31z',
  diamond: 'M25 2 43 25 25 48 7 25z',
  club: 'M25 3a10 10 0 0 1 8 16 10 10 0 1 1-5 19c0 4 1 7 4 10H18c3-3 4-6 4-10a10 10 0 1 1-5-19 10 10 0 0 1 8-16z',
};
