import { refuse } from '@palaro/server';
import { sharedCard } from '../shared/shared-game.ts';

/** Refuses `not_found` for a game whose rounds nobody shares. */
export function needTable(gameId: string): void {
  if (!sharedCard(gameId)) throw refuse('not_found');
}
