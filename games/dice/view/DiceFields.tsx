import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { StakeTextField } from '../../stage/view/StakeTextField.tsx';
import type { BetFieldsProps } from '../../stage/view/verify-contract.ts';
import type { DiceSide } from '../card.ts';
import { sideChoices } from './sides.ts';

/** The member's choices, in the verifier's form. */
export function DiceFields(props: BetFieldsProps) {
  return (
    <>
      <Segmented<DiceSide>
        label={t('dice.side')}
        options={sideChoices()}
        value={props.fields.side === 'over' ? 'over' : 'under'}
        onChange={(side) => props.change({ side })}
      />
      <BetTextField
        {...props}
        name="winNumbers"
        label={t('dice.win_numbers')}
        inputMode="numeric"
      />
      <StakeTextField {...props} label={t('dice.stake')} />
    </>
  );
}
