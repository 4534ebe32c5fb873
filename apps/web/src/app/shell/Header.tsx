import {
  goBack,
  HOME,
  LOGIN,
  ownAddress,
  mayRegister,
  mustChangePassword,
  REGISTER,
  setting,
  t,
  titleOf,
  useSearch,
  useSession,
  type Page,
} from '@palaro/client';
import { IconButton, lazyPart, LinkButton, SiteLogo, Skeleton, useStuck, Icon } from '@palaro/ui';
import { ArrowLeft, Menu as MenuIcon } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GuestButton } from './GuestButton.tsx';
import { loadDoor } from './load-door.ts';
import { loadSideMenu, menuOpen } from './menu/open-menu.ts';
import styles from './Header.module.css';

/** Only members see this, so a guest's first load skips its code. */
const MemberCorner = lazyPart(
  () => loadDoor('MemberCorner'),
  <Skeleton className={styles.corner} />,
);

/**
 * HDR-01 to 07. An address without a page row (not found) gets the plain header without a title.
 */
export function Header({ page }: { page: Page | null }) {
  return <Bar>{page?.path === HOME ? <HomeRow /> : <PageRow page={page} />}</Bar>;
}

/** Part of the page at first, and over it once the page is scrolled past 100 px (APP-13). */
function Bar({ children }: { children: ReactNode }) {
  const stuck = useStuck();
  return (
    <header className={stuck ? `${styles.header} ${styles.stuck}` : styles.header}>
      <div className={styles.row}>{children}</div>
    </header>
  );
}

function HomeRow() {
  const session = useSession();
  return (
    <>
      <IconButton
        className={styles.menu}
        label={t('shell.side_menu')}
        icon={<Icon of={MenuIcon} size={24} />}
        aria-haspopup="dialog"
        onPointerDown={() => void loadSideMenu().catch(() => undefined)}
        onClick={() => menuOpen.set(true)}
      />
      <Link
        href={HOME}
        className={`${styles.logo} ${session ? styles.small : styles.guest}`}
        aria-label={setting('site.name', t('shell.home'))}
      >
        <span className={styles.word}>
          <SiteLogo height={28} />
        </span>
        <span className={styles.star}>
          <SiteLogo height={32} mark />
        </span>
      </Link>
      <span className={styles.space} />
      {session ? <MemberCorner home session={session} /> : <GuestCorner tone="gold" />}
    </>
  );
}

/**
 * HDR-05: login, and register only if direct registration is on. Only home uses gold, because every
 * other page has a more important button.
 */
function GuestCorner({ tone }: { tone: 'gold' | 'quiet' }) {
  const registers = mayRegister();
  return (
    <>
      <Link href={LOGIN} asChild>
        <LinkButton size="sm" tone={registers ? 'quiet' : tone} className={styles.way}>
          {t('shell.log_in')}
        </LinkButton>
      </Link>
      {registers && (
        <Link href={REGISTER} asChild>
          <LinkButton size="sm" tone={tone} className={styles.way}>
            {t('shell.register')}
          </LinkButton>
        </Link>
      )}
      <GuestButton />
    </>
  );
}

function PageRow({ page }: { page: Page | null }) {
  const session = useSession();
  const search = useSearch();
  return (
    <>
      <Link
        href={HOME}
        className={styles.wideLogo}
        aria-label={setting('site.name', t('shell.home'))}
      >
        <SiteLogo height={28} />
      </Link>
      <IconButton
        label={t('shell.back')}
        icon={<Icon of={ArrowLeft} size={24} />}
        onClick={() => goBack(fallbackOf(search))}
      />
      {page && <h1 className={styles.title}>{t(titleOf(page, search))}</h1>}
      <span className={styles.space} />
      {session ? (
        !mustChangePassword(session) && <MemberCorner session={session} />
      ) : (
        <span className={styles.wideWays}>
          <GuestCorner tone="quiet" />
        </span>
      )}
    </>
  );
}

/** The address that a game's page gives for the way back (APP-03). It never leaves this site. */
function fallbackOf(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('pageBack');
  return wanted === null ? undefined : ownAddress(wanted);
}
