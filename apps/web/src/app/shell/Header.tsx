import { goBack, HOME, LOGIN, pageExists, setting, t, useSession } from '@palaro/client';
import { Button, IconButton, LinkButton, Logo, Skeleton } from '@palaro/ui';
import { ArrowLeft, Globe } from 'lucide-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { Link } from 'wouter';
import type { Page } from '../pages.ts';
import { otherLanguage } from './other-language.ts';
import styles from './Header.module.css';

const REGISTER = '/m/register';
/** What only members see; a guest's first load does without it. */
const MemberCorner = lazy(() => import('./MemberCorner.tsx'));

/**
 * HDR-01 to 05 and 07. A page without a row (not found) has the plain header and no title of its
 * own.
 */
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
          <Corner home session={session} />
        ) : (
          <>
            <LanguageButton />
            <GuestLinks />
          </>
        )}
      </div>
    </header>
  );
}

type CornerProps = ComponentProps<typeof MemberCorner>;

function Corner(props: CornerProps) {
  return (
    <Suspense fallback={<Skeleton className={styles.corner} />}>
      <MemberCorner {...props} />
    </Suspense>
  );
}

/** The other language under its own name: a guest has no settings yet. */
function LanguageButton() {
  const { name, choose } = otherLanguage();
  return (
    <Button size="sm" icon={<Globe size={18} />} onClick={choose}>
      {name}
    </Button>
  );
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
        {page && <h1 className={styles.title}>{t(page.title)}</h1>}
        <span className={styles.space} />
        {session && <Corner session={session} />}
      </div>
    </header>
  );
}
