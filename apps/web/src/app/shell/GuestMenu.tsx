import { askLoginHere, t } from '@palaro/client';
import { Menu, Icon } from '@palaro/ui';
import { CircleUserRound, RefreshCw } from 'lucide';
import { LegalLines } from './LegalLines.tsx';
import { helpItem, languageItem, moneyItems, type MenuItem } from './menu-items.tsx';

/** Reading the balance needs an account, so a guest's tap leads to the login, and stays here. */
const refreshItem = (): MenuItem => ({
  id: 'refresh',
  label: t('shell.refresh_balance'),
  icon: <Icon of={RefreshCw} size={20} />,
  onSelect: askLoginHere,
});

/**
 * The popover of a guest (HDR-06). Entries that need a session are left out or ask for the login.
 */
export default function GuestMenu({ opened }: { opened: boolean }) {
  return (
    <Menu
      label={t('shell.account_menu')}
      icon={<Icon of={CircleUserRound} size={24} />}
      items={[...moneyItems(), refreshItem(), ...helpItem(), languageItem()]}
      foot={<LegalLines />}
      opened={opened}
    />
  );
}
