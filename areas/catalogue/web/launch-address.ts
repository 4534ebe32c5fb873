import type { GameItem } from '../catalogue.api.ts';

/** What of a game its launch names; a match's room has no more. */
export type LaunchKey = Pick<GameItem, 'vassalage' | 'gameId' | 'nodeId' | 'gameType'>;

const LAUNCH_PAGE = '/m/launchGame';

/** A game's own address: what a tile links to, so that it can be shared, kept and reloaded. */
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
