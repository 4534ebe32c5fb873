import { t } from '@palaro/client';
import { Menu, Icon } from '@palaro/ui';
import { CircleUserRound } from 'lucide';
import { LegalLines } from './LegalLines.tsx';
import { helpItem, languageItem, moneyItems } from './menu-items.tsx';

/**
 * The popover of a guest (HDR-06). Entries that need a session are left out or ask for the login.
 */
export default function GuestMenu({ opened }: { opened: boolean }) {
  return (
    <Menu
      label={t('shell.account_menu')}
      icon={<Icon of={CircleUserRound} size={24} />}
      items={[...moneyItems(), ...helpItem(), languageItem()]}
      foot={<LegalLines />}
      opened={opened}
    />
  );
}
