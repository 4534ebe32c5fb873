import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { StakeTextField } from '../../stage/view/StakeTextField.tsx';
import type { BetFieldsProps } from '../../stage/view/verify-contract.ts';
import { WHEEL_RISKS } from '../card.ts';
import { riskChoices } from './words.ts';

/** What a member chose, in the verifier's form. */
export function WheelFields(props: BetFieldsProps) {
  const { fields, change } = props;
  return (
    <>
      <Segmented
        label={t('wheel.risk')}
        options={riskChoices()}
        value={WHEEL_RISKS.find((risk) => risk === fields.risk) ?? 'low'}
        onChange={(risk) => change({ risk })}
      />
      <BetTextField {...props} name="segments" label={t('wheel.segments')} inputMode="numeric" />
      <StakeTextField {...props} label={t('wheel.stake')} />
    </>
  );
}
