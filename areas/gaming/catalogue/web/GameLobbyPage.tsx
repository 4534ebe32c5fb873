import { t } from '@palaro/client';
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

/** Every category that has games, each with its first ones and the way to all of them. */
export default function GameLobbyPage() {
  const { codes, countOf, isPending, failed, retry } = useCategories();
  const withGames = codes.filter((code) => code === HOT || countOf(code) > 0);
  if (failed) return <NotLoaded onRetry={retry} />;
  return (
    <div className={styles.page}>
      {!isPending && withGames.length === 1 && (
        <EmptyState drawing="no-games" title={t('catalogue.no_games')} />
      )}
      {withGames.map((code) => (
        <Shelf key={code} code={code} count={code === HOT ? null : countOf(code)} />
      ))}
      {/* Below the hot games, which are shown at once and would move otherwise. */}
      {isPending && <GridSkeleton />}
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
