import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { CardRules, GameBet, InputOf, Step } from '../contract.ts';
import { payoutOfSeat, RAKE } from '../card-room/settle-hand.ts';
import { defineGame, defineRules } from '../versions.ts';
import { allowsMove } from './allows.ts';
import { botMove, idleMove } from './bot.ts';
import { tongitsCard, type TongitsOutcome, type TongitsParams } from './card.ts';
import { paysOf, pointsAt, stakedOf, winnerOf } from './end.ts';
import {
  afterMove,
  dealTongits,
  TONGITS_RESERVE,
  TONGITS_SEATS,
  turnOf,
  type TongitsHand,
} from './hand.ts';
import { seenBy } from './seen.ts';

/** In antes: the most that a seat may lose, burned or with a lost call, and doubled. */
const LOST_MOST = { num: 4n, den: 1n };

const cardRoom: CardRules<TongitsHand> = {
  reserves: (stake, seats) => Array.from({ length: seats }, () => stake * TONGITS_RESERVE),
  deal: dealTongits,
  cards: ({ hands }) => hands,
  turn: turnOf,
  allows: allowsMove,
  after: afterMove,
  idle: idleMove,
  bot: botMove,
  seen: seenBy,
  pays: paysOf,
  staked: stakedOf,
};

/**
 * A hand as it was played, seen from one of its seats. A move that the hand does not allow is left
 * out and what is missing is played by the clock, so every list of moves gives a whole hand.
 */
function play({ seat, moves }: TongitsParams, draw: FairDraw): TongitsOutcome {
  let hand = moves.reduce<TongitsHand>((now, move) => {
    const step: Step = { ...move };
    return allowsMove(now, step) ? afterMove(now, step) : now;
  }, dealTongits(draw));
  while (turnOf(hand) !== null) hand = afterMove(hand, idleMove(hand));
  return {
    hands: hand.hands.map((cards) => [...cards]),
    exposed: hand.exposed,
    points: hand.hands.map((_, of) => pointsAt(hand, of)),
    end: hand.end,
    winner: winnerOf(hand) ?? 0,
    pays: paysOf(hand),
    seat,
    staked: stakedOf(hand)[seat]?.units ?? 0,
  };
}

function readBet(input: InputOf<typeof tongitsCard>): GameBet<TongitsParams> | null {
  const { stake, seat, moves } = input;
  if (!tongitsCard.cardRoom.stakes.includes(stake) || !Number.isInteger(seat)) return null;
  if (seat < 0 || seat >= TONGITS_SEATS) return null;
  return { stake: Money.of(stake), params: { seat, moves } };
}

export const tongitsV1 = defineRules(tongitsCard, {
  config: {
    id: 'tongits',
    version: '1',
    deck: 52,
    draw: ['shuffle([0..51])'],
    deal: 'one by one from the dealer, who sits last; the dealer 13, others 12',
    seats: TONGITS_SEATS,
    meld: 'a set of three or four, or a run of three or more in suit, ace low',
    points: 'ace 1, numbers theirs, ten and pictures 10; cards in melds count nothing',
    pays: { loser: 1, burned: 1, tongits: 1, lostCall: 1, hiddenFour: 2 },
    tie: ['challenger', 'last to draw from the stock'],
    reserve: Number(TONGITS_RESERVE),
    rake: { percent: RAKE.percent, most: Money.text(RAKE.most), floor: '0.01' },
    stakes: tongitsCard.cardRoom.stakes,
  },
  readBet,
  play,
  payout: (stake, outcome) => payoutOfSeat(stake, outcome, outcome.hands.length),
  sheet: () => ({ rtp: null, rake: RAKE, hitFrequency: null, maxWin: LOST_MOST }),
  cardRoom: cardRoom as CardRules,
});

export const game = defineGame(tongitsCard, { 1: tongitsV1 });
