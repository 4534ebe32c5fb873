import { askSignOut } from '@palaro/accounts/web';
import { isTrial, pageExists, t, useSession, type SessionInfo } from '@palaro/client';
import { useUnread } from '@palaro/inbox/web';
import { HeldMoney } from '@palaro/records/web';
import { Amount, Avatar, Dot, Icon, KeyValues, Menu } from '@palaro/ui';
import { toggleBalance, useBalance, useBalanceHidden, WalletParts } from '@palaro/wallet/web';
import {
  ArrowLeftRight,
  CircleUserRound,
  Eye,
  EyeOff,
  History,
  LogOut,
  Mail,
  ReceiptText,
  RefreshCw,
  Settings,
} from 'lucide';
import { LegalLines } from './LegalLines.tsx';
import {
  accountItems,
  helpItem,
  languageItem,
  moneyItems,
  pageItem,
  type MenuItem,
} from './menu-items.tsx';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  session: SessionInfo;
  name: string;
  /** Absent until the member's data has loaded. */
  info?: { icon: string; iconUrl: string | null } | undefined;
}

/** The popover of a logged-in member (HDR-06). Entries without a screen are left out. */
export function AccountMenu({ session, name, info }: AccountMenuProps) {
  const unread = useUnread();
  return (
    <Menu
      label={t('shell.account_menu')}
      trigger={
        <span className={styles.trigger}>
          <Avatar
            animal={session.userName}
            icon={info?.icon}
            picture={info?.iconUrl}
            label={name}
            size={36}
          />
          {unread > 0 && (
            <span className={styles.unread} aria-hidden>
              <Dot tone="coral" />
            </span>
          )}
        </span>
      }
      head={(close) => (
        <>
          <p className={styles.name}>{name}</p>
          <div className={styles.parts}>
            <Total />
            <WalletParts filled />
            <HeldMoney onGo={close} />
          </div>
        </>
      )}
      items={[...useMoney(), ...useOwnPages(), languageItem(), signOutItem()]}
      foot={<LegalLines />}
    />
  );
}

/** The sum of all that the parts below it tell apart. */
function Total() {
  const { wallet } = useBalance();
  const hidden = useBalanceHidden();
  if (!wallet) return null;
  return (
    <KeyValues
      rows={[
        {
          label: t('wallet.balance'),
          value: (
            <Amount value={wallet.sumBalance} hidden={hidden} hiddenLabel={t('wallet.hidden')} />
          ),
        },
      ]}
    />
  );
}

/** The money entries: deposit, withdraw, transfer, refresh, hide or show. */
function useMoney(): MenuItem[] {
  const balance = useBalance();
  const hidden = useBalanceHidden();
  // Play money has no deposits, withdrawals and transfers; it has the way to an account.
  const real = !isTrial(useSession());
  return [
    ...(real ? moneyItems() : accountItems()),
    ...(real
      ? pageItem('/m/transfer', t('shell.transfer'), <Icon of={ArrowLeftRight} size={20} />)
      : []),
    {
      id: 'refresh',
      label: t('wallet.refresh'),
      icon: <Icon of={RefreshCw} size={20} />,
      onSelect: balance.refresh,
    },
    {
      id: 'hide',
      label: hidden ? t('wallet.show') : t('wallet.hide'),
      icon: hidden ? <Icon of={Eye} size={20} /> : <Icon of={EyeOff} size={20} />,
      onSelect: toggleBalance,
    },
  ];
}

function useOwnPages(): MenuItem[] {
  const unread = useUnread();
  const real = !isTrial(useSession());
  // The member center links to the records. Without it, this menu does.
  const records =
    real && pageExists('/m/mine')
      ? pageItem('/m/mine', t('shell.members'), <Icon of={CircleUserRound} size={20} />)
      : [
          ...(real
            ? pageItem(
                '/m/transaction/record',
                t('shell.account_record'),
                <Icon of={ReceiptText} size={20} />,
              )
            : []),
          ...pageItem('/m/gameRecord', t('shell.betting_record'), <Icon of={History} size={20} />),
        ];
  return [
    ...records,
    ...pageItem(
      '/m/webEmail',
      unread > 0 ? t('shell.messages_unread', { count: unread }) : t('shell.messages'),
      <Icon of={Mail} size={20} />,
    ),
    ...pageItem('/m/set', t('shell.settings'), <Icon of={Settings} size={20} />),
    ...helpItem(),
  ];
}

const signOutItem = (): MenuItem => ({
  id: 'out',
  label: t('shell.sign_out'),
  icon: <Icon of={LogOut} size={20} />,
  onSelect: askSignOut,
});
