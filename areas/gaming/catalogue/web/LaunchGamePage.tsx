import type { Reply } from '@palaro/api';
import { call, goBack, navigate, ownAddress, pageExists, t, useQueryParam } from '@palaro/client';
import { EmptyState, LinkButton, Spinner } from '@palaro/ui';
import { useCallback, useEffect, useState, type ComponentType, type SyntheticEvent } from 'react';
import { Link } from 'wouter';
import { catalogueApi } from '../catalogue.api.ts';
import { PlayMoney } from '@palaro/wallet/web';
import { GameBar } from './GameBar.tsx';
import { GameRefused } from './GameRefused.tsx';
import { gameAddress, isInHouse } from './launch-address.ts';
import { takeLaunch } from './useLaunch.ts';
import styles from './LaunchGamePage.module.css';

type Launched = Reply<typeof catalogueApi.launchGame>;
type State = { launched: Launched } | { error: unknown } | null;

/** Where the member carries money to a vendor; some deployments do not have this page. */
const TRANSFERS = '/m/transfer';

interface LaunchGamePageProps {
  /**
   * Shown before a game whose vendor keeps the balance, until the member has brought money or
   * skipped it.
   */
  CarryStep: ComponentType<{ vendor: string; onDone(): void }>;
}

/** Shows an outside vendor's game in a frame; in-house games are sent on to their address. */
export default function LaunchGamePage({ CarryStep }: LaunchGamePageProps) {
  const [vendor] = useQueryParam('vendor');
  const [gameId] = useQueryParam('gameId');
  const [nodeId] = useQueryParam('nodeId');
  const [gameCategory] = useQueryParam('gameCategory');
  const [pageBack] = useQueryParam('pageBack');
  const [freePlay] = useQueryParam('freePlay');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>(null);
  const [carried, setCarried] = useState(false);
  const onCarried = useCallback(() => setCarried(true), []);

  useEffect(() => {
    if (!vendor || !gameId) return undefined;
    if (isInHouse(vendor)) {
      return navigate(gameAddress(gameId, freePlay === '1'), { replace: true });
    }
    let left = false;
    const body = {
      vendor,
      gameId,
      ...(nodeId ? { nodeId } : {}),
      ...(gameCategory ? { gameCategory } : {}),
      pageBack: ownAddress(pageBack),
      ...(freePlay === '1' ? { supportFreePlay: true } : {}),
    };
    const ready = takeLaunch(window.location.pathname + window.location.search);
    const launched = ready ?? call(catalogueApi.launchGame, { body });
    launched.then(
      (answer) => !left && setState({ launched: answer }),
      (error: unknown) => !left && setState({ error }),
    );
    return () => {
      left = true;
    };
  }, [vendor, gameId, nodeId, gameCategory, pageBack, freePlay, attempt]);

  function shown() {
    if (!vendor || !gameId) return <NoSuchGame />;
    if (!state) return <Opening />;
    if ('error' in state) {
      const again = () => {
        setState(null);
        setAttempt(attempt + 1);
      };
      return <GameRefused error={state.error} onAgain={again} />;
    }
    if (state.launched.keepsBalance && pageExists(TRANSFERS) && !carried) {
      return <CarryStep vendor={vendor} onDone={onCarried} />;
    }
    return <Stage launched={state.launched} />;
  }
  const launched = state && 'launched' in state ? state.launched : null;
  const free = launched?.mode === 'trial';
  const opening = vendor && gameId && !state;
  return (
    <div className={styles.page}>
      <GameBar
        name={launched?.gameName ?? (opening ? undefined : t('catalogue.game'))}
        below={<PlayMoney freePlay={free} />}
        freePlay={free}
        // Not a step back in history, where the frame's own pages are steps too.
        onBack={() => goBack(ownAddress(pageBack))}
      />
      <div className={styles.game}>{shown()}</div>
    </div>
  );
}

const NoSuchGame = () => (
  <EmptyState
    drawing="no-games"
    title={t('catalogue.no_such_game')}
    action={
      <Link href="/m/gameList" asChild>
        <LinkButton>{t('catalogue.all_games')}</LinkButton>
      </Link>
    }
  />
);

function Stage({ launched }: { launched: Launched }) {
  const { url, openIn, gameName } = launched;
  if (openIn === 'tab') {
    return (
      <EmptyState
        drawing="no-games"
        title={t('catalogue.popup_blocked')}
        action={
          <LinkButton
            tone="gold"
            href={url}
            target="_blank"
            rel="noopener"
            onClick={() => goBack()}
          >
            {t('catalogue.open_game')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={gameName}
      onLoad={takeFocus}
      allow="autoplay; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
    />
  );
}

/** A keyboard starts in the game, unless somebody has gone on to a control of the bar. */
function takeFocus({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  if (document.activeElement === document.body) currentTarget.focus();
}

const Opening = () => (
  <div className={styles.opening} aria-busy="true">
    <h1 className="sr-only">{t('catalogue.opening')}</h1>
    <Spinner size={40} label={t('catalogue.opening')} />
  </div>
);
