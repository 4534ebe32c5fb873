import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf } from '../contract.ts';
import { rangeStake } from '../stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import {
  DICE_FACES,
  diceCard,
  diceMultiplier,
  WIN_NUMBERS,
  type DiceOutcome,
  type DiceParams,
} from './card.ts';
import { diceSheet } from './sheet.ts';

/**
 * Draw script: one `int(10000)`. "Under" wins below `winNumbers`; "over" wins on the same count of
 * numbers at the top.
 */
export function rollDice({ side, winNumbers }: DiceParams, draw: FairDraw): DiceOutcome {
  const roll = draw.int(DICE_FACES);
  const won = side === 'under' ? roll < winNumbers : roll >= DICE_FACES - winNumbers;
  return { roll, won, multiplierHundredths: diceMultiplier(winNumbers) };
}

/** Whole pesos times hundredths, so nothing is ever rounded. */
function dicePayout(stake: Money, { won, multiplierHundredths }: DiceOutcome): Money {
  if (!won) return Money.zero;
  return Money.scale(stake, { num: BigInt(multiplierHundredths), den: 100n }, 'down');
}

function readBet({ stake, params }: InputOf<typeof diceCard>): GameBet<DiceParams> | null {
  const amount = rangeStake(diceCard.stake, stake);
  const { winNumbers } = params;
  if (amount === null || !Number.isInteger(winNumbers)) return null;
  if (winNumbers < WIN_NUMBERS.min || winNumbers > WIN_NUMBERS.max) return null;
  return { stake: amount, params };
}

export const diceV1 = defineRules(diceCard, {
  config: {
    id: 'dice',
    version: '1',
    range: DICE_FACES,
    winNumbersMin: WIN_NUMBERS.min,
    winNumbersMax: WIN_NUMBERS.max,
    multiplierHundredths: 'floor(990000 / winNumbers)',
    draw: [`int(${DICE_FACES})`],
    stake: diceCard.stake,
  },
  readBet,
  play: rollDice,
  payout: dicePayout,
  sheet: diceSheet,
});

export const game = defineGame(diceCard, { 1: diceV1 });
