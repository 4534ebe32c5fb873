import { t } from '@palaro/client';
import { IconButton } from '@palaro/ui';
import { Eye, EyeOff } from 'lucide-react';
import { toggleBalance, useBalanceHidden } from './useBalance.ts';

/** Hides the member's amounts everywhere, or shows them again (HDR-07). */
export function HideBalance() {
  const hidden = useBalanceHidden();
  return (
    <IconButton
      label={hidden ? t('wallet.show') : t('wallet.hide')}
      icon={hidden ? <Eye size={20} /> : <EyeOff size={20} />}
      onClick={toggleBalance}
    />
  );
}
