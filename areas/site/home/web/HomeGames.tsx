import { GAMES_PER_PAGE, HOT } from '@palaro/catalogue/api';
import { categoryName, GameGrid, GridSkeleton, useCategoryGames } from '@palaro/catalogue/web';
import { failureMessage, t } from '@palaro/client';
import { EmptyState, ErrorState } from '@palaro/ui';
import { Link } from 'wouter';
import styles from './HomePage.module.css';

/** The games of one category; HOT is the list of the most played (GAME-01, GAME-02). */
export function HomeGames({ category }: { category: string }) {
  const { games, error, isPending, reload } = useCategoryGames(category, GAMES_PER_PAGE);
  return (
    <section
      id="content"
      tabIndex={-1}
      className={styles.games}
      aria-label={categoryName(category)}
    >
      <div className={styles.head}>
        <h2>{categoryName(category)}</h2>
        <Link href={category === HOT ? '/m/gameList' : `/m/gameList?gameType=${category}`}>
          {t('home.see_all')}
        </Link>
      </div>
      {isPending && <GridSkeleton />}
      {error && (
        <ErrorState title={t('home.not_loaded')} retryLabel={t('home.try_again')} onRetry={reload}>
          {failureMessage(error)}
        </ErrorState>
      )}
      {!isPending && !error && games.length === 0 && (
        <EmptyState drawing="no-games" title={t('home.no_games')} />
      )}
      {games.length > 0 && <GameGrid games={games} />}
    </section>
  );
}
