import { t } from '@palaro/client';
import { EmptyState, LinkButton } from '@palaro/ui';
import { Link } from 'wouter';
import type { ListTab } from './useGamePages.ts';

const ALL_GAMES = '/m/gameList';

interface NoGamesProps {
  tab: ListTab;
  gameName: string | null;
}

/** Says why a list is empty and leads to other games. */
export function NoGames({ tab, gameName }: NoGamesProps) {
  const action = (gameName !== null || tab !== 'all') && (
    <Link href={ALL_GAMES} asChild>
      <LinkButton>{t('catalogue.all_games')}</LinkButton>
    </Link>
  );
  return <EmptyState drawing="no-games" title={emptyText(tab, gameName)} action={action} />;
}

function emptyText(tab: ListTab, gameName: string | null): string {
  if (gameName) return t('catalogue.none_found', { name: gameName });
  if (tab === 'fav') return t('catalogue.no_favourites');
  return tab === 'recent' ? t('catalogue.no_recent') : t('catalogue.no_games');
}
