import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf, CardRules } from '../contract.ts';
import { payoutOfSeat, RAKE } from '../card-room/settle-hand.ts';
import { defineGame, defineRules } from '../versions.ts';
import {
  LUCKY9_MOVES,
  LUCKY9_SEATS,
  lucky9Card,
  type Lucky9Outcome,
  type Lucky9Params,
} from './card.ts';
import {
  afterMove,
  botMove,
  dealLucky9,
  idleMove,
  paysOf,
  seenBy,
  stakedOf,
  totalOf,
  turnOf,
  type Lucky9Hand,
} from './hand.ts';

const cardRoom: CardRules<Lucky9Hand> = {
  /** A natural nine is paid twice, and the banker may meet one at every seat. */
  reserves: (stake, seats) =>
    Array.from(
      { length: seats },
      (_, seat) => stake * 2n * (seat === seats - 1 ? BigInt(seats - 1) : 1n),
    ),
  deal: dealLucky9,
  cards: ({ hands }) => hands,
  turn: turnOf,
  allows: (hand, { call }) => turnOf(hand) !== null && LUCKY9_MOVES.some((move) => move === call),
  after: afterMove,
  idle: idleMove,
  bot: botMove,
  seen: seenBy,
  pays: paysOf,
  staked: stakedOf,
};

/** A hand as it was played, seen from one of its seats. */
function play({ seats, seat, moves }: Lucky9Params, draw: FairDraw): Lucky9Outcome {
  const hand = moves.reduce((at, call) => afterMove(at, { call }), dealLucky9(draw, seats));
  return {
    hands: hand.hands.map((cards) => [...cards]),
    totals: hand.hands.map(totalOf),
    pays: paysOf(hand),
    seat,
    staked: stakedOf(hand)[seat]?.units ?? 0,
  };
}

function readBet(input: InputOf<typeof lucky9Card>): GameBet<Lucky9Params> | null {
  const { stake, seats, seat, moves } = input;
  const { least, most } = LUCKY9_SEATS;
  if (!lucky9Card.cardRoom.stakes.includes(stake) || !Number.isInteger(seats)) return null;
  if (seats < least || seats > most || seat < 0 || seat >= seats || moves.length !== seats) {
    return null;
  }
  const calls = moves.map(({ call }) => call);
  if (!calls.every((call) => LUCKY9_MOVES.includes(call))) return null;
  return { stake: Money.of(stake), params: { seats, seat, moves: calls } };
}

export const lucky9V1 = defineRules(lucky9Card, {
  config: {
    id: 'lucky-9',
    version: '1',
    deck: 52,
    draw: ['shuffle([0..51])'],
    deal: 'two cards each, one by one, from the left of the banker; the banker sits last',
    seats: LUCKY9_SEATS,
    total: 'sum modulo 10; ace 1, ten and pictures 0',
    pays: { even: 1, natural: 2, push: 0 },
    natural: 'nine in two cards; it beats nine in three',
    rake: { percent: RAKE.percent, most: Money.text(RAKE.most), floor: '0.01' },
    stakes: lucky9Card.cardRoom.stakes,
  },
  readBet,
  play,
  payout: (stake, outcome) => payoutOfSeat(stake, outcome, outcome.hands.length),
  sheet: () => ({ rtp: null, rake: RAKE, hitFrequency: null, maxWin: { num: 2n, den: 1n } }),
  cardRoom: cardRoom as CardRules,
});

export const game = defineGame(lucky9Card, { 1: lucky9V1 });
