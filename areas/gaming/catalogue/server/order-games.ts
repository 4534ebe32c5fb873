import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { ALL_GAMES, gameByNode } from './games-in-code.ts';
import { inPlace, tellGamesChanged } from './switchboard.ts';
import { lockSwitchboard, setPlaces } from './switchboard.repository.ts';

/** Puts games in this order in the places that they have together; the others keep theirs. */
export async function orderGames(app: App, operator: Operator, nodeIds: readonly string[]) {
  const moved = new Set(nodeIds);
  if (nodeIds.some((nodeId) => !gameByNode(nodeId))) throw refuse('game.not_found');
  if (moved.size !== nodeIds.length || moved.size < 2) throw refuse('game.no_change');
  await app.db.transaction().execute(async (tx) => {
    await lockSwitchboard(tx);
    const rows = await tx.selectFrom('catalogue_game').select(['node_id', 'place']).execute();
    const old = inPlace(ALL_GAMES, rows).map(({ nodeId }) => nodeId);
    const next = [...nodeIds];
    const whole = old.map((nodeId) => (moved.has(nodeId) ? (next.shift() ?? nodeId) : nodeId));
    if (whole.every((nodeId, at) => nodeId === old[at])) throw refuse('game.no_change');
    await setPlaces(tx, whole);
    const before = { order: old.filter((nodeId) => moved.has(nodeId)) };
    const entry = { subject: 'games:order', before, after: { order: [...nodeIds] } };
    await recordAudit(tx, operator, app.clock.now(), entry);
  });
  tellGamesChanged(app);
  return {};
}
