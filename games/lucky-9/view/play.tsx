import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { cardRoomView } from '../../card-room/view/card-room-view.tsx';
import { LUCKY9_SEATS } from '../card.ts';
import { isNatural, type Lucky9Seen } from '../hand.ts';
import { Lucky9Moves } from './Lucky9Moves.tsx';
import { Lucky9Paytable } from './Lucky9Paytable.tsx';
import { spokenCards } from './words.ts';

export const Paytable = Lucky9Paytable;

const cardsOf = ({ hands }: Lucky9Seen, place: number) => hands[place] ?? [];
const natural = (seen: Lucky9Seen, place: number) => {
  const cards = cardsOf(seen, place).filter((card) => card !== null);
  return cards.length === cardsOf(seen, place).length && isNatural(cards);
};

/** Lucky 9: nearest to nine, each against a banker whose seat goes round. */
export const Room = cardRoomView<Lucky9Seen>({
  most: LUCKY9_SEATS.most,
  // A natural nine beside a card face down.
  fan: [13, null, 18],
  stake: (stake) => t('lucky-9.a_hand', { stake }),
  held: (stake) => Money.text(Money.of(stake) * 2n),
  reserve: (amount) => t('lucky-9.reserve', { amount }),
  cards: cardsOf,
  total: ({ totals }, place) => totals[place]?.toString() ?? null,
  did(seen, place) {
    if (seen.pays !== null && natural(seen, place)) return t('lucky-9.natural');
    if (place >= seen.decided) return null;
    return t(cardsOf(seen, place).length > 2 ? 'lucky-9.hirit' : 'lucky-9.good');
  },
  spoken: (seen, place) => spokenCards(cardsOf(seen, place)),
  ask: (seen, place) =>
    natural(seen, place)
      ? t('lucky-9.ask_natural')
      : t('lucky-9.ask', { total: seen.totals[place] ?? 0 }),
  Moves: Lucky9Moves,
  onKey(key, { move }) {
    const call = { h: 'hirit', g: 'good' }[key.toLowerCase()];
    if (call) move(call);
    return call !== undefined;
  },
  keys: () => t('lucky-9.keys'),
});
