import { sharedCard } from './shared-game.ts';
import { isRunning, type TableRoundRow } from './table-rounds.repository.ts';

/** Delay after which a round gives every stake back (docs/domain/games.md §1). */
const LATE_MS = 300_000;

/** Whether a round that goes on should have been over for five minutes, had its clock been kept. */
export function isOverdue(round: TableRoundRow, now: Date): boolean {
  if (!isRunning(round)) return false;
  const reveal = sharedCard(round.game_id)?.shared.phases.reveal ?? 0;
  const due = round.ended_at?.getTime() ?? round.reveals_at.getTime() + reveal;
  return now.getTime() > due + LATE_MS;
}

/** Whether the round is void by itself. One that was shown to its end is paid, however late. */
export const isTooLate = (round: TableRoundRow, now: Date): boolean =>
  round.state !== 'SETTLE' && round.state !== 'VOIDING' && isOverdue(round, now);

/**
 * Refusal of a void that operators ask for (docs/decisions/054-void-rounds.md): the round is over,
 * or its result is known and it can still be paid. `unpaid` is how many of its bets are left. Null
 * if they may.
 */
export function voidRefusal(round: TableRoundRow, unpaid: number, now: Date) {
  if (!isRunning(round) || round.state === 'VOIDING') return 'play.round_over' as const;
  // Of a flight nothing is known while it lasts; a table tells its result at once.
  const isPublic = round.state === 'SETTLE' || (round.state === 'REVEAL' && round.result !== null);
  // All are paid, and only the round's own end is still to come.
  if (isPublic && round.bets > 0 && unpaid === 0) return 'play.round_over' as const;
  return isPublic && !isOverdue(round, now) ? ('play.round_known' as const) : null;
}
