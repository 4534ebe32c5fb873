import { signOut } from '@palaro/accounts/web';
import {
  isTrial,
  navigate,
  pageExists,
  switchOn,
  t,
  useSession,
  type SessionInfo,
} from '@palaro/client';
import { Avatar, Menu } from '@palaro/ui';
import { toggleBalance, useBalance, useBalanceHidden, WalletParts } from '@palaro/wallet/web';
import {
  ArrowLeftRight,
  Eye,
  EyeOff,
  Globe,
  History,
  LogOut,
  ReceiptText,
  RefreshCw,
  Settings,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { otherLanguage } from './other-language.ts';
import styles from './AccountMenu.module.css';

type Item = ComponentProps<typeof Menu>['items'][number];

/** The popover of a logged-in member; an entry whose screen does not exist yet is left out. */
export function AccountMenu({ session, name }: { session: SessionInfo; name: string }) {
  return (
    <Menu
      label={t('shell.account_menu')}
      trigger={<Avatar animal={session.userName} label={name} size={36} />}
      head={
        <>
          <p className={styles.name}>{name}</p>
          <div className={styles.parts}>
            <WalletParts filled />
          </div>
        </>
      }
      items={useItems()}
    />
  );
}

function useItems(): Item[] {
  const balance = useBalance();
  const hidden = useBalanceHidden();
  const language = otherLanguage();
  // Play money has no transfers and no account record.
  const real = !isTrial(useSession());
  return [
    ...pageItem('/m/voucherCenter', t('shell.deposit')),
    ...pageItem('/m/withdraw', t('shell.withdraw')),
    ...(real ? pageItem('/m/transfer', t('shell.transfer'), <ArrowLeftRight size={20} />) : []),
    {
      id: 'refresh',
      label: t('wallet.refresh'),
      icon: <RefreshCw size={20} />,
      onSelect: balance.refresh,
    },
    {
      id: 'hide',
      label: hidden ? t('wallet.show') : t('wallet.hide'),
      icon: hidden ? <Eye size={20} /> : <EyeOff size={20} />,
      onSelect: toggleBalance,
    },
    ...(real && switchOn('TRANSREC3')
      ? pageItem('/m/transaction/record', t('shell.account_record'), <ReceiptText size={20} />)
      : []),
    ...(switchOn('TRANSBETREPMEM3')
      ? pageItem('/m/gameRecord', t('shell.betting_record'), <History size={20} />)
      : []),
    ...pageItem('/m/set', t('shell.settings'), <Settings size={20} />),
    { id: 'language', label: language.name, icon: <Globe size={20} />, onSelect: language.choose },
    {
      id: 'out',
      label: t('shell.sign_out'),
      icon: <LogOut size={20} />,
      onSelect: () => void signOut(),
    },
  ];
}

const pageItem = (href: string, label: string, icon?: Item['icon']): Item[] =>
  pageExists(href) ? [{ id: href, label, icon, onSelect: () => navigate(href) }] : [];
