import { inLanguage, type Language } from '@palaro/kernel';
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

const namedIn = (language: Language): CatalogueGame[] =>
  ALL_GAMES.map(({ vendor, gameId, nodeId, category, name, icon }) => ({
    vendor,
    gameId,
    nodeId,
    gameType: category,
    name: inLanguage(name, language),
    icon,
  }));

const named = new Map<Language, readonly CatalogueGame[]>();

/** Every game, closed ones too: a record still names a game that is closed today. */
export function listGames(language: Language): readonly CatalogueGame[] {
  const games = named.get(language) ?? namedIn(language);
  named.set(language, games);
  return games;
}
