import { inLanguage, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { ALL_GAMES } from './games-in-code.ts';

/** A game's names for other areas, for instance for a record. */
export interface CatalogueGame {
  vendor: string;
  gameId: string;
  nodeId: string;
  gameType: string;
  name: string;
  icon: string;
}

/** Every game, closed ones too: a record still names a game that is closed today. */
export function listGames(_app: App, language: Language): CatalogueGame[] {
  return ALL_GAMES.map(({ vendor, gameId, nodeId, category, name, icon }) => ({
    vendor,
    gameId,
    nodeId,
    gameType: category,
    name: inLanguage(name, language),
    icon,
  }));
}
