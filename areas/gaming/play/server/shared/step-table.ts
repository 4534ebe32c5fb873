import type { GameId, SharedRounds } from '@palaro/games';
import type { App } from '@palaro/server';
import { revealSeed } from '../seeds.repository.ts';
import { seedEnvelope } from '../seed-key.ts';
import { findChain, keepChain, takeDraw } from './chains.ts';
import { isInterrupted, leadFlight } from './lead-flight.ts';
import { returnBets } from './return-bets.ts';
import { settleRound } from './settle-round.ts';
import { drawOf, drawResult, flightEnd, sharedCard, tableRulesOf } from './shared-game.ts';
import {
  findLatestTableRound,
  insertTableRound,
  lockTable,
  moveTableRound,
  roundKey,
  type TableRoundRow,
} from './table-rounds.repository.ts';
import { isTooLate } from './may-void.ts';
import { publishTable } from './publish-table.ts';

/** Interval at which a table is looked at, if its next phase does not begin before. */
const LOOK_MS = 1_000;
/** Grace after a flight: a cash-out that came in time may still be on its way. */
const GRACE_MS = 1_000;
/** Wait before a round is paid again, of which a bet left its flight meanwhile. */
const AGAIN_MS = 100;

/**
 * Does what the table's clock says is due, one move at a time; every move counts only if the round
 * is still in the state it starts from, so two leaders do no harm. Returns the milliseconds until
 * the next look.
 */
export async function stepTable(app: App, gameId: GameId): Promise<number> {
  const card = sharedCard(gameId);
  if (!card) throw new Error(`${gameId} has no shared rounds`);
  const { shared } = card;
  const round = await findLatestTableRound(app.db, gameId);
  const now = app.clock.now();
  if (!round) return openRound(app, gameId, shared, undefined);
  const msUntil = (at: Date) => at.getTime() - now.getTime();
  if (isTooLate(round, now)) {
    app.log.warn({ round: round.round_key }, 'a round of a table came too late and is void');
    return moveRound(app, round, round.state, { state: 'VOIDING', ended_at: now });
  }
  switch (round.state) {
    case 'OPEN':
      if (msUntil(round.locks_at) > 0) return msUntil(round.locks_at);
      return moveRound(app, round, 'OPEN', { state: 'LOCKED' });
    case 'LOCKED':
      if (msUntil(round.reveals_at) > 0) return msUntil(round.reveals_at);
      return reveal(app, round, shared, now);
    case 'REVEAL':
      return shared.kind === 'flight'
        ? stepFlight(app, round, now)
        : endReveal(app, round, new Date(round.reveals_at.getTime() + shared.phases.reveal));
    case 'SETTLE':
      return settle(app, round, shared, now);
    case 'VOIDING':
      return endVoid(app, round);
    case 'DONE':
    case 'VOID': {
      const next = new Date((round.ended_at ?? now).getTime() + shared.phases.pause);
      if (msUntil(next) > 0) return msUntil(next);
      return openRound(app, gameId, shared, round);
    }
  }
}

/** Moves the round on, tells everybody, and looks again at once. */
async function moveRound(
  app: App,
  round: TableRoundRow,
  from: TableRoundRow['state'],
  change: Parameters<typeof moveTableRound>[3],
): Promise<number> {
  await moveTableRound(app.db, round.round_key, from, change);
  await publishTable(app, round.round_key);
  return 0;
}

