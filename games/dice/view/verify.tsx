import { t } from '@palaro/client';
import { factOf } from '../../stage/view/bet-facts.ts';
import type {
  BetErrors,
  BetFact,
  BetFields,
  GameVerifier,
} from '../../stage/view/verify-contract.ts';
import { fieldsIn, isBadStake, stakeIn } from '../../stage/view/read-input.ts';
import { diceCard } from '../card.ts';
import { game } from '../rules.ts';
import { DiceFields } from './DiceFields.tsx';
import { DiceResult } from './DiceResult.tsx';

function fieldsOf(input: unknown): BetFields {
  const { params } = fieldsIn(input);
  const { side, winNumbers } = fieldsIn(params);
  return {
    ...stakeIn(input),
    ...(side === 'under' || side === 'over' ? { side } : {}),
    ...(typeof winNumbers === 'number' ? { winNumbers: String(winNumbers) } : {}),
  };
}

function betOf(input: unknown): BetFact[] {
  const { side, winNumbers } = fieldsIn(fieldsIn(input).params);
  return [
    ...factOf(t('dice.side'), side === 'over' ? t('dice.over') : t('dice.under')),
    ...factOf(t('dice.win_numbers'), winNumbers),
  ];
}

/** 100 … 9,800. An empty field is no error: it is still to be typed. */
const WIN_NUMBERS = /^([1-9]\d{2}|[1-8]\d{3}|9[0-7]\d{2}|9800)?$/;

const check = ({ stake = '', winNumbers = '' }: BetFields): BetErrors => ({
  ...(isBadStake(stake) ? { stake: 'dice.stake_bad' as const } : {}),
  ...(WIN_NUMBERS.test(winNumbers) ? {} : { winNumbers: 'dice.win_numbers_bad' as const }),
});

export const verifier: GameVerifier = {
  game,
  start: { side: 'under', winNumbers: '4950', stake: diceCard.stake.min },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ side, stake, winNumbers }) => ({
    stake,
    params: { side, winNumbers: Number(winNumbers) },
  }),
  check,
  Fields: DiceFields,
  Result: DiceResult,
};
