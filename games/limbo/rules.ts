import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf } from '../contract.ts';
import { varianceOf } from '../fractions.ts';
import { rangeStake } from '../stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import {
  limboCard,
  MOST_PAID,
  TARGET_HUNDREDTHS,
  type LimboOutcome,
  type LimboParams,
} from './card.ts';
import { chanceOf, hundredthsOf, mostStaked, resultOf } from './odds.ts';
import { limboSheet } from './sheet.ts';

/** Draw script: one `u52()`. A result that equals the target wins. */
export function fly({ target }: LimboParams, draw: FairDraw): LimboOutcome {
  const resultHundredths = resultOf(draw.u52());
  const targetHundredths = hundredthsOf(target);
  return { resultHundredths, targetHundredths, won: resultHundredths >= targetHundredths };
}

/** Whole pesos times hundredths, so nothing is ever rounded. */
function payout(stake: Money, { won, targetHundredths }: LimboOutcome): Money {
  if (!won) return Money.zero;
  return Money.scale(stake, { num: BigInt(targetHundredths), den: 100n }, 'down');
}

function readBet({ stake, params }: InputOf<typeof limboCard>): GameBet<LimboParams> | null {
  const amount = rangeStake(limboCard.stake, stake);
  const target = hundredthsOf(params.target);
  if (target < TARGET_HUNDREDTHS.min || target > TARGET_HUNDREDTHS.max) return null;
  const covered = amount !== null && amount <= Money.of(`${mostStaked(target)}.0000`);
  return covered ? { stake: amount, params } : null;
}

export const limboV1 = defineRules(limboCard, {
  config: {
    id: 'limbo',
    version: '1',
    draw: ['u52()'],
    resultHundredths: 'max(100, floor(99 * 2^52 / (2^52 - r)))',
    targetHundredths: TARGET_HUNDREDTHS,
    payoutMax: MOST_PAID,
    stake: limboCard.stake,
  },
  readBet,
  play: fly,
  payout,
  sheet: limboSheet,
  variance: ({ target }) =>
    varianceOf([{ chance: chanceOf(hundredthsOf(target)), times: hundredthsOf(target) / 100 }]),
});

export const game = defineGame(limboCard, { 1: limboV1 });
