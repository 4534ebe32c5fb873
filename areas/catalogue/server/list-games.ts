import { inLanguage, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { ALL_GAMES } from './games-in-code.ts';

/** A game as other areas name it, for instance in a record. */
export interface CatalogueGame {
  vendor: string;
  gameId: string;
  nodeId: string;
  gameType: string;
  name: string;
  icon: string;
}

/** Every game, closed ones too: a record names what was played, whatever is open today. */
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
