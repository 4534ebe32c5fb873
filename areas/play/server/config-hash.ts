import { canonicalJson, sha256Hex } from '@palaro/fairness';
import { gameOf, type GameId } from '@palaro/games';

const known = new Map<GameId, string>();

/** SHA-256 of a game's published config as canonical JSON; stored with every round. */
export function configHash(gameId: GameId): string {
  const hash = known.get(gameId) ?? sha256Hex(canonicalJson(gameOf(gameId).config));
  known.set(gameId, hash);
  return hash;
}
