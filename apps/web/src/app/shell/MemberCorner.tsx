import { accountsApi } from '@palaro/accounts/api';
import { isTrial, pageExists, switchOn, t, useCall, type SessionInfo } from '@palaro/client';
import { LinkButton, Icon } from '@palaro/ui';
import { BalancePill } from '@palaro/wallet/web';
import { BanknoteArrowUp, Wallet } from 'lucide';
import { Link } from 'wouter';
import { AccountMenu } from './AccountMenu.tsx';
import { MessageBadge } from './MessageBadge.tsx';
import styles from './MemberCorner.module.css';

interface MemberCornerProps {
  session: SessionInfo;
  /** On home: with shortcuts and menu (HDR-04). Elsewhere: only the balance. */
  home?: boolean;
}

/** A member's balance and account at the right of the header. */
export default function MemberCorner({ session, home }: MemberCornerProps) {
  return home ? <HomeCorner session={session} /> : <BalancePill />;
}

/** The nickname or, without one, the account's name, with the balance (HDR-04). */
function HomeCorner({ session }: MemberCornerProps) {
  const info = useCall(accountsApi.memberInfo).data;
  const name = info?.nickname || info?.account || session.userName;
  const ways = isTrial(session) ? [] : shortcuts();
  return (
    <>
      {ways.map(({ href, label, icon }) => (
        <Link key={href} href={href} asChild>
          <LinkButton size="sm" icon={<Icon of={icon} size={18} />} className={styles.way}>
            <span className={styles.word}>{label}</span>
          </LinkButton>
        </Link>
      ))}
      <BalancePill name={name} />
      <MessageBadge className={ways.length > 0 ? styles.withRoom : undefined} />
      <AccountMenu session={session} name={name} info={info} />
    </>
  );
}

/**
 * Deposit and withdraw, if their screens exist and their switches are on (HDR-04). Play money can
 * do neither.
 */
const shortcuts = () =>
  [
    { href: '/m/voucherCenter', label: t('shell.deposit'), icon: Wallet, on: switchOn('DEPOSIT') },
    {
      href: '/m/withdraw',
      label: t('shell.withdraw'),
      icon: BanknoteArrowUp,
      on: switchOn('WITHDRAW'),
    },
  ].filter(({ href, on }) => on && pageExists(href));
