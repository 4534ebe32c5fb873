import type { GameItem } from '../catalogue.api.ts';

/** The fields a launch needs; a match's room has no others. */
export type LaunchKey = Pick<GameItem, 'vassalage' | 'gameId' | 'nodeId' | 'gameType'>;

const LAUNCH_PAGE = '/m/launchGame';

/** The address that a tile links to, so that a game can be shared, bookmarked and reloaded. */
export function launchAddress(game: LaunchKey, pageBack: string, freePlay = false): string {
  const fields = new URLSearchParams({
    vendor: game.vassalage,
    gameId: game.gameId,
    nodeId: game.nodeId,
    gameCategory: game.gameType,
    pageBack,
    ...(freePlay ? { freePlay: '1' } : {}),
  });
  return `${LAUNCH_PAGE}?${fields.toString()}`;
}
