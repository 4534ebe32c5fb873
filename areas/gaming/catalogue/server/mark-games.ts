import { refuse, type App, type Member } from '@palaro/server';
import { gameByNode } from './games-in-code.ts';
import { deleteFavourite, insertFavourite, upsertRecent } from './marks.repository.ts';

interface GameKey {
  nodeId: string;
  vendor?: string;
}

/**
 * The game's node. Throws where it is unknown or belongs to another vendor than the one named. A
 * closed game can be marked too.
 */
function nodeOf({ nodeId, vendor }: GameKey): string {
  const game = gameByNode(nodeId);
  if (!game || (vendor !== undefined && vendor !== game.vendor)) throw refuse('game.not_found');
  return game.nodeId;
}

export async function addFavourite(app: App, member: Member, key: GameKey) {
  const nodeId = nodeOf(key);
  await insertFavourite(app.db, member.id, nodeId, app.clock.now());
  return { nodeId };
}

/** Does not look the game up: a favourite can be removed after its game left the catalogue. */
export async function removeFavourite(app: App, member: Member, { nodeId }: GameKey) {
  await deleteFavourite(app.db, member.id, nodeId);
  return { nodeId };
}

export async function addRecent(app: App, member: Member, key: GameKey) {
  const nodeId = nodeOf(key);
  await upsertRecent(app.db, member.id, nodeId, app.clock.now());
  return { nodeId };
}
