import { useCall, useTopic } from '@palaro/client';
import { catalogueApi, gamesChanged, HOT, HOT_GAMES, PLATFORM } from '../catalogue.api.ts';

/**
 * The first games of a category; HOT is the list of the most played (GAME-01, GAME-02). Reads them
 * again when operators change the games.
 */
export function useCategoryGames(category: string, pageSize: number) {
  const hot = category === HOT;
  const hotGames = useCall(catalogueApi.hotGames, HOT_GAMES, { when: hot });
  const query = { platform: PLATFORM, gameType: category, pageNo: 1, pageSize };
  const ofCategory = useCall(catalogueApi.gameList, { query }, { when: !hot });
  const { error, isPending, refetch } = hot ? hotGames : ofCategory;
  const reload = () => void refetch();
  useTopic(gamesChanged, { onEvent: reload, onGap: reload });
  const games = (hot ? hotGames.data?.list : ofCategory.data?.games) ?? [];
  return { games, error, isPending, reload };
}
