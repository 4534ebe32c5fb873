import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf } from '../contract.ts';
import { rangeStake } from '../stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import { kenoCard, type KenoOutcome, type KenoParams } from './card.ts';
import { varianceIn } from './odds.ts';
import { kenoSheet } from './sheet.ts';
import { DRAWN, NUMBERS, PICKS, tableOf, TABLES } from './tables.ts';

const BALLS = Array.from({ length: NUMBERS }, (_, at) => at + 1);

/** Draw script: `pick([1 … 40], 10)`. */
export function drawKeno({ risk, picks }: KenoParams, draw: FairDraw): KenoOutcome {
  const drawn = draw.pick(BALLS, DRAWN);
  const hits = drawn.filter((number) => picks.includes(number));
  const multTenths = tableOf(risk, picks.length)[hits.length] ?? 0;
  return { drawn, hits, picks: picks.length, multTenths };
}

/** Whole pesos times tenths, so nothing is ever rounded. */
const payout = (stake: Money, { multTenths }: KenoOutcome): Money =>
  Money.scale(stake, { num: BigInt(multTenths), den: 10n }, 'down');

/** Whether the picks are one to ten different numbers on the card. */
const offers = (picks: readonly number[]) =>
  picks.length >= PICKS.min &&
  picks.length <= PICKS.max &&
  new Set(picks).size === picks.length &&
  picks.every((number) => Number.isInteger(number) && number >= 1 && number <= NUMBERS);

function readBet({ stake, params }: InputOf<typeof kenoCard>): GameBet<KenoParams> | null {
  const amount = rangeStake(kenoCard.stake, stake);
  return amount !== null && offers(params.picks) ? { stake: amount, params } : null;
}

export const kenoV1 = defineRules(kenoCard, {
  config: {
    id: 'keno',
    version: '1',
    numbers: NUMBERS,
    drawn: DRAWN,
    picks: PICKS,
    multTenthsByHits: TABLES,
    draw: [`pick(1..${NUMBERS}, ${DRAWN})`],
    stake: kenoCard.stake,
  },
  readBet,
  play: drawKeno,
  payout,
  sheet: kenoSheet,
  variance: ({ risk, picks }) => varianceIn(risk, picks.length),
});

export const game = defineGame(kenoCard, { 1: kenoV1 });
