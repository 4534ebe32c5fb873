import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf } from '../contract.ts';
import { rangeStake } from '../stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import { plinkoCard, type PlinkoOutcome } from './card.ts';
import { varianceIn } from './odds.ts';
import { plinkoSheet } from './sheet.ts';
import { ROWS, tableOf, TABLES, type PlinkoParams } from './tables.ts';

/** Draw script: one `bit()` a row, 1 is right. The bin is the count of rights. */
export function drop(board: PlinkoParams, draw: FairDraw): PlinkoOutcome {
  const ways = Array.from({ length: board.rows }, () => draw.bit());
  const bin = ways.filter((way) => way === 1).length;
  return { bits: ways.join(''), bin, multTenths: tableOf(board)[bin] ?? 0 };
}

/** Whole pesos times tenths, so nothing is ever rounded. */
const payout = (stake: Money, { multTenths }: PlinkoOutcome): Money =>
  Money.scale(stake, { num: BigInt(multTenths), den: 10n }, 'down');

function readBet({ stake, params }: InputOf<typeof plinkoCard>): GameBet<PlinkoParams> | null {
  const amount = rangeStake(plinkoCard.stake, stake);
  if (amount === null) return null;
  return TABLES[`${params.risk}-${params.rows}`] ? { stake: amount, params } : null;
}

export const plinkoV1 = defineRules(plinkoCard, {
  config: {
    id: 'plinko',
    version: '1',
    rows: ROWS,
    multTenths: TABLES,
    draw: ['int(2) a row, 1 is right'],
    bin: 'count of rights',
    stake: plinkoCard.stake,
  },
  readBet,
  play: drop,
  payout,
  sheet: plinkoSheet,
  variance: varianceIn,
});

export const game = defineGame(plinkoCard, { 1: plinkoV1 });
