import { t } from '@palaro/client';
import { IconButton, Icon } from '@palaro/ui';
import { Eye, EyeOff } from 'lucide';
import { toggleBalance, useBalanceHidden } from './useBalance.ts';

/** Hides or shows the member's amounts on all screens (HDR-07). */
export function HideBalance() {
  const hidden = useBalanceHidden();
  return (
    <IconButton
      label={hidden ? t('wallet.show') : t('wallet.hide')}
      icon={hidden ? <Icon of={Eye} size={20} /> : <Icon of={EyeOff} size={20} />}
      onClick={toggleBalance}
    />
  );
}
