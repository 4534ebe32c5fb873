import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
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
import { plinkoCard } from '../card.ts';
import { game } from '../rules.ts';
import { RISKS, type PlinkoRisk } from '../tables.ts';
import { PlinkoResult } from './PlinkoResult.tsx';
import { riskChoices } from './words.ts';

const riskIn = (value: unknown) => RISKS.find((risk) => risk === value);

function fieldsOf(input: unknown): BetFields {
  const { params } = fieldsIn(input);
  const { risk, rows } = fieldsIn(params);
  return {
    ...stakeIn(input),
    ...(riskIn(risk) ? { risk: riskIn(risk) } : {}),
    ...(typeof rows === 'number' ? { rows: String(rows) } : {}),
  };
}

function betOf(input: unknown): BetFact[] {
  const { risk, rows } = fieldsIn(fieldsIn(input).params);
  return [
    ...factOf(t('plinko.risk'), riskChoices().find(({ value }) => value === risk)?.label),
    ...factOf(t('plinko.rows'), rows),
  ];
}

/** 8 … 16. An empty field is no error: it is still to be typed. */
const ROWS = /^([89]|1[0-6])?$/;

const check = ({ stake = '', rows = '' }: BetFields): BetErrors => ({
  ...(isBadStake(stake) ? { stake: 'plinko.stake_bad' as const } : {}),
  ...(ROWS.test(rows) ? {} : { rows: 'plinko.rows_bad' as const }),
});

function PlinkoFields(props: BetFieldsProps) {
  return (
    <>
      <Segmented<PlinkoRisk>
        label={t('plinko.risk')}
        options={riskChoices()}
        value={riskIn(props.fields.risk) ?? 'medium'}
        onChange={(risk) => props.change({ risk })}
      />
      <BetTextField {...props} name="rows" label={t('plinko.rows')} inputMode="numeric" />
      <StakeTextField {...props} label={t('plinko.stake')} />
    </>
  );
}

export const verifier: GameVerifier = {
  game,
  start: { risk: 'medium', rows: '12', stake: plinkoCard.stake.min },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ risk, rows, stake }) => ({ stake, params: { risk, rows: Number(rows) } }),
  check,
  Fields: PlinkoFields,
  Result: PlinkoResult,
};
