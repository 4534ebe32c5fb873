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
import { kenoCard } from '../card.ts';
import { game } from '../rules.ts';
import { RISKS, type KenoRisk } from '../tables.ts';
import { KenoResult } from './KenoResult.tsx';
import { readPicks, riskChoices } from './words.ts';

const riskIn = (value: unknown) => RISKS.find((risk) => risk === value);

function fieldsOf(input: unknown): BetFields {
  const { params } = fieldsIn(input);
  const { risk, picks } = fieldsIn(params);
  return {
    ...stakeIn(input),
    ...(riskIn(risk) ? { risk: riskIn(risk) } : {}),
    ...(Array.isArray(picks) ? { picks: picks.join(', ') } : {}),
  };
}

function betOf(input: unknown): BetFact[] {
  const { risk, picks } = fieldsIn(fieldsIn(input).params);
  return [
    ...factOf(t('keno.risk'), riskChoices().find(({ value }) => value === risk)?.label),
    ...factOf(t('keno.picks'), Array.isArray(picks) ? picks.join(', ') : null),
  ];
}

/** An empty field is no error: it is still to be typed. */
const check = ({ stake = '', picks = '' }: BetFields): BetErrors => ({
  ...(isBadStake(stake) ? { stake: 'keno.stake_bad' as const } : {}),
  ...(picks === '' || readPicks(picks) ? {} : { picks: 'keno.picks_bad' as const }),
});

function KenoFields(props: BetFieldsProps) {
  return (
    <>
      <Segmented<KenoRisk>
        label={t('keno.risk')}
        options={riskChoices()}
        value={riskIn(props.fields.risk) ?? 'classic'}
        onChange={(risk) => props.change({ risk })}
      />
      <BetTextField {...props} name="picks" label={t('keno.picks')} inputMode="text" />
      <StakeTextField {...props} label={t('keno.stake')} />
    </>
  );
}

export const verifier: GameVerifier = {
  game,
  start: { risk: 'classic', picks: '3, 8, 17, 24, 31', stake: kenoCard.stake.min },
  stakeField: 'stake',
  fieldsOf,
  betOf,
  inputOf: ({ risk, picks = '', stake }) => ({
    stake,
    params: { risk, picks: readPicks(picks) ?? [] },
  }),
  check,
  Fields: KenoFields,
  Result: KenoResult,
};
