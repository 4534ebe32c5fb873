import {
  navigate,
  PathParams,
  setting,
  t,
  useLocation,
  useOnline,
  useSearch,
  useSession,
} from '@palaro/client';
import { lazyPart, OfflineBanner, ScreenFade, Skeleton } from '@palaro/ui';
import { useEffect } from 'react';
import { ChunkFailedScreen } from '../states/ChunkFailedScreen.tsx';
import { NotFoundScreen } from '../states/NotFoundScreen.tsx';
import { ScreenBoundary } from '../states/ScreenBoundary.tsx';
import { titleOf } from '../pages.ts';
import { useScreen, type ShownScreen } from '../useScreen.ts';
import { Columns } from './Columns.tsx';
import { footerHasChoice } from './footer-entries.ts';
import { guestAddress } from './guard.ts';
import { Header } from './Header.tsx';
import { ShellLayers } from './ShellLayers.tsx';
import { useScrollPlace } from './useScrollPlace.ts';
import styles from './Shell.module.css';

/** Fixed at the end of the window: it may come after the screen and moves nothing. */
const Footer = lazyPart(() => import('./Footer.tsx'));

/** Header, screen and footer menu, as the page's row says. */
export function Shell() {
  const [path] = useLocation();
  const search = useSearch();
  const session = useSession();
  const online = useOnline();
  const elsewhere = guestAddress(path, window.location.search, session);
  // A guest sees where they are sent at once, never a member's page for the moment in between.
  const screen = useScreen(elsewhere?.split('?')[0] ?? path);
  const page = screen.found?.page ?? null;
  useTitle(t(page ? titleOf(page, search) : 'shell.not_found.title'));
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
      <Columns when={header && (page?.footer === true || page?.columns === true)}>
        <main id="main" tabIndex={-1} className={footer ? styles.aboveFooter : styles.main}>
          <ScreenFade id={page ? page.path + path : 'unknown'}>
            <Screen of={screen} />
          </ScreenFade>
        </main>
      </Columns>
      {footer && <Footer path={path} />}
      <ShellLayers />
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
      <Skeleton shape="block" />
      <Skeleton shape="row" count={5} />
    </div>
  );
}

function useTitle(title: string) {
  const site = setting('site.name', '');
  useEffect(() => {
    document.title = site ? `${title} · ${site}` : title;
  }, [title, site]);
}
