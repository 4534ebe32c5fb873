import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { cardRoomView } from '../../card-room/view/card-room-view.tsx';
import { rankOf, SUITS } from '../../playing-cards/cards.ts';
import { TONGITS_RESERVE, TONGITS_SEATS } from '../hand.ts';
import { grouped } from '../melds.ts';
import type { TongitsSeen } from '../seen.ts';
import { ownCards, TURN_BUTTONS, type Button } from './choices.ts';
import { TongitsBoard } from './TongitsBoard.tsx';
import { press, TongitsMoves } from './TongitsMoves.tsx';
import { TongitsPaytable } from './TongitsPaytable.tsx';
import { askText, didText, spokenSeat } from './words.ts';

export const Paytable = TongitsPaytable;

const KEYS: Readonly<Record<string, Button>> = {
  d: 'draw',
  t: 'take',
  c: 'callDraw',
  m: 'meld',
  s: 'sapaw',
  x: 'discard',
  f: 'fold',
  g: 'fight',
};
const RANKS = 13;

/** Tong-its: three players rid themselves of their cards in melds. */
export const Room = cardRoomView<TongitsSeen>({
  most: TONGITS_SEATS,
  // Seven, eight and nine of spades.
  fan: [24, 32, 28],
  stake: (stake) => t('tongits.ante', { stake }),
  held: (stake) => Money.text(Money.of(stake) * TONGITS_RESERVE),
  reserve: (amount) => t('tongits.reserve', { amount }),
  cards: ({ hands }, place) => hands[place] ?? [],
  total(seen, place) {
    const points = seen.pays === null ? (seen.points[place] ?? null) : null;
    return points === null ? null : t('tongits.points', { points });
  },
  did: didText,
  spoken: spokenSeat,
  ask: askText,
  orders: {
    rank: (card) => card,
    suit: (card) => (card % SUITS.length) * RANKS + rankOf(card),
  },
  groups: (seen, place) => grouped(ownCards(seen, place)).melds,
  Board: TongitsBoard,
  bank: () => t('tongits.dealer'),
  Moves: TongitsMoves,
  onKey(key, moves) {
    const button = KEYS[key.toLowerCase()];
    const { seen, place } = moves;
    const offered: readonly Button[] = seen.seat === place ? TURN_BUTTONS[seen.phase] : [];
    if (!button || !offered.includes(button)) return false;
    press(button, moves);
    return true;
  },
  keys: () => t('tongits.keys'),
});
