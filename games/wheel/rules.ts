import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf } from '../contract.ts';
import { rangeStake } from '../stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import { wheelCard, type WheelOutcome, type WheelParams } from './card.ts';
import { ALL_WHEELS, wheelSheet } from './sheet.ts';
import { isWheelSize, wheelOf } from './wheels.ts';

/** Draw script: one `int(segments)`. */
export function spinWheel(params: WheelParams, draw: FairDraw): WheelOutcome {
  const index = draw.int(params.segments);
  const multTenths = wheelOf(params)[index] ?? 0;
  return { ...params, index, multTenths, won: multTenths > 0 };
}

/** Whole pesos times tenths, so nothing is ever rounded. */
const payout = (stake: Money, { multTenths }: WheelOutcome): Money =>
  Money.scale(stake, { num: BigInt(multTenths), den: 10n }, 'down');

function readBet({ stake, params }: InputOf<typeof wheelCard>): GameBet<WheelParams> | null {
  const amount = rangeStake(wheelCard.stake, stake);
  return amount !== null && isWheelSize(params.segments) ? { stake: amount, params } : null;
}

export const wheelV1 = defineRules(wheelCard, {
  config: {
    id: 'wheel',
    version: '1',
    draw: ['int(segments)'],
    payout: 'stake * multTenths[index] / 10',
    multTenths: Object.fromEntries(
      ALL_WHEELS.map((params) => [`${params.risk}-${params.segments}`, wheelOf(params)]),
    ),
    stake: wheelCard.stake,
  },
  readBet,
  play: spinWheel,
  payout,
  sheet: wheelSheet,
});

export const game = defineGame(wheelCard, { 1: wheelV1 });
