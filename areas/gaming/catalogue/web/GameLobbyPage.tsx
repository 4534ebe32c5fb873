import { t, useCall } from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { Banners } from '@palaro/content/web';
import { EmptyState, ErrorState } from '@palaro/ui';
import { Link } from 'wouter';
import { HOT } from '../catalogue.api.ts';
import { GameGrid, GridSkeleton } from './GameGrid.tsx';
import styles from './GameLobbyPage.module.css';
import { categoryName } from './names.ts';
import { useCategories } from './useCategories.ts';
import { useCategoryGames } from './useCategoryGames.ts';

/** How many games of a category the lobby shows before its list is opened. */
const SHOWN = 6;

/** The banners that operators placed on game pages (HOME-11). */
const GAME_BANNERS = { query: { types: 'B', groupName: 'm_game', platform: 'M' } } as const;

/** Every category that has games, each with its first ones and the way to all of them. */
export default function GameLobbyPage() {
  const { codes, countOf, isPending: noCategories, failed, retry } = useCategories();
  const banners = useCall(publishedApi.announcements, GAME_BANNERS);
  const isPending = noCategories || banners.isPending;
  const categories = codes.filter((code) => code !== HOT && countOf(code) > 0);
  if (failed) return <NotLoaded onRetry={retry} />;
  return (
    <div className={styles.page}>
      {!isPending && categories.length === 0 && (
        <EmptyState drawing="no-games" title={t('catalogue.no_games')} />
      )}
      {/* The hot games are shown at once; what loads stands below them, so that nothing moves. */}
      <Shelf code={HOT} count={null} />
      {isPending && <GridSkeleton />}
      {!isPending && <Banners banners={banners.data?.banners ?? []} className={styles.shelf} />}
      {!isPending &&
        categories.map((code) => <Shelf key={code} code={code} count={countOf(code)} />)}
    </div>
  );
}

interface ShelfProps {
  code: string;
  /** How many games the category has; null for a list that is no category. */
  count: number | null;
}

function Shelf({ code, count }: ShelfProps) {
  const { games, error, isPending, reload } = useCategoryGames(code, SHOWN);
  if (code === HOT && !isPending && !error && games.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label={categoryName(code)}>
      <div className={styles.head}>
        <h2>{categoryName(code)}</h2>
        {count !== null && (
          <Link href={`/m/gameList?gameType=${encodeURIComponent(code)}`}>
            {t('catalogue.see_all', { count })}
          </Link>
        )}
      </div>
      {isPending && <GridSkeleton count={Math.min(SHOWN, count ?? SHOWN)} />}
      {error ? <NotLoaded onRetry={reload} /> : <GameGrid games={games.slice(0, SHOWN)} />}
    </section>
  );
}

const NotLoaded = ({ onRetry }: { onRetry(): void }) => (
  <ErrorState
    title={t('catalogue.not_loaded')}
    retryLabel={t('catalogue.try_again')}
    onRetry={onRetry}
  />
);
