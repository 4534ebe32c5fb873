import type { Query } from '@palaro/api';
import {
  failureMessage,
  reloadCall,
  useCall,
  usePages,
  useTopic,
  type Pages,
} from '@palaro/client';
import { useRef } from 'react';
import {
  catalogueApi,
  gamesChanged,
  GAMES_PER_PAGE,
  HOT_GAMES,
  PLATFORM,
  RECENT_PER_PAGE,
  type GameItem,
} from '../catalogue.api.ts';
import { SELECT } from '../categories.ts';
import type { GameFilter, ListTab } from './useGameFilter.ts';

export const MEMBER_TABS: readonly ListTab[] = ['recent', 'fav'];

type Narrowed = Pick<
  Query<typeof catalogueApi.hotGames>,
  'gameType' | 'gameName' | 'vassalage' | 'gameClassify' | 'minBet'
>;

/** The fields that narrow every tab (GAME-03); those that are not chosen are left out. */
export function narrowing(filter: GameFilter): Narrowed {
  const { gameType, gameName, vassalage, gameClassify } = filter;
  const minBet = filter.minBet as Narrowed['minBet'] | null;
  return {
    ...(gameType ? { gameType } : {}),
    ...(gameName ? { gameName } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(gameClassify ? { gameClassify } : {}),
    ...(minBet ? { minBet } : {}),
  };
}

/**
 * The `gameList` call's query for the all tab: slots ask for the newest, others for all, unless a
 * classification was chosen (GAME-03).
 */
export const listQuery = (filter: GameFilter): Query<typeof catalogueApi.gameList> => ({
  platform: PLATFORM,
  pageSize: GAMES_PER_PAGE,
  gameClassify: filter.gameType === 'RNG' ? SELECT.newest : SELECT.all,
  ...narrowing(filter),
});

/** The games of a tab; starts again at the first page when tab or filter change. */
export function useGamePages(filter: GameFilter): Pages<GameItem> {
  const { tab } = filter;
  const narrowed = narrowing(filter);
  const all = usePages(catalogueApi.gameList, listQuery(filter), {
    when: tab === 'all',
    pageField: 'pageNo',
  });
  const recent = usePages(
    catalogueApi.recentGames,
    { pageSize: RECENT_PER_PAGE, ...narrowed },
    { when: tab === 'recent', pageField: 'page' },
  );
  const favourites = usePages(
    catalogueApi.favouriteGames,
    { pageSize: GAMES_PER_PAGE, ...narrowed },
    { when: tab === 'fav', pageField: 'pageNo' },
  );
  const hot = useHotPages(narrowed, tab === 'hot');
  useTopic(gamesChanged, { onEvent: reloadLists, onGap: reloadLists });
  const pages = { all, recent, fav: favourites, hot }[tab];
  return useKept(pages, JSON.stringify({ ...filter, gameName: null }));
}

/** Reads the lists on screen again: operators switched, marked or ordered games. */
function reloadLists() {
  const { gameList, recentGames, favouriteGames, hotGames } = catalogueApi;
  for (const one of [gameList, recentGames, favouriteGames, hotGames]) void reloadCall(one);
}

/** The hot list has one page (GAME-08). */
function useHotPages(narrowed: Narrowed, when: boolean): Pages<GameItem> {
  const query = { ...HOT_GAMES.query, ...narrowed };
  const { data, error, isPending, refetch } = useCall(catalogueApi.hotGames, { query }, { when });
  return {
    rows: data?.list ?? [],
    state: error ? 'failed' : isPending ? 'loading' : 'end',
    message: error ? failureMessage(error) : null,
    error,
    total: data?.list.length ?? 0,
    first: undefined,
    loadMore: () => undefined,
    retry: () => void refetch(),
  };
}

/** Keeps the games on screen while a search for another name loads, so that typing is calm. */
function useKept(pages: Pages<GameItem>, of: string): Pages<GameItem> {
  const kept = useRef<{ of: string; pages: Pages<GameItem> } | null>(null);
  if (pages.state !== 'loading') kept.current = { of, pages };
  const before = kept.current;
  return before?.of === of ? { ...before.pages, loadMore: pages.loadMore } : pages;
}
