import type { App } from '@palaro/server';
import { endBets, payoutCommand, type DrawnResult } from './end-bets.ts';
import { payReachedTargets } from './lead-flight.ts';
import { stakeReturnCommand } from './stake-return.ts';
import { crashOf, drawResult, tableRulesOf } from './shared-game.ts';
import { listBetsOf } from './table-bets.repository.ts';
import type { TableRoundRow } from './table-rounds.repository.ts';

/**
 * Gives every stake of a void round back, each in one commit; who had left a flight keeps what it
 * paid. Called again, by any node, it goes on where it stopped. Returns false if a bet left the
 * flight meanwhile, so that something is left to do.
 */
export async function returnBets(app: App, round: TableRoundRow): Promise<boolean> {
  const drawn = drawIfPossible(app, round);
  if (drawn) await payTargetsReached(app, round, drawn);
  const bets = await listBetsOf(app.db, round.round_key);
  const flying = bets.filter((bet) => bet.cash_out === null);
  const out = bets.filter((bet) => bet.cash_out !== null);
  // What cannot be drawn or read must not keep the stakes of the others.
  await endBets(app, flying, (bet) => stakeReturnCommand(app, bet, drawn));
  await endBets(app, out, (bet) =>
    payoutCommand(app, bet, drawn ?? drawResult(app, round.game_id, round), [bet]),
  );
  return (await listBetsOf(app.db, round.round_key)).length === 0;
}

/** Draws the round's result; null if it cannot be drawn and is void for just that. */
function drawIfPossible(app: App, round: TableRoundRow): DrawnResult | null {
  try {
    return drawResult(app, round.game_id, round);
  } catch (err) {
    app.log.error({ err, round: round.round_key }, 'a void round cannot be drawn');
    return null;
  }
}

/**
 * Pays the targets that a flight had reached when it became void: they hold, without a phone and a
 * leader.
 */
async function payTargetsReached(
  app: App,
  round: TableRoundRow,
  { result }: DrawnResult,
): Promise<void> {
  const { beat_at, ended_at, reveals_at } = round;
  const { flight } = tableRulesOf(round.game_id).shared;
  if (!flight || !beat_at || !ended_at) return;
  const flown = flight.hundredthsAt(ended_at.getTime() - reveals_at.getTime());
  await payReachedTargets(app, round, Math.min(flown, crashOf(result)));
}
