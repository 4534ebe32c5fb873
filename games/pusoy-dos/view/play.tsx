import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { cardRoomView } from '../../card-room/view/card-room-view.tsx';
import { MOST_UNITS, PUSOY_SEATS } from '../card.ts';
import { suitOrderOf, type PusoySeen } from '../hand.ts';
import { orderOf } from '../ranking.ts';
import { pass, playRaised, propose } from './propose.ts';
import { PusoyBoard } from './PusoyBoard.tsx';
import { PusoyHint, PusoyMoves } from './PusoyMoves.tsx';
import { PusoyPaytable } from './PusoyPaytable.tsx';
import { askText, didText, spokenHand } from './words.ts';

export const Paytable = PusoyPaytable;

const KEYS: Readonly<Record<string, typeof pass>> = { p: playRaised, x: pass, h: propose };

/** Pusoy Dos: who is rid of thirteen cards first is paid for what the others still hold. */
export const Room = cardRoomView<PusoySeen>({
  most: PUSOY_SEATS.most,
  // The king of hearts and the ace of spades behind the 2 of diamonds, the highest card.
  fan: [49, 0, 6],
  stake: (stake) => t('pusoy-dos.a_card', { stake }),
  held: (stake) => Money.text(Money.of(stake) * BigInt(MOST_UNITS)),
  reserve: (amount) => t('pusoy-dos.reserve', { amount }),
  cards: ({ hands }, place) => hands[place] ?? [],
  total: () => null,
  did: didText,
  spoken: spokenHand,
  ask: askText,
  orders: { rank: orderOf, suit: suitOrderOf },
  Tools: PusoyHint,
  Board: PusoyBoard,
  Moves: PusoyMoves,
  onKey(key, moves) {
    const deed = KEYS[key.toLowerCase()];
    deed?.(moves);
    return deed !== undefined;
  },
  keys: () => t('pusoy-dos.keys'),
});
