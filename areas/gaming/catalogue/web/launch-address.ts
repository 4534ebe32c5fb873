import type { GameCard } from '@palaro/games/cards';
import type { GameItem } from '../catalogue.api.ts';

/** The fields a launch needs; a match's room has no others. */
export type LaunchKey = Pick<GameItem, 'vassalage' | 'gameId' | 'nodeId' | 'gameType'>;

const LAUNCH_PAGE = '/m/launchGame';
const IN_HOUSE: GameCard['vassalage'] = 'PALARO';

/** Whether the game is the house's own, whose page launches it; others are launched first. */
export const isInHouse = (vendor: string | null) => vendor === IN_HOUSE;

/** The page of an in-house game. */
export const gameAddress = (gameId: string, freePlay = false) =>
  `/m/game/${gameId}${freePlay ? '?freePlay=1' : ''}`;

/**
 * Where a guest watches the game before he has an account; null where nothing can be watched: at a
 * vendor's, and where members play against each other.
 */
export const watchAddress = ({ vassalage, gameId, gameType }: LaunchKey) =>
  isInHouse(vassalage) && gameType !== 'PVP' ? `/m/watch/${gameId}` : null;

/** The address that a tile links to, so that a game can be shared, bookmarked and reloaded. */
export function launchAddress(game: LaunchKey, pageBack: string, freePlay = false): string {
  if (isInHouse(game.vassalage)) return gameAddress(game.gameId, freePlay);
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
