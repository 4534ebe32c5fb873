import type { Query } from '@palaro/api';
import { failureMessage, isTrial, useCall, usePages, useSession, type Pages } from '@palaro/client';
import {
  catalogueApi,
  GAMES_PER_PAGE,
  HOT_GAMES,
  PLATFORM,
  RECENT_PER_PAGE,
  type GameItem,
} from '../catalogue.api.ts';

/** The list's tabs; a vendor narrows `all` (GAME-03). */
export type ListTab = 'all' | 'hot' | 'recent' | 'fav';
export const MEMBER_TABS: readonly ListTab[] = ['recent', 'fav'];

export interface GameFilter {
  tab: ListTab;
  /** Empty: every category. */
  gameType: string;
  vassalage: string | null;
  gameName: string | null;
}

/**
 * The `gameList` call's query for the all tab: slots ask for the newest, others for all
 * (GAME-03).
 */
export function listQuery(filter: GameFilter): Query<typeof catalogueApi.gameList> {
  const { gameType, vassalage, gameName } = filter;
  return {
    platform: PLATFORM,
    pageSize: GAMES_PER_PAGE,
    gameClassify: gameType === 'RNG' ? 'NEW' : 'ALL',
    ...(gameType ? { gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(gameName ? { gameName } : {}),
  };
}

/** The games of a tab; starts again at the first page when tab or filter change. */
export function useGamePages(filter: GameFilter): Pages<GameItem> {
  const { tab, gameType } = filter;
  const session = useSession();
  const member = session !== null && !isTrial(session);
  const ofType = gameType ? { gameType } : {};
  const all = usePages(catalogueApi.gameList, listQuery(filter), {
    when: tab === 'all',
    pageField: 'pageNo',
  });
  const recent = usePages(
    catalogueApi.recentGames,
    { pageSize: RECENT_PER_PAGE, ...ofType },
    { when: tab === 'recent' && member, pageField: 'page' },
  );
  const favourites = usePages(
    catalogueApi.favouriteGames,
    { pageSize: GAMES_PER_PAGE, ...ofType },
    { when: tab === 'fav' && member, pageField: 'pageNo' },
  );
  const hot = useHotPages(gameType, tab === 'hot');
  return { all, recent, fav: favourites, hot }[tab];
}

/** The hot list has one page (GAME-08). */
function useHotPages(gameType: string, when: boolean): Pages<GameItem> {
  const query = { ...HOT_GAMES.query, ...(gameType ? { gameType } : {}) };
  const { data, error, isPending, refetch } = useCall(catalogueApi.hotGames, { query }, { when });
  return {
    rows: data?.list ?? [],
    state: error ? 'failed' : isPending ? 'loading' : 'end',
    message: error ? failureMessage(error) : null,
    total: data?.list.length ?? 0,
    first: undefined,
    loadMore: () => undefined,
    retry: () => void refetch(),
  };
}
