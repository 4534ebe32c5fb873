import { accountsApi } from '@palaro/accounts/api';
import { pageExists, t, useCall, type SessionInfo } from '@palaro/client';
import { LinkButton } from '@palaro/ui';
import { BalancePill } from '@palaro/wallet/web';
import { Link } from 'wouter';
import { AccountMenu } from './AccountMenu.tsx';

interface MemberCornerProps {
  session: SessionInfo;
  /** On home with the shortcuts and the menu (HDR-04), elsewhere the balance alone. */
  home?: boolean;
}

/** A member's money and account at the right of the header. */
export default function MemberCorner({ session, home }: MemberCornerProps) {
  return home ? <HomeCorner session={session} /> : <BalancePill />;
}

/** The nickname, else the account's name, with the money (HDR-04). */
function HomeCorner({ session }: MemberCornerProps) {
  const info = useCall(accountsApi.memberInfo).data;
  const name = info?.nickname || info?.account || session.userName;
  return (
    <>
      <Shortcuts />
      <BalancePill name={name} />
      <AccountMenu session={session} name={name} />
    </>
  );
}

/** Deposit and withdraw, where their screens exist (HDR-04). */
function Shortcuts() {
  const links = [
    { href: '/m/voucherCenter', label: t('shell.deposit') },
    { href: '/m/withdraw', label: t('shell.withdraw') },
  ].filter(({ href }) => pageExists(href));
  return links.map(({ href, label }) => (
    <Link key={href} href={href} asChild>
      <LinkButton size="sm">{label}</LinkButton>
    </Link>
  ));
}
