import { refuse, type App } from '@palaro/server';
import { execute, type MoneyCommand } from '@palaro/wallet/server';
import { aboutRound } from '../decided-round.ts';
import type { Player } from '../player.ts';
import { findRound } from '../rounds.repository.ts';
import { withBalance } from '../with-balance.ts';
import { flightPayout, openBetView, settledBetView } from './bet-view.ts';
import { topOf } from './flight-top.ts';
import { drawResult, flightEnd, tableRulesOf } from './shared-game.ts';
import { findBet, type TableBetRow } from './table-bets.repository.ts';
import { playerOfBet } from './undo-bet.ts';
import { cashOutRows, GONE } from './table-rows.ts';
import { findTableRound, type TableRoundRow } from './table-rounds.repository.ts';
import { publishCashOut } from './publish-table.ts';

/**
 * Cashes a bet out of its flight at the multiplier of the moment in which the site hears of it
 * (docs/domain/games.md §4.1). A target that was reached before counts instead. Repeated, it
 * answers the bet as it stands. Errors: `not_found`, `play.not_flying`, `play.crashed`.
 */
export async function cashOut(app: App, player: Player, gameId: string, betId: string) {
  const receivedAt = app.clock.now();
  const bet = await findBet(app.db, player.id, betId);
  if (!bet || bet.game_id !== gameId) return settledInstead(app, player, betId);
  if (bet.cash_out === null) {
    const at = await multiplierAt(app, bet, receivedAt);
    // Another device, or its own target, was quicker.
    if (!(await leaveFlight(app, bet, at))) return cashOut(app, player, gameId, betId);
    if (bet.session === null) publishCashOut(app, gameId, { name: bet.name, at });
    return withBalance(app, player.id, openBetView({ ...bet, cash_out: at }));
  }
  return withBalance(app, player.id, openBetView(bet));
}

/** Answer for a bet that was settled meanwhile: what it came to. */
async function settledInstead(app: App, player: Player, betId: string) {
  const row = await findRound(app.db, player.id, betId);
  if (!row) throw refuse('not_found');
  const view = settledBetView(row);
  if (view.cashOut === null && view.state !== 'VOID') throw refuse('play.crashed');
  return withBalance(app, player.id, view);
}

/** Whether a flight had begun, and was not void by then. */
const wasFlying = ({ state, beat_at, ended_at }: TableRoundRow, receivedAt: Date) =>
  beat_at !== null && (state !== 'VOIDING' || ended_at === null || receivedAt < ended_at);

/**
 * Multiplier of the moment, in hundredths. Throws `play.not_flying` before the flight,
 * `play.crashed` after it.
 */
async function multiplierAt(app: App, bet: TableBetRow, receivedAt: Date): Promise<number> {
  const round = await findTableRound(app.db, bet.round_key);
  if (!round || !wasFlying(round, receivedAt)) throw refuse('play.not_flying');
  const rules = tableRulesOf(bet.game_id, bet.version);
  const { flight, outcomeOf } = rules.shared;
  if (!flight) throw refuse('play.not_flying');
  const now = flight.hundredthsAt(receivedAt.getTime() - round.reveals_at.getTime());
  const { auto } = bet.input as { auto?: number | null };
  const at = Math.min(auto ?? now, now, await topOf(app, round, now));
  const { result } = drawResult(app, bet.game_id, round);
  if (receivedAt >= flightEnd(round, rules, result)) throw refuse('play.crashed');
  const read = rules.readBet({ ...bet.input, cashOut: at });
  const outcome = read && outcomeOf(read.params, result);
  if ((outcome as { at: number | null } | null)?.at !== at) throw refuse('play.crashed');
  return at;
}

/** Command that pays a bet which leaves its flight at so many hundredths. */
export const leaveCommand = (app: App, bet: TableBetRow, at: number): MoneyCommand => ({
  ...aboutRound(app, playerOfBet(bet), { id: bet.round_id, gameId: bet.game_id }),
  kind: 'win',
  transaction: `${bet.round_ref}/cash-out`,
  amount: flightPayout(BigInt(bet.stake), at),
  subledger: [cashOutRows.entry({ roundId: bet.round_id, cashOut: at })],
});

/**
 * Pays a bet out of its flight, in one commit; it is settled when the flight has ended. False if it
 * has left before, or was settled.
 */
export async function leaveFlight(app: App, bet: TableBetRow, at: number): Promise<boolean> {
  const [answer] = await execute(app, [leaveCommand(app, bet, at)]);
  if (answer?.guard === GONE || answer?.status === 'KEY_REUSED' || answer?.duplicate) return false;
  if (answer?.status === 'OK') return true;
  if (answer?.status === 'TRY_AGAIN') throw refuse('try_again');
  throw new Error(`the wallet answered ${answer?.status ?? 'nothing'} to a cash-out`);
}
