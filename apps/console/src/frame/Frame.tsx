import { navigate, PathParams, readStored, t, useLocation, writeStored } from '@palaro/client';
import { KeysHelp, mayOf, useKeys, UnsavedDialog, useOperator, type Screen } from '@palaro/desk';
import type { OperatorSession } from '@palaro/operators/api';
import { useWaiting } from '@palaro/overview/console';
import { Skeleton, useMedia } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { findScreen, homeOf, menuOf } from '../find-screen.ts';
import { useScreen } from '../load-screen.ts';
import { screens } from '../screens.ts';
import { ScreenBoundary } from '../states/ScreenBoundary.tsx';
import { StateScreen } from '../states/StateScreen.tsx';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';
import styles from './frame.module.css';

/** Where operators decide what others have asked for. */
const CHANGES = '/console/changes';

/** Menu at the left, bar on top, the screen of the address between. */
export function Frame({ session }: { session: OperatorSession }) {
  const operator = useOperator();
  const { folded, over, fold } = useRail();
  const [help, setHelp] = useState(false);
  const rows = menuOf(screens, operator);
  const waiting = new Map(useWaiting().map(({ path, count }) => [`/console${path}`, count]));
  useKeys([
    { press: '?', label: 'desk.keys.help', run: () => setHelp(true) },
    ...rows.flatMap(({ path, title, menu }) =>
      menu?.key ? [{ press: `g ${menu.key}`, label: title, run: () => navigate(path) }] : [],
    ),
  ]);
  return (
    <div
      className={styles.frame}
      data-folded={folded || over || undefined}
      data-over={over || undefined}
    >
      <a href="#content" className={styles.skip}>
        {t('console.skip')}
      </a>
      <TopBar session={session} approvals={waiting.get(CHANGES) ?? 0} />
      <Rail rows={rows} waiting={waiting} folded={folded} onFold={fold} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Content />
      </main>
      <UnsavedDialog />
      <KeysHelp open={help} onClose={() => setHelp(false)} />
    </div>
  );
}

/** A narrow screen as of a phone; the same width stands in `frame.module.css`. */
const NARROW = '(max-width: 639px)';

/**
 * Whether the menu shows its icons alone: as the operator left it, and on a phone until he opens it
 * over the screen, where it closes again behind the next address.
 */
function useRail() {
  const narrow = useMedia(NARROW);
  const [path] = useLocation();
  const [stays, setStays] = useState(() => readStored('consoleRail') !== 'folded');
  const [openAt, setOpenAt] = useState<string | null>(null);
  const over = narrow && openAt === path;
  const fold = () => {
    if (narrow) return setOpenAt(over ? null : path);
    setStays(!stays);
    writeStored('consoleRail', stays ? 'folded' : null);
  };
  return { folded: narrow ? !over : !stays, over, fold };
}

function Content() {
  const [path] = useLocation();
  const operator = useOperator();
  const home = homeOf(screens, operator);
  const root = path === '/console' || path === '/console/';
  useEffect(() => {
    if (root && home) navigate(home, { replace: true });
  }, [root, home]);
  if (root && !home)
    return (
      <StateScreen
        drawing="no-notices"
        title={t('console.nothing.title')}
        text={t('console.nothing.text')}
      />
    );
  const found = findScreen(screens, path);
  if (!found) return root ? null : <NotHere what="not_found" home={home} />;
  if (!mayOf(operator, found.screen.permission)) return <NotHere what="forbidden" home={home} />;
  return (
    <PathParams value={found.params}>
      <ScreenBoundary key={path}>
        <Shown screen={found.screen} />
      </ScreenBoundary>
    </PathParams>
  );
}

function Shown({ screen }: { screen: Screen }) {
  const [loading, retry] = useScreen(screen);
  const title = loading === 'loading' ? '' : t(screen.title);
  useEffect(() => {
    document.title = title ? `${title} · ${t('console.name')}` : t('console.name');
  }, [title]);
  if (loading === 'loading')
    return (
      <div role="status">
        <span className="sr-only">{t('console.loading')}</span>
        <Skeleton shape="row" count={6} />
      </div>
    );
  if (loading === 'failed')
    return (
      <StateScreen
        drawing="offline"
        title={t('console.chunk.title')}
        text={t('console.chunk.text')}
        action={t('console.again')}
        onAction={retry}
      />
    );
  return <loading.Screen />;
}

function NotHere({ what, home }: { what: 'not_found' | 'forbidden'; home: string | null }) {
  return (
    <StateScreen
      drawing="lost"
      title={t(`console.${what}.title`)}
      text={t(`console.${what}.text`)}
      action={home ? t('console.home.go') : undefined}
      onAction={() => navigate(home ?? '/console')}
    />
  );
}
