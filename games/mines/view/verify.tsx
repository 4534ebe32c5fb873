import { t } from '@palaro/client';
import type { Step } from '../../contract.ts';
import { factOf } from '../../stage/view/bet-facts.ts';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { fieldsIn, isBadStake, stakeIn } from '../../stage/view/read-input.ts';
import { StakeTextField } from '../../stage/view/StakeTextField.tsx';
import type {
  BetErrors,
  BetFact,
  BetFields,
  BetFieldsProps,
  GameVerifier,
} from '../../stage/view/verify-contract.ts';
import { minesCard } from '../card.ts';
import { game } from '../rules.ts';
import { MinesResult } from './MinesResult.tsx';

const OUT = 'out';

/** Steps as they are typed: `3, 17, out`. */
const textOf = (steps: readonly Step[]) =>
  steps.map(({ call, cell }) => (call === 'cashout' ? OUT : String(cell))).join(', ');

function stepsOf(text: string): Step[] {
  const words = text.split(',').map((word) => word.trim());
  return words
    .filter((word) => word !== '')
    .map((word) => (word === OUT ? { call: 'cashout' } : { call: 'pick', cell: Number(word) }));
}

function fieldsOf(input: unknown): BetFields {
  const { mines, steps } = fieldsIn(input);
  return {
    ...stakeIn(input),
    ...(typeof mines === 'number' ? { mines: String(mines) } : {}),
    ...(Array.isArray(steps) ? { dug: textOf(steps as Step[]) } : {}),
  };
}

function betOf(input: unknown): BetFact[] {
  const { mines, steps } = fieldsIn(input);
  const cells = Array.isArray(steps) ? (steps as Step[]).flatMap(({ cell }) => cell ?? []) : [];
  return [
    ...factOf(t('mines.mines'), mines),
    ...(cells.length > 0 ? factOf(t('mines.dug'), cells.join(', ')) : []),
  ];
}

const MINES = /^([1-9]|1\d|2[0-4])?$/;
const DUG = /^((\d|1\d|2[0-4])(, ?|$))*(out)?$/;

const areDug = (dug: string) =>
  DUG.test(dug) && new Set(stepsOf(dug).map(({ cell }) => cell)).size === stepsOf(dug).length;

/** An empty field is no error: it is still to be typed. */
const check = ({ stake = '', mines = '', dug = '' }: BetFields): BetErrors => ({
  ...(isBadStake(stake) ? { stake: 'mines.stake_bad' as const } : {}),
  ...(MINES.test(mines) ? {} : { mines: 'mines.mines_bad' as const }),
  ...(areDug(dug) ? {} : { dug: 'mines.dug_bad' as const }),
});

function MinesFields(props: BetFieldsProps) {
  return (
    <>
      <BetTextField {...props} name="mines" label={t('mines.mines')} inputMode="numeric" />
      <BetTextField {...props} name="dug" label={t('mines.dug')} inputMode="text" />
      <p>{t('mines.dug_help')}</p>
      <StakeTextField {...props} label={t('mines.stake')} />
    </>
  );
}

export const verifier: GameVerifier = {
  game,
  start: { mines: '3', stake: minesCard.stake.min },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ stake, mines, dug }) => ({
    stake,
    mines: Number(mines),
    ...(dug === undefined ? {} : { steps: stepsOf(dug) }),
  }),
  check,
  Fields: MinesFields,
  Result: MinesResult,
};
