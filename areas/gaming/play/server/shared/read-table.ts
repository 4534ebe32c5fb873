import type { GameId, SharedCard } from '@palaro/games';
import { defineService, oneByOne, refuse, type App } from '@palaro/server';
import type { Player } from '../player.ts';
import { withBalance } from '../with-balance.ts';
import { endOfMoment } from './beacon.ts';
import { openBetView, settledBetView } from './bet-view.ts';
import { findUnsalted, type ChainRow } from './chains.ts';
import { noteVisit } from './lead-table.ts';
import { chainView, findPublished } from './published-chain.ts';
import { stepTable } from './step-table.ts';
import { sharedCard } from './shared-game.ts';
import { listOwnBets, listOwnSettled } from './table-bets.repository.ts';
import {
  findLatestTableRound,
  isRunning,
  listTableRounds,
  roundKey,
} from './table-rounds.repository.ts';
import { tableRoundView } from './publish-table.ts';

/** Results that road maps are drawn from (docs/domain/games.md §5). */
const HISTORY = 100;

type TableView = Awaited<ReturnType<typeof readTableNow>>;

/** Readings of tables: one at a time of each, and one more for all who ask meanwhile. */
const readings = defineService('play.table-readings', () => ({
  inTurn: oneByOne(),
  next: new Map<string, Promise<TableView>>(),
}));

/**
 * The table as it stands, for everybody; whoever asks keeps it running for a while. Many who ask at
 * once, as when a node has died under them, share a reading that begins after they asked.
 */
export async function readTable(app: App, gameId: string): Promise<TableView> {
  const card = sharedCard(gameId);
  if (!card) throw refuse('not_found');
  const { inTurn, next } = readings(app);
  const queued = next.get(gameId);
  if (queued) return queued;
  const reading = inTurn(gameId, () => {
    next.delete(gameId);
    return readTableNow(app, card);
  });
  next.set(gameId, reading);
  return reading;
}

async function readTableNow(app: App, card: SharedCard) {
  const gameId = card.id as GameId;
  await noteVisit(app, gameId);
  const list = () => listTableRounds(app.reads, gameId, HISTORY + 1);
  let rounds = await list();
  if (!isRunning(rounds[0])) {
    // A table that rested opens its next round now, so that whoever comes need not ask again.
    await stepTable(app, gameId);
    rounds = await list();
  }
  const now = app.clock.now();
  const [latest] = rounds;
  const running = isRunning(latest);
  const unsalted = running ? undefined : await findUnsalted(app.reads, gameId);
  const chainId = latest?.chain_id ?? unsalted?.chain_id;
  const shown = rounds.filter(({ state }) => state === 'DONE' || state === 'SETTLE');
  const ended = latest?.ended_at ?? null;
  const fresh = ended && now.getTime() - ended.getTime() < card.shared.phases.pause + STALE_MS;
  return {
    at: now.toISOString(),
    round: latest && (running || fresh) ? tableRoundView(latest, now) : null,
    opensAt: unsalted ? await opensAt(app, unsalted) : null,
    // The chain of the latest round; before the first one, the chain that waits for its salt.
    chain: chainView(chainId ? await findPublished(app.reads, chainId) : undefined),
    history: shown
      .slice(0, HISTORY)
      .map(({ round_no, result }) => ({ roundNo: Number(round_no), result })),
  };
}

/** Time that an ended round is shown beyond its pause, until the next one opens. */
const STALE_MS = 2_000;

/** Moment at which a chain that waits for its salt gets it. */
const opensAt = async (app: App, { beacon_id, beacon_round }: ChainRow) =>
  (await endOfMoment(app.reads, beacon_id, beacon_round)).toISOString();

/** The player's bets of the present round and of the one before, oldest first. */
export async function readOwnBets(app: App, player: Player, gameId: string) {
  if (!sharedCard(gameId)) throw refuse('not_found');
  const round = await findLatestTableRound(app.db, gameId);
  const latest = Number(round?.round_no ?? 0);
  const roundNos = [latest - 1, latest];
  const [open, settled] = await Promise.all([
    listOwnBets(
      app.db,
      player.id,
      roundNos.map((no) => roundKey(gameId, no)),
    ),
    listOwnSettled(app.db, player.id, gameId, roundNos),
  ]);
  return withBalance(app, player.id, {
    list: [...settled.map(settledBetView), ...open.map(openBetView)],
  });
}
