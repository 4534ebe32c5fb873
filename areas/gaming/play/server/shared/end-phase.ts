import type { GameId } from '@palaro/games';
import type { App } from '@palaro/server';
import { sharedCard } from './shared-game.ts';
import {
  findLatestTableRound,
  moveTableRound,
  type TableRoundRow,
} from './table-rounds.repository.ts';
import { publishTable } from './publish-table.ts';

/**
 * For the tests of a demo: ends the betting, the closing or the reveal of a table's round now
 * instead of at its hour. The table's own clock then does what is due, within a second. The pause
 * after a round and a flight keep their time; nothing happens then. Throws `Error` on a site that
 * is no demo.
 */
export async function endPhase(app: App, gameId: GameId): Promise<void> {
  if (!app.config.demo) throw new Error('only a demo hurries its tables');
  const round = await findLatestTableRound(app.db, gameId);
  const change = round && endNow(round, app.clock.now());
  if (!change) return;
  await moveTableRound(app.db, round.round_key, round.state, change);
  await publishTable(app, round.round_key);
}

/** Change of the row whose phase ends now; null where it ends by itself. */
function endNow(round: TableRoundRow, now: Date) {
  const { shared } = sharedCard(round.game_id) ?? {};
  if (!shared) return null;
  if (round.state === 'OPEN') {
    return { locks_at: now, reveals_at: new Date(now.getTime() + shared.phases.lock) };
  }
  if (round.state === 'LOCKED') return { reveals_at: now };
  const revealed = round.state === 'REVEAL' && shared.kind === 'zones';
  return revealed ? { state: 'SETTLE' as const, ended_at: now } : null;
}
