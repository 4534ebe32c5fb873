import { t, useCall } from '@palaro/client';
import { EmptyState, LinkButton } from '@palaro/ui';
import { Link } from 'wouter';
import { catalogueApi, type GameItem } from '../catalogue.api.ts';
import { GameGrid, GridSkeleton } from './GameGrid.tsx';
import type { GameFilter, ListTab } from './useGameFilter.ts';
import styles from './GameListPage.module.css';

const ALL_GAMES = '/m/gameList';

/** Says why a list is empty and leads to other games. */
export function NoGames({ filter }: { filter: GameFilter }) {
  const { tab, gameName, vassalage, gameClassify, minBet } = filter;
  const narrowed = vassalage !== null || gameClassify !== null || minBet !== null;
  const action = (gameName !== null || narrowed || tab !== 'all') && (
    <Link href={ALL_GAMES} asChild>
      <LinkButton>{t('catalogue.all_games')}</LinkButton>
    </Link>
  );
  if (!gameName) {
    return <EmptyState drawing="no-games" title={emptyText(tab, narrowed)} action={action} />;
  }
  // No drawing: the games that may have been meant come first.
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{t('catalogue.none_found', { name: gameName })}</p>
      <NearGames gameName={gameName} />
      <p className={styles.offer}>{action}</p>
    </div>
  );
}

function emptyText(tab: ListTab, narrowed: boolean): string {
  if (narrowed) return t('catalogue.none_match');
  if (tab === 'fav') return t('catalogue.no_favourites');
  return tab === 'recent' ? t('catalogue.no_recent') : t('catalogue.no_games');
}

/** What the search may have meant, then the games that most people play. */
function NearGames({ gameName }: { gameName: string }) {
  const { data, isPending } = useCall(catalogueApi.nearGames, { query: { gameName } });
  if (isPending) return <GridSkeleton count={3} />;
  return (
    <>
      <Offer title={t('catalogue.did_you_mean')} games={data?.near ?? []} />
      <Offer title={t('catalogue.popular')} games={data?.popular ?? []} />
    </>
  );
}

function Offer({ title, games }: { title: string; games: readonly GameItem[] }) {
  if (games.length === 0) return null;
  return (
    <section className={styles.offer} aria-label={title}>
      <h2 className={styles.offerTitle}>{title}</h2>
      <GameGrid games={games} />
    </section>
  );
}
