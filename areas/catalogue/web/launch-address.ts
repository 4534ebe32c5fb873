import type { GameItem } from '../catalogue.api.ts';

const LAUNCH_PAGE = '/m/launchGame';

/** A game's own address: what a tile links to, so that it can be shared, kept and reloaded. */
export function launchAddress(game: GameItem, pageBack: string, freePlay = false): string {
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
