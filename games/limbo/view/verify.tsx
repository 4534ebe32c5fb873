import { t } from '@palaro/client';
import { factOf } from '../../stage/view/bet-facts.ts';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { readHundredths } from '../../stage/view/odds-text.ts';
import { fieldsIn, isBadStake, stakeIn } from '../../stage/view/read-input.ts';
import { StakeTextField } from '../../stage/view/StakeTextField.tsx';
import type {
  BetErrors,
  BetFact,
  BetFields,
  BetFieldsProps,
  GameVerifier,
} from '../../stage/view/verify-contract.ts';
import { limboCard, TARGET_HUNDREDTHS } from '../card.ts';
import { multiplierText } from '../odds.ts';
import { game } from '../rules.ts';
import { LimboResult } from './LimboResult.tsx';

function fieldsOf(input: unknown): BetFields {
  const { params } = fieldsIn(input);
  const { target } = fieldsIn(params);
  return {
    ...stakeIn(input),
    ...(typeof target === 'string' ? { target } : {}),
  };
}

const betOf = (input: unknown): BetFact[] =>
  factOf(t('limbo.target'), fieldsIn(fieldsIn(input).params).target);

/** The target as the call takes it; null where the game does not offer it. */
function targetOf(typed: string): string | null {
  const hundredths = readHundredths(typed) ?? 0;
  const { min, max } = TARGET_HUNDREDTHS;
  return hundredths >= min && hundredths <= max ? multiplierText(hundredths) : null;
}

/** An empty field is no error: it is still to be typed. */
const check = ({ stake = '', target = '' }: BetFields): BetErrors => ({
  ...(isBadStake(stake) ? { stake: 'limbo.stake_bad' as const } : {}),
  ...(target === '' || targetOf(target) !== null ? {} : { target: 'limbo.target_bad' as const }),
});

function LimboFields(props: BetFieldsProps) {
  return (
    <>
      <BetTextField {...props} name="target" label={t('limbo.target')} inputMode="decimal" />
      <StakeTextField {...props} label={t('limbo.stake')} />
    </>
  );
}

export const verifier: GameVerifier = {
  game,
  start: { target: '2.00', stake: limboCard.stake.min },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ stake, target = '' }) => ({
    stake,
    params: { target: targetOf(target) ?? target },
  }),
  check,
  Fields: LimboFields,
  Result: LimboResult,
};
