import type { GameId } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { balances } from '@palaro/wallet/server';
import type { Player } from '../player.ts';
import { endOfMoment } from './beacon.ts';
import { openBet, settledBet } from './bet-view.ts';
import { findChainById, findUnsalted } from './chains.ts';
import { lookAt } from './lead-table.ts';
import { stepTable } from './step-table.ts';
import { sharedCard } from './shared-game.ts';
import { listOwnBets, listOwnSettled } from './table-bets.repository.ts';
import { findLatestTableRound, listTableRounds, roundKey } from './table-rounds.repository.ts';
import { tableRoundView } from './tell-table.ts';

/** Results that road maps are drawn from (docs/domain/games.md §5). */
const HISTORY = 100;

/** The table as it stands, for everybody; whoever asks keeps it running for a while. */
export async function readTable(app: App, gameId: string) {
  const card = sharedCard(gameId);
  if (!card) throw refuse('not_found');
  await lookAt(app, card.id as GameId);
  // A table that rested opens its next round now, so that whoever comes need not ask again.
  if (!(await isRunning(app, gameId))) await stepTable(app, card.id as GameId);
  const rounds = await listTableRounds(app.reads, gameId, HISTORY + 1);
  const now = app.clock.now();
  const [latest] = rounds;
  const running = latest && latest.state !== 'D' && latest.state !== 'V' ? latest : undefined;
  const shown = rounds.filter(({ state }) => state === 'D' || state === 'E');
  const ended = latest?.ended_at ?? null;
  const fresh = ended && now.getTime() - ended.getTime() < card.shared.phases.pause + STALE_MS;
  return {
    at: now.toISOString(),
    round: latest && (running || fresh) ? tableRoundView(latest, now) : null,
    opensAt: running ? null : await opensAt(app, gameId),
    chain: await chainView(app, gameId, latest?.chain_id),
    history: shown
      .slice(0, HISTORY)
      .map(({ round_no, result }) => ({ roundNo: Number(round_no), result })),
  };
}

async function isRunning(app: App, gameId: string): Promise<boolean> {
  const round = await findLatestTableRound(app.reads, gameId);
  return round !== undefined && round.state !== 'D' && round.state !== 'V';
}

/** An ended round is shown a little longer than its pause, until the next one opens. */
const STALE_MS = 2_000;

/** The chain of the latest round; before the first one, the chain that waits for its salt. */
async function chainView(app: App, gameId: string, chainId: string | undefined) {
  const chain = chainId
    ? await findChainById(app.reads, chainId)
    : await findUnsalted(app.reads, gameId);
  if (!chain) return null;
  const { anchor, salt, published_at } = chain;
  return { anchor, salt, publishedAt: published_at.toISOString() };
}

/** When the chain that waits for its salt gets it; null if none waits. */
async function opensAt(app: App, gameId: string): Promise<string | null> {
  const chain = await findUnsalted(app.reads, gameId);
  if (!chain) return null;
  return (await endOfMoment(app.reads, chain.beacon_id, chain.beacon_round)).toISOString();
}

/** The player's bets of the present round and of the one before, oldest first. */
export async function readOwnBets(app: App, player: Player, gameId: string) {
  if (!sharedCard(gameId)) throw refuse('not_found');
  const round = await findLatestTableRound(app.db, gameId);
  const latest = Number(round?.round_no ?? 0);
  const roundNos = [latest - 1, latest];
  const [open, settled, { main, version }] = await Promise.all([
    listOwnBets(
      app.db,
      player.id,
      roundNos.map((no) => roundKey(gameId, no)),
    ),
    listOwnSettled(app.db, player.id, gameId, roundNos),
    balances(app, player.id),
  ]);
  return {
    list: [...settled.map(settledBet), ...open.map(openBet)],
    balance: Money.text(main),
    balanceVersion: version,
  };
}
