import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, GameSheet, InputOf } from '../contract.ts';
import { fraction } from '../fractions.ts';
import { rangeStake } from '../stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import {
  AUTO_HUNDREDTHS,
  crashCard,
  type CrashOutcome,
  type CrashParams,
  type CrashResult,
} from './card.ts';
import { hundredthsAt, msAt } from './curve.ts';
import { leastReturn, PAID_BACK, resultOf, varianceIn } from './odds.ts';

/** The fields of a bet: those of the call, and the cash-out that the site added. */
type CrashInput = InputOf<typeof crashCard> & { cashOut?: number | null };

/** Draw script: one `u52()`. */
const result = (draw: FairDraw): CrashResult => ({ crash: resultOf(draw.u52()) });

/**
 * The lower of target and cash-out counts, since the flight passes it first; a tie with the crash
 * wins. At 1.00× the boat never leaves the ground, so nothing is cashed out.
 */
function outcomeOf({ auto, cashOut }: CrashParams, { crash }: CrashResult): CrashOutcome {
  const first = Math.min(auto ?? Infinity, cashOut ?? Infinity);
  return { crash, at: crash > 100 && first <= crash ? first : null };
}

/** Whole pesos times hundredths, so nothing is ever rounded. */
const paid = (stake: Money, hundredths: number) =>
  Money.scale(stake, { num: BigInt(hundredths), den: 100n }, 'down');

function readBet({ stake, auto, cashOut = null }: CrashInput): GameBet<CrashParams> | null {
  const amount = rangeStake(crashCard.stake, stake);
  const within = (hundredths: number | null, least: number) =>
    hundredths === null || (hundredths >= least && hundredths <= AUTO_HUNDREDTHS.max);
  const offered = within(auto, AUTO_HUNDREDTHS.min) && within(cashOut, 100);
  return amount !== null && offered ? { stake: amount, params: { stake, auto, cashOut } } : null;
}

let known: GameSheet | undefined;

/** The return of every target; who cashes out by hand has chosen a target too. */
export function crashSheet(): GameSheet {
  known ??= {
    rtp: { least: leastReturn(), greatest: fraction(PAID_BACK, 100n) },
    hitFrequency: null,
    maxWin: fraction(BigInt(AUTO_HUNDREDTHS.max), 100n),
  };
  return known;
}

export const crashV1 = defineRules(crashCard, {
  config: {
    id: 'crash',
    version: '1',
    draw: ['u52()'],
    crash: 'min(1000000, max(100, floor(97 * 2^52 / (2^52 - r))))',
    multiplier: 'floor(100 * 1.06^t), t in seconds',
    auto: AUTO_HUNDREDTHS,
    stake: crashCard.stake,
  },
  readBet,
  play: (params, draw) => outcomeOf(params, result(draw)),
  payout: (stake, { at }) => (at === null ? Money.zero : paid(stake, at)),
  sheet: crashSheet,
  variance: varianceIn,
  shared: {
    result,
    isLastHand: () => true,
    outcomeOf: (params, seen) => outcomeOf(params, seen as CrashResult),
    most: ({ stake, auto }) => paid(Money.of(stake), auto ?? AUTO_HUNDREDTHS.max),
    limits: () => ({}),
    validBet: ({ stake }) => Money.of(stake),
    flight: { hundredthsAt, msAt },
  },
});

export const game = defineGame(crashCard, { 1: crashV1 });
