import { fieldsIn, isBadStake, stakeIn } from '../../stage/view/read-input.ts';
import type { BetErrors, BetFields, GameVerifier } from '../../stage/view/verify-contract.ts';
import { wheelCard } from '../card.ts';
import { game } from '../rules.ts';
import { WheelFields } from './WheelFields.tsx';
import { WheelResult } from './WheelResult.tsx';

function fieldsOf(input: unknown): BetFields {
  const { params } = fieldsIn(input);
  const { risk, segments } = fieldsIn(params);
  return {
    ...stakeIn(input),
    ...(typeof risk === 'string' ? { risk } : {}),
    ...(typeof segments === 'number' ? { segments: String(segments) } : {}),
  };
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
  inputOf: ({ risk, segments, stake }) => ({
    stake,
    params: { risk, segments: Number(segments) },
  }),
  check,
  Fields: WheelFields,
  Result: WheelResult,
};
