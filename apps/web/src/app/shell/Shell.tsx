import {
  isTrial,
  KeptSearch,
  navigate,
  PathParams,
  setting,
  t,
  titleOf,
  useLocation,
  useOnline,
  useSearch,
  useSession,
} from '@palaro/client';
import { AccountNeeded, lazyPart, OfflineBanner, ScreenFade, Skeleton, toast } from '@palaro/ui';
import { useEffect, type MouseEvent } from 'react';
import { ChunkFailedScreen } from '../states/ChunkFailedScreen.tsx';
import { NotFoundScreen } from '../states/NotFoundScreen.tsx';
import { ScreenBoundary } from '../states/ScreenBoundary.tsx';
import { useScreen, type ShownScreen } from '../useScreen.ts';
import { Columns, useWide } from './Columns.tsx';
import { footerHasChoice } from './footer-entries.ts';
import { otherAddress } from './guard.ts';
import { Header } from './Header.tsx';
import { ShellLayers } from './ShellLayers.tsx';
import { useScrollPlace } from './useScrollPlace.ts';
import styles from './Shell.module.css';

/** Fixed at the lower edge of the window, so that loading it after the screen moves nothing. */
const Footer = lazyPart(() => import('./Footer.tsx'));

/** Draws header, screen and footer menu as the page's row says. */
export function Shell() {
  const [path] = useLocation();
  const search = useSearch();
  const session = useSession();
  const online = useOnline();
  const wide = useWide();
  const elsewhere = otherAddress(path, window.location.search, session);
  // Draws the guest's destination at once, so that a member's page never flashes up.
  const screen = useScreen(elsewhere?.split('?')[0] ?? path, search);
  const page = screen.found?.page ?? null;
  useTitle(t(page ? titleOf(page, search) : 'shell.not_found.title'));
  useScrollPlace(page ? `${page.path} ${path}` : path, screen.state === 'shown');
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere]);

  // On a wide screen every page but the games and the entry has the same frame.
  const columns = page?.footer === true || page?.columns === true;
  const refused = page?.trials === 'refused' && isTrial(session);
  const header = (page?.header ?? true) || (wide && columns) || refused;
  const footer = page?.footer === true && footerHasChoice();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main" onClick={skipToContent}>
        {t('shell.skip')}
      </a>
      {header && <Header page={page} />}
      <OfflineBanner offline={!online}>{t('shell.offline_banner')}</OfflineBanner>
      <Columns when={wide && columns}>
        <main id="main" tabIndex={-1} className={footer ? styles.aboveFooter : styles.main}>
          <ScreenFade id={page ? page.path + path : 'unknown'}>
            {refused ? <MembersRefused /> : <Screen of={screen} />}
          </ScreenFade>
        </main>
      </Columns>
      {footer && <Footer path={path} />}
      <ShellLayers />
    </div>
  );
}

/**
 * Moves the focus to what the page is for: its part named `content`, where other things stand above
 * it, else the whole screen. The address stays, as back must not lead through it.
 */
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById('main');
  (main?.querySelector<HTMLElement>('#content') ?? main)?.focus();
}

function Screen({ of }: { of: ShownScreen }) {
  const { found, Screen: Shown, state, kept, retry } = of;
  if (state === 'unknown') return <NotFoundScreen />;
  if (state === 'failed') return <ChunkFailedScreen onRetry={retry} />;
  if (!found || !Shown) return <ScreenSkeleton />;
  return (
    <ScreenBoundary key={found.page.path}>
      <PathParams value={found.params}>
        <KeptSearch value={kept}>
          <Shown />
        </KeptSearch>
      </PathParams>
    </ScreenBoundary>
  );
}

/**
 * The members' pages for a trial that came by an address (FTR-02): the message of the footer, and
 * in the screen's place the way to an account.
 */
function MembersRefused() {
  useEffect(() => void toast(t('shell.free_reject'), { kind: 'notice' }), []);
  return <AccountNeeded title={t('shell.members_trial')} />;
}

/** Shown while a page's code loads. Screen readers hear it once. */
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