/** Opens the next round: the next hand of the shoe, or the next draw of the chain. */
async function openRound(
  app: App,
  gameId: GameId,
  { phases, shoe }: SharedRounds,
  last: TableRoundRow | undefined,
): Promise<number> {
  const draw = last && shoe ? nextHand(app, gameId, last) : null;
  const key = await app.db.transaction().execute(async (tx) => {
    await lockTable(tx, gameId);
    const latest = await findLatestTableRound(tx, gameId);
    // Another leader opened it meanwhile.
    if (latest?.round_key !== last?.round_key) return latest?.round_key ?? null;
    const chain = draw ? undefined : await findChain(tx, gameId);
    if (!draw && !chain) return null;
    const taken =
      draw ?? (chain && { chainId: chain.chain_id, hand: 1, ...(await takeDraw(app, tx, chain)) });
    if (!taken) return null;
    const roundNo = Number(last?.round_no ?? 0) + 1;
    const opensAt = app.clock.now();
    const locksAt = new Date(opensAt.getTime() + phases.bet);
    const revealsAt = new Date(locksAt.getTime() + phases.lock);
    await insertTableRound(tx, { gameId, roundNo, ...taken, opensAt, locksAt, revealsAt });
    return roundKey(gameId, roundNo);
  });
  if (key === null) {
    // No chain is salted yet: the table opens when the beacon's moment is over.
    await keepChain(app, gameId);
    return LOOK_MS;
  }
  await publishTable(app, key);
  return 0;
}

/** The next hand of the same shoe; null if the shoe is over. */
function nextHand(app: App, gameId: GameId, last: TableRoundRow) {
  if (last.server_seed !== null) return null;
  const over = tableRulesOf(gameId).shared.isLastHand(drawOf(app, last), last.hand);
  if (over || last.state === 'VOID') return null;
  const { chain_id: chainId, pair_id: pairId, nonce, hand } = last;
  return { chainId, pairId, nonce, hand: hand + 1 };
}

function reveal(app: App, round: TableRoundRow, { kind }: SharedRounds, now: Date) {
  const revealed = { state: 'REVEAL', reveals_at: now } as const;
  // A flight's result is nobody's before it ends, not even a backup's.
  if (kind === 'flight') return moveRound(app, round, 'LOCKED', { ...revealed, beat_at: now });
  const { result } = drawResult(app, round.game_id, round);
  return moveRound(app, round, 'LOCKED', { ...revealed, result: JSON.stringify(result) });
}

function endReveal(app: App, round: TableRoundRow, end: Date) {
  const left = end.getTime() - app.clock.now().getTime();
  if (left > 0) return left;
  return moveRound(app, round, 'REVEAL', { state: 'SETTLE', ended_at: end });
}

async function stepFlight(app: App, round: TableRoundRow, now: Date): Promise<number> {
  const { result } = drawResult(app, round.game_id, round);
  const end = flightEnd(round, tableRulesOf(round.game_id), result);
  const interrupted = isInterrupted(round, now, end);
  if (now < end && !interrupted) return leadFlight(app, round, { now, end });
  return moveRound(app, round, 'REVEAL', {
    state: 'SETTLE',
    ended_at: now < end ? now : end,
    interrupted,
    result: JSON.stringify(result),
  });
}

async function settle(app: App, round: TableRoundRow, { kind }: SharedRounds, now: Date) {
  const grace = kind === 'flight' ? GRACE_MS : 0;
  const left = (round.ended_at ?? now).getTime() + grace - now.getTime();
  if (left > 0) return left;
  if (!(await settleRound(app, round))) return AGAIN_MS;
  await revealSecret(app, round);
  return moveRound(app, round, 'SETTLE', { state: 'DONE' });
}

/** Reveals the draw's secret once nothing is left to be decided by it. */
async function revealSecret(app: App, round: TableRoundRow, isOver = isDrawOver(app, round)) {
  const { pair_id, sealed, server_seed } = round;
  if (!isOver || server_seed !== null || !sealed) return;
  const secret = seedEnvelope(app).open(pair_id, sealed);
  await app.db.transaction().execute((tx) => revealSeed(tx, pair_id, secret, app.clock.now()));
}

const isDrawOver = (app: App, round: TableRoundRow) =>
  tableRulesOf(round.game_id).shared.isLastHand(drawOf(app, round), round.hand);

/**
 * Gives back what a void round owes and ends it; a node that does not lead may do it too. Returns
 * 0, the wait until the next look.
 */
export async function endVoid(app: App, round: TableRoundRow): Promise<number> {
  if (!(await returnBets(app, round))) return 0;
  await revealSecret(app, round, true);
  return moveRound(app, round, 'VOIDING', { state: 'VOID' });
}
