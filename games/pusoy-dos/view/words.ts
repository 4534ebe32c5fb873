import { t } from '@palaro/client';
import { cardName, cardText } from '../../playing-cards/view/faces.ts';
import { faultOf, type PusoySeen } from '../hand.ts';
import { hintsOf } from '../plays.ts';
import { playOf } from '../ranking.ts';

/** `9♣ 9♦`, where cards stand in a line. */
export const cardsText = (cards: readonly number[]) => cards.map(cardText).join(' ');

/** What cards are as a play, in a word or two. */
export const kindText = (cards: readonly number[]) =>
  t(`pusoy-dos.${playOf(cards)?.kind ?? 'single'}`);

export const ownCards = ({ hands }: PusoySeen, place: number) =>
  (hands[place] ?? []).filter((card) => card !== null);

/** What the player must decide, or what is wrong with the cards that he raised. */
export function askText(seen: PusoySeen, place: number, raised: readonly number[]): string {
  const { trick, opens } = seen;
  const cards = trick ? cardsText(trick.cards) : '';
  const card = opens === null ? '' : cardText(opens);
  switch (faultOf(raised, seen)) {
    case null:
      return t(trick ? 'pusoy-dos.raised' : 'pusoy-dos.raised_lead', { kind: kindText(raised) });
    case 'no_kind':
      return t('pusoy-dos.fault_no_kind');
    case 'no_lowest':
      return t('pusoy-dos.fault_no_lowest', { card });
    case 'lower':
      return t('pusoy-dos.fault_lower', { cards });
    case 'other_size': {
      const count = trick?.cards.length ?? 0;
      return count === 1
        ? t('pusoy-dos.fault_other_size_one', { cards })
        : t('pusoy-dos.fault_other_size', { count, cards });
    }
    case 'none':
      if (opens !== null) return t('pusoy-dos.ask_open', { card });
      if (!trick) return t('pusoy-dos.ask_lead');
      return hintsOf(ownCards(seen, place), seen).length > 0
        ? t('pusoy-dos.ask_beat', { cards })
        : t('pusoy-dos.ask_none', { cards });
  }
}

/** What a seat did last in this trick, in a word. */
export function didText({ did }: PusoySeen, place: number): string | null {
  const last = did[place];
  if (!last) return null;
  return last === 'pass' ? t('pusoy-dos.passed') : kindText(last);
}

/** How many cards a seat holds; those that are left once the hand is over. */
export function spokenHand({ hands, pays }: PusoySeen, place: number): string {
  const cards = hands[place] ?? [];
  const known = cards.filter((card) => card !== null);
  if (cards.length === 0) return t('pusoy-dos.out');
  if (pays) return t('pusoy-dos.held', { cards: known.map(cardName).join(', ') });
  return cards.length === 1
    ? t('pusoy-dos.holds_one')
    : t('pusoy-dos.holds', { count: cards.length });
}

export const countText = (count: number) =>
  count === 1 ? t('pusoy-dos.card_one') : t('pusoy-dos.cards', { count });
