import { navigate, PathParams, t, useLocation, useOnline, useSession } from '@palaro/client';
import { OfflineBanner, ScreenFade, Skeleton } from '@palaro/ui';
import { lazy, Suspense, useEffect } from 'react';
import { ChunkFailedScreen } from '../states/ChunkFailedScreen.tsx';
import { NotFoundScreen } from '../states/NotFoundScreen.tsx';
import { ScreenBoundary } from '../states/ScreenBoundary.tsx';
import { useScreen, type ShownScreen } from '../useScreen.ts';
import { Columns } from './Columns.tsx';
import { footerHasChoice } from './footer-entries.ts';
import { guestAddress } from './guard.ts';
import { Header } from './Header.tsx';
import { useScrollPlace } from './useScrollPlace.ts';
import styles from './Shell.module.css';

/** Fixed at the end of the window: it may come after the screen and moves nothing. */
const Footer = lazy(() => import('./Footer.tsx').then(({ Footer: of }) => ({ default: of })));

/** Header, screen and footer menu, as the page's row says. */
export function Shell() {
  const [path] = useLocation();
  const session = useSession();
  const online = useOnline();
  const elsewhere = guestAddress(path, window.location.search, session);
  // A guest sees where they are sent at once, never a member's page for the moment in between.
  const screen = useScreen(elsewhere?.split('?')[0] ?? path);
  const page = screen.found?.page ?? null;
  useTitle(page ? t(page.title) : t('shell.not_found.title'));
  useScrollPlace(page ? `${page.path} ${path}` : path, screen.state === 'shown');
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere]);

  const header = page?.header ?? true;
  const footer = page?.footer === true && footerHasChoice();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {header && <Header page={page} />}
      <OfflineBanner offline={!online}>{t('shell.offline_banner')}</OfflineBanner>
      <Columns when={header && page?.footer === true}>
        <main id="main" tabIndex={-1} className={footer ? styles.aboveFooter : styles.main}>
          <ScreenFade id={page ? page.path + path : 'unknown'}>
            <Screen of={screen} />
          </ScreenFade>
        </main>
      </Columns>
      {footer && (
        <Suspense fallback={null}>
          <Footer path={path} />
        </Suspense>
      )}
    </div>
  );
}

function Screen({ of }: { of: ShownScreen }) {
  const { found, Screen: Shown, state, retry } = of;
  if (state === 'unknown') return <NotFoundScreen />;
  if (state === 'failed') return <ChunkFailedScreen onRetry={retry} />;
  if (!found || !Shown) return <ScreenSkeleton />;
  return (
    <ScreenBoundary key={found.page.path}>
      <PathParams value={found.params}>
        <Shown />
      </PathParams>
    </ScreenBoundary>
  );
}

/** While a page's code is on its way: the place of a screen, said once for screen readers. */
function ScreenSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={t('shell.loading')}>
      <Skeleton shape="banner" />
      <Skeleton shape="row" count={5} />
    </div>
  );
}

function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Palaro`;
  }, [title]);
}
