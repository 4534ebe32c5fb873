import { t } from '@palaro/client';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import type { BetFieldsProps } from '../../stage/view/verify-contract.ts';

/** What a member placed, in the verifier's form. */
export function ColorGameFields(props: BetFieldsProps) {
  return (
    <>
      <BetTextField {...props} name="zones" label={t('color-game.zones')} inputMode="text" />
      <p>{t('color-game.zones_help')}</p>
    </>
  );
}
