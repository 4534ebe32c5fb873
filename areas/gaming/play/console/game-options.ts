import { currentLanguage } from '@palaro/client';
import type { GameCard } from '@palaro/games/cards';
import { inLanguage } from '@palaro/kernel';

/** A filter's choices: these games, named in the operator's language. Ask for them at each draw. */
export const gameOptions = (cards: readonly Pick<GameCard, 'id' | 'name'>[]) =>
  cards.map(({ id, name }) => ({ value: id, label: inLanguage(name, currentLanguage()) }));
