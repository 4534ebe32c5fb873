import { GAME_CARDS, isGameId } from '@palaro/games/cards';
import { inLanguage, type Language } from '@palaro/kernel';

/** What operators read for a game of the house; its id where it is no longer among the games. */
export const gameName = (gameId: string, language: Language): string =>
  isGameId(gameId) ? inLanguage(GAME_CARDS[gameId].name, language) : gameId;
