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
import { hiloCard } from '../card.ts';
import { game } from '../rules.ts';
import { HiloResult } from './HiloResult.tsx';

/** Steps as they are typed: `up, skip, out`. */
const textOf = (steps: readonly Step[]) =>
  steps
    .map(({ call, dir }) => (call === 'guess' ? String(dir) : call === 'skip' ? call : 'out'))
    .join(', ');

function stepOf(word: string): Step {
  if (word === 'skip') return { call: 'skip' };
  return word === 'out' ? { call: 'cashout' } : { call: 'guess', dir: word };
}

const stepsOf = (text: string): Step[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map(stepOf);

function fieldsOf(input: unknown): BetFields {
  const { steps } = fieldsIn(input);
  return {
    ...stakeIn(input),
    ...(Array.isArray(steps) ? { steps: textOf(steps as Step[]) } : {}),
  };
}

/** The words of the steps on their buttons. */
const wordOf = ({ call, dir }: Step) => {
  if (call === 'guess') return t(dir === 'down' ? 'hilo.down' : 'hilo.up');
  return t(call === 'skip' ? 'hilo.skip' : 'stage.cash_out');
};

function betOf(input: unknown): BetFact[] {
  const { steps } = fieldsIn(input);
  const taken = Array.isArray(steps) ? (steps as Step[]) : [];
  return taken.length > 0 ? factOf(t('hilo.steps'), taken.map(wordOf).join(', ')) : [];
}

const STEPS = /^((up|down|skip)(, ?|$))*(out)?$/;

/** An empty field is no error: it is still to be typed. */
const check = ({ stake = '', steps = '' }: BetFields): BetErrors => ({
  ...(isBadStake(stake) ? { stake: 'hilo.stake_bad' as const } : {}),
  ...(STEPS.test(steps) ? {} : { steps: 'hilo.steps_bad' as const }),
});

function HiloFields(props: BetFieldsProps) {
  return (
    <>
      <BetTextField {...props} name="steps" label={t('hilo.steps')} inputMode="text" />
      <p>{t('hilo.steps_help')}</p>
      <StakeTextField {...props} label={t('hilo.stake')} />
    </>
  );
}

export const verifier: GameVerifier = {
  game,
  start: { stake: hiloCard.stake.min },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ stake, steps }) => ({
    stake,
    ...(steps === undefined ? {} : { steps: stepsOf(steps) }),
  }),
  check,
  Fields: HiloFields,
  Result: HiloResult,
};
