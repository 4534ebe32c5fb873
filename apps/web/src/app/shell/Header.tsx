import { goBack, HOME, LOGIN, pageExists, setting, t, useSession } from '@palaro/client';
import { BalancePill } from '@palaro/wallet/web';
import { IconButton, LinkButton, Logo } from '@palaro/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { Page } from '../pages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './Header.module.css';

const REGISTER = '/m/register';

/** HDR-01 to 05 and 07. A page without a row (not found) has the plain header and no title of its own. */
export function Header({ page }: { page: Page | null }) {
  return page?.path === HOME ? <HomeHeader /> : <PageHeader page={page} />;
}

function HomeHeader() {
  const session = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link href={HOME} className={styles.logo} aria-label={t('shell.home')}>
          <Logo label="" height={30} />
        </Link>
        <span className={styles.space} />
        {session ? (
          <>
            <Shortcuts />
            <BalancePill />
            <AccountMenu session={session} />
          </>
        ) : (
          <>
            <LanguageMenu />
            <GuestLinks />
          </>
        )}
      </div>
    </header>
  );
}

/** Deposit and withdraw beside the balance, where there is room and their screens exist (HDR-04). */
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

function GuestLinks() {
  const mayRegister = setting('registration.direct', false) && pageExists(REGISTER);
  return (
    <>
      <Link href={LOGIN} asChild>
        <LinkButton size="sm" tone={mayRegister ? 'quiet' : 'gold'}>
          {t('shell.log_in')}
        </LinkButton>
      </Link>
      {mayRegister && (
        <Link href={REGISTER} asChild>
          <LinkButton size="sm" tone="gold">
            {t('shell.register')}
          </LinkButton>
        </Link>
      )}
    </>
  );
}

function PageHeader({ page }: { page: Page | null }) {
  const session = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <IconButton
          label={t('shell.back')}
          icon={<ArrowLeft size={24} />}
          onClick={() => goBack()}
        />
        <h1 className={styles.title}>{page ? t(page.title) : ''}</h1>
        <span className={styles.space} />
        {session && <BalancePill />}
      </div>
    </header>
  );
}
