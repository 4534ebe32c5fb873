import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf, Step } from '../contract.ts';
import { rangeStake } from '../stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import {
  DIRECTIONS,
  hiloCard,
  type Direction,
  type HiloOffer,
  type HiloOutcome,
  type HiloParams,
} from './card.ts';
import { CARDS, RANKS } from '../playing-cards/cards.ts';
import {
  favourableOf,
  isRight,
  MOST_GUESSES,
  MOST_HUNDREDTHS,
  MOST_SKIPS,
  valueOf,
  varianceOfGuesses,
} from './odds.ts';
import { hiloSheet } from './sheet.ts';

const isDirection = (dir: unknown): dir is Direction => DIRECTIONS.includes(dir as Direction);

/** Draw script: one `int(52)` a card, skipped cards too. Steps after the end count for nothing. */
export function climb({ steps }: HiloParams, draw: FairDraw): HiloOutcome {
  const cards = [draw.int(CARDS)];
  const moves: HiloOutcome['moves'] = [];
  const won: number[] = [];
  let ended: HiloOutcome['ended'] = null;
  for (const { call, dir } of steps) {
    const card = cards.at(-1) ?? 0;
    if (ended) break;
    if (call === 'cashout') ended = 'cashed_out';
    else if (call === 'skip') {
      cards.push(draw.int(CARDS));
      moves.push('skip');
    } else if (isDirection(dir)) {
      const next = draw.int(CARDS);
      cards.push(next);
      moves.push(dir);
      if (!isRight(card, dir, next)) ended = 'wrong';
      else won.push(favourableOf(card, dir));
      if (!ended && noneFollows(won)) ended = 'cashed_out';
    }
  }
  const card = cards.at(-1) ?? 0;
  const offer = (dir: Direction) => (ended ? null : offerOf(won, card, dir));
  return {
    cards,
    moves,
    right: won.length,
    ended,
    multiplierHundredths: ended === 'wrong' ? 0 : valueOf(won),
    up: offer('up'),
    down: offer('down'),
  };
}

function offerOf(won: readonly number[], card: number, dir: Direction): HiloOffer | null {
  const favourable = favourableOf(card, dir);
  const hundredths = valueOf([...won, favourable]);
  return hundredths > MOST_HUNDREDTHS ? null : { favourable, hundredths };
}

/** After the last guess, or where even the surest one would pay above the most. */
const noneFollows = (won: readonly number[]) =>
  won.length === MOST_GUESSES || valueOf([...won, RANKS - 1]) > MOST_HUNDREDTHS;

/** Whole pesos times hundredths, so nothing is ever rounded. */
const payout = (stake: Money, { ended, multiplierHundredths: times }: HiloOutcome): Money =>
  ended === 'cashed_out'
    ? Money.scale(stake, { num: BigInt(times), den: 100n }, 'down')
    : Money.zero;

function allows({ call, dir }: Step, stands: HiloOutcome): boolean {
  if (stands.ended) return false;
  if (call === 'cashout') return stands.right > 0;
  if (call === 'skip') return skipsIn(stands.moves) < MOST_SKIPS;
  return call === 'guess' && isDirection(dir) && stands[dir] !== null;
}

const skipsIn = (moves: HiloOutcome['moves']) => moves.filter((move) => move === 'skip').length;

type Input = InputOf<typeof hiloCard> & { steps?: readonly Step[] };

function readBet({ stake, steps = [] }: Input): GameBet<HiloParams> | null {
  const amount = rangeStake(hiloCard.stake, stake);
  return amount !== null && steps.every(isStep) ? { stake: amount, params: { steps } } : null;
}

const isStep = ({ call, dir }: Step) =>
  call === 'skip' || call === 'cashout' || (call === 'guess' && isDirection(dir));

export const hiloV1 = defineRules(hiloCard, {
  config: {
    id: 'hilo',
    version: '1',
    draw: ['int(52) for the first card', 'int(52) a guess or skip'],
    favourable: 'up: ranks from the card on, down: ranks up to it; 12 of 13 at most',
    multiplierHundredths: 'floor(97 * 13^n / product of the favourable ranks)',
    mostGuesses: MOST_GUESSES,
    mostSkips: MOST_SKIPS,
    mostHundredths: MOST_HUNDREDTHS,
    left: 'cash out after the first right guess, else the stake goes back',
    stake: hiloCard.stake,
  },
  readBet,
  play: climb,
  payout,
  sheet: hiloSheet,
  variance: (_params, outcome) => varianceOfGuesses(outcome),
  steps: {
    allows,
    isOpen: ({ ended }) => ended === null,
    leave: ({ right }) => (right > 0 ? { call: 'cashout' } : null),
  },
});

export const game = defineGame(hiloCard, { 1: hiloV1 });
