import { t, useCall, useTopic } from '@palaro/client';
import { EmptyState, ErrorState } from '@palaro/ui';
import { Link } from 'wouter';
import { catalogueApi, gamesChanged, HOT, HOT_GAMES, PLATFORM } from '../catalogue.api.ts';
import { GameGrid, GridSkeleton } from './GameGrid.tsx';
import styles from './GameLobbyPage.module.css';
import { categoryName } from './names.ts';
import { useCategories } from './useCategories.ts';

/** How many games of a category the lobby shows before its list is opened. */
const SHOWN = 6;

/** Every category that has games, each with its first ones and the way to all of them. */
export default function GameLobbyPage() {
  const { codes, mapping, isPending, failed, retry } = useCategories();
  const countOf = (code: string) =>
    (mapping[code]?.vendors ?? []).reduce((sum, { gameCount }) => sum + gameCount, 0);
  const withGames = codes.filter((code) => code === HOT || countOf(code) > 0);
  if (failed) return <NotLoaded onRetry={retry} />;
  return (
    <div className={styles.page}>
      {isPending && <GridSkeleton />}
      {!isPending && withGames.length === 1 && (
        <EmptyState drawing="no-games" title={t('catalogue.no_games')} />
      )}
      {withGames.map((code) => (
        <Shelf key={code} {...{ code }} count={code === HOT ? null : countOf(code)} />
      ))}
    </div>
  );
}

interface ShelfProps {
  code: string;
  /** How many games the category has; null for a list that is no category. */
  count: number | null;
}

function Shelf({ code, count }: ShelfProps) {
  const hot = code === HOT;
  const hotGames = useCall(catalogueApi.hotGames, HOT_GAMES, { when: hot });
  const query = { platform: PLATFORM, gameType: code, pageNo: 1, pageSize: SHOWN };
  const ofCategory = useCall(catalogueApi.gameList, { query }, { when: !hot });
  const { error, isPending, refetch } = hot ? hotGames : ofCategory;
  const reload = () => void refetch();
  useTopic(gamesChanged, { onEvent: reload, onGap: reload });
  const games = ((hot ? hotGames.data?.list : ofCategory.data?.games) ?? []).slice(0, SHOWN);
  if (hot && !isPending && !error && games.length === 0) return null;
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
      {error ? <NotLoaded onRetry={reload} /> : <GameGrid games={games} />}
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
