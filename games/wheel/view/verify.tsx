import { t } from '@palaro/client';
import { factOf } from '../../stage/view/bet-facts.ts';
import { fieldsIn, isBadStake, stakeIn } from '../../stage/view/read-input.ts';
import type {
  BetErrors,
  BetFact,
  BetFields,
  GameVerifier,
} from '../../stage/view/verify-contract.ts';
import { wheelCard } from '../card.ts';
import { game } from '../rules.ts';
import { WheelFields } from './WheelFields.tsx';
import { WheelResult } from './WheelResult.tsx';
import { riskChoices } from './words.ts';

function fieldsOf(input: unknown): BetFields {
  const { params } = fieldsIn(input);
  const { risk, segments } = fieldsIn(params);
  return {
    ...stakeIn(input),
    ...(typeof risk === 'string' ? { risk } : {}),
    ...(typeof segments === 'number' ? { segments: String(segments) } : {}),
  };
}

function betOf(input: unknown): BetFact[] {
  const { risk, segments } = fieldsIn(fieldsIn(input).params);
  return [
    ...factOf(t('wheel.risk'), riskChoices().find(({ value }) => value === risk)?.label),
    ...factOf(t('wheel.segments'), segments),
  ];
}

/** An empty field is no error: it is still to be typed. */
const SEGMENTS = /^([1-5]0)?$/;

const check = ({ stake = '', segments = '' }: BetFields): BetErrors => ({
  ...(isBadStake(stake) ? { stake: 'wheel.stake_bad' as const } : {}),
  ...(SEGMENTS.test(segments) ? {} : { segments: 'wheel.segments_bad' as const }),
});

export const verifier: GameVerifier = {
  game,
  start: { risk: 'medium', segments: '20', stake: wheelCard.stake.min },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ risk, segments, stake }) => ({
    stake,
    params: { risk, segments: Number(segments) },
  }),
  check,
  Fields: WheelFields,
  Result: WheelResult,
};
