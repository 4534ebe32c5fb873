import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import { payoutOfSeat, RAKE } from '../card-room/settle-hand.ts';
import type { CardRules, GameBet, InputOf } from '../contract.ts';
import { defineGame, defineRules } from '../versions.ts';
import {
  HAND_CARDS,
  MOST_UNITS,
  PUSOY_SEATS,
  pusoyDosCard,
  type PusoyOutcome,
  type PusoyParams,
} from './card.ts';
import {
  afterMove,
  allows,
  dealPusoy,
  idleMove,
  paysOf,
  seenBy,
  stakedOf,
  winnerOf,
  type PusoyHand,
} from './hand.ts';
import { botMove } from './plays.ts';
import { KINDS } from './ranking.ts';

const cardRoom: CardRules<PusoyHand> = {
  /** Thirteen cards three times, with two 2s or more (docs/domain/games.md §6). */
  reserves: (stake, seats) => Array.from({ length: seats }, () => stake * BigInt(MOST_UNITS)),
  deal: dealPusoy,
  cards: ({ hands }) => hands,
  turn: ({ turn }) => turn,
  allows,
  after: afterMove,
  idle: idleMove,
  bot: botMove,
  seen: seenBy,
  pays: paysOf,
  staked: stakedOf,
};

/** A hand as it was played, seen from one of its seats; what its rules forbid is left out. */
function play({ seats, seat, moves }: PusoyParams, draw: FairDraw): PusoyOutcome {
  const dealt = dealPusoy(draw, seats);
  const hand = moves.reduce(
    (at, move) => (allows(at, { ...move }) ? afterMove(at, { ...move }) : at),
    dealt,
  );
  return {
    dealt: dealt.hands,
    left: hand.hands,
    winner: winnerOf(hand),
    pays: paysOf(hand),
    seat,
    staked: stakedOf(hand)[seat]?.units ?? 0,
  };
}

function readBet(input: InputOf<typeof pusoyDosCard>): GameBet<PusoyParams> | null {
  const { stake, seats, seat, moves } = input;
  const { least, most } = PUSOY_SEATS;
  const offered = pusoyDosCard.cardRoom.stakes.some((one) => one === stake);
  if (!offered || !Number.isInteger(seats) || seats < least || seats > most) return null;
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return null;
  if (!moves.every(({ call, cards }) => call === (cards ? 'play' : 'pass'))) return null;
  return { stake: Money.of(stake), params: { seats, seat, moves } };
}

export const pusoyDosV1 = defineRules(pusoyDosCard, {
  config: {
    id: 'pusoy-dos',
    version: '1',
    deck: 52,
    draw: ['shuffle([0..51])'],
    deal: 'thirteen cards each, one by one, from the first seat; with three players the rest is unused',
    seats: PUSOY_SEATS,
    ranks: '3 4 5 6 7 8 9 10 J Q K A 2',
    suits: 'clubs spades hearts diamonds',
    kinds: KINDS,
    runs: 'A-2-3-4-5 is the lowest, 10-J-Q-K-A the highest; alike, the suit of the last card',
    opens: 'the lowest card that was dealt, in the first play',
    trick: 'a higher play of as many cards, or pass; when all others passed, the last player leads',
    pays: { card: 1, tenOrMore: 2, thirteen: 3, two: 2, twosMost: 4 },
    reserve: MOST_UNITS,
    staked: HAND_CARDS,
    rake: { percent: RAKE.percent, most: Money.text(RAKE.most), floor: '0.01' },
    stakes: pusoyDosCard.cardRoom.stakes,
  },
  readBet,
  play,
  payout: (stake, outcome) => payoutOfSeat(stake, outcome, outcome.dealt.length),
  sheet: () => ({
    rtp: null,
    rake: RAKE,
    hitFrequency: null,
    maxWin: { num: BigInt(MOST_UNITS), den: 1n },
  }),
  cardRoom: cardRoom as CardRules,
});

export const game = defineGame(pusoyDosCard, { 1: pusoyDosV1 });
