import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf, Step } from '../contract.ts';
import { rangeStake } from '../stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import { CELLS, minesCard, MINES, type MinesOutcome, type MinesParams } from './card.ts';
import { MOST_HUNDREDTHS, mostPicks, multiplierAt, varianceOfPicks } from './odds.ts';
import { minesSheet } from './sheet.ts';

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);

/** Draw script: `pick([0..24], mines)`, the mines. Picks after the end count for nothing. */
export function dig({ mines, steps }: MinesParams, draw: FairDraw): MinesOutcome {
  const mineCells = draw.pick(ALL_CELLS, mines);
  const safe: number[] = [];
  let hit: number | null = null;
  let cashedOut = false;
  for (const { call, cell } of steps) {
    if (hit !== null || cashedOut) break;
    if (call === 'cashout') cashedOut = true;
    else if (mineCells.includes(cell as number)) hit = cell as number;
    else safe.push(cell as number);
    if (safe.length === mostPicks(mines)) cashedOut = true;
  }
  const over = hit !== null || cashedOut;
  return {
    mines,
    safe,
    hit,
    cashedOut,
    multiplierHundredths: hit === null ? multiplierAt(mines, safe.length) : 0,
    nextHundredths: over ? null : multiplierAt(mines, safe.length + 1),
    mineCells: over ? mineCells : null,
  };
}

/** Whole pesos times hundredths, so nothing is ever rounded. */
const payout = (stake: Money, { cashedOut, multiplierHundredths: times }: MinesOutcome): Money =>
  cashedOut ? Money.scale(stake, { num: BigInt(times), den: 100n }, 'down') : Money.zero;

const isOpen = ({ hit, cashedOut }: MinesOutcome) => hit === null && !cashedOut;

function allows({ call, cell }: Step, stands: MinesOutcome): boolean {
  if (!isOpen(stands)) return false;
  if (call === 'cashout') return stands.safe.length > 0;
  return call === 'pick' && isCell(cell) && !stands.safe.includes(cell);
}

const isCell = (cell: unknown): cell is number => ALL_CELLS.includes(cell as number);

type Input = InputOf<typeof minesCard> & { steps?: readonly Step[] };

function readBet({ stake, mines, steps = [] }: Input): GameBet<MinesParams> | null {
  const amount = rangeStake(minesCard.stake, stake);
  if (amount === null) return null;
  const hidden = Number.isInteger(mines) && mines >= MINES.min && mines <= MINES.max;
  return hidden && areSteps(steps) ? { stake: amount, params: { mines, steps } } : null;
}

/** No cell twice, and nothing after cashing out. */
function areSteps(steps: readonly Step[]): boolean {
  const cells = steps.filter(({ call }) => call === 'pick').map(({ cell }) => cell);
  const rest = steps.slice(cells.length);
  const ends = rest.length === 0 || (rest.length === 1 && rest[0]?.call === 'cashout');
  return cells.every(isCell) && new Set(cells).size === cells.length && ends;
}

export const minesV1 = defineRules(minesCard, {
  config: {
    id: 'mines',
    version: '1',
    draw: ['pick([0..24], mines)'],
    cells: CELLS,
    multiplierHundredths: 'floor(97 * C(25, picks) / C(25 - mines, picks))',
    mostHundredths: MOST_HUNDREDTHS,
    left: 'cash out after the first safe pick, else the stake goes back',
    mines: MINES,
    stake: minesCard.stake,
  },
  readBet,
  play: dig,
  payout,
  sheet: minesSheet,
  variance: ({ mines }, { safe, hit }) =>
    varianceOfPicks(mines, safe.length + Number(hit !== null)),
  steps: {
    allows,
    isOpen,
    leave: ({ safe }) => (safe.length > 0 ? { call: 'cashout' } : null),
  },
});

export const game = defineGame(minesCard, { 1: minesV1 });
