import { refuse, type App, type Member } from '@palaro/server';
import { gameByNode } from './games-in-code.ts';
import { deleteFavourite, insertFavourite, upsertRecent } from './marks.repository.ts';

interface GameKey {
  nodeId: string;
  vendor?: string;
}

/** The node named, of the vendor named where one is; a closed game can be marked all the same. */
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

/** Needs no game behind it: a favourite whose game left the catalogue can still be removed. */
export async function removeFavourite(app: App, member: Member, { nodeId }: GameKey) {
  await deleteFavourite(app.db, member.id, nodeId);
  return { nodeId };
}

export async function addRecent(app: App, member: Member, key: GameKey) {
  const nodeId = nodeOf(key);
  await upsertRecent(app.db, member.id, nodeId, app.clock.now());
  return { nodeId };
}
