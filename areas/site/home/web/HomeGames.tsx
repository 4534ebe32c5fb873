import {
  catalogueApi,
  GAMES_PER_PAGE,
  gamesChanged,
  HOT,
  HOT_GAMES,
  PLATFORM,
} from '@palaro/catalogue/api';
import { categoryName, GameGrid, GridSkeleton } from '@palaro/catalogue/web';
import { failureMessage, t, useCall, useTopic } from '@palaro/client';
import { EmptyState, ErrorState } from '@palaro/ui';
import { Link } from 'wouter';
import styles from './HomePage.module.css';

/** The games of one category; HOT is the list of the most played (GAME-01, GAME-02). */
export function HomeGames({ category }: { category: string }) {
  const hot = category === HOT;
  const hotGames = useCall(catalogueApi.hotGames, HOT_GAMES, { when: hot });
  const ofCategory = useCall(
    catalogueApi.gameList,
    { query: { platform: PLATFORM, gameType: category, pageNo: 1, pageSize: GAMES_PER_PAGE } },
    { when: !hot },
  );
  const { error, isPending, refetch } = hot ? hotGames : ofCategory;
  const reload = () => void refetch();
  useTopic(gamesChanged, { onEvent: reload, onGap: reload });
  const games = (hot ? hotGames.data?.list : ofCategory.data?.games) ?? [];
  return (
    <section
      id="content"
      tabIndex={-1}
      className={styles.games}
      aria-label={categoryName(category)}
    >
      <div className={styles.head}>
        <h2>{categoryName(category)}</h2>
        <Link href={hot ? '/m/gameList' : `/m/gameList?gameType=${category}`}>
          {t('home.see_all')}
        </Link>
      </div>
      {isPending && <GridSkeleton />}
      {error && (
        <ErrorState
          title={t('home.not_loaded')}
          retryLabel={t('home.try_again')}
          onRetry={() => void refetch()}
        >
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
