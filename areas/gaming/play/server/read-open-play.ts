import { plusSeconds, type MemberId, type Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { OpenPlay } from '@palaro/wallet/server';
import { AWAY_SECONDS, findWaitingSeat } from './card-rooms/card-rooms.repository.ts';
import { LEFT_SECONDS, listOpenSessions } from './fish-rooms/sessions.repository.ts';
import { redrawRound, rulesOfOpen, withStep } from './open-round.ts';
import { listWaitingRounds, type OpenRoundRow } from './open-rounds.repository.ts';

/**
 * Reads when the member's seats end by themselves, by the clocks that end them, and what his open
 * rounds pay if he cashes out now, by their rules. A seat in a hand has no time: the hand's end
 * decides.
 */
export async function readOpenPlay(app: App, member: MemberId): Promise<OpenPlay> {
  const [sessions, seat, rounds] = await Promise.all([
    listOpenSessions(app.db, member),
    findWaitingSeat(app.db, member),
    listWaitingRounds(app.db, member),
  ]);
  const backAt = new Map(
    sessions.map(({ round_id, seen_at }) => [round_id, plusSeconds(seen_at, LEFT_SECONDS)]),
  );
  if (seat?.round_id) backAt.set(seat.round_id, plusSeconds(seat.seen_at, AWAY_SECONDS));
  return { backAt, worth: new Map(rounds.map((row) => [row.round_id, worthOf(app, row)])) };
}

/** The payout of the step that a player who leaves would take; null where the stake goes back. */
function worthOf(app: App, row: OpenRoundRow): Money | null {
  try {
    const step = rulesOfOpen(row).steps.leave(redrawRound(app, row).outcome);
    return step && redrawRound(app, withStep(row, step)).payout;
  } catch (err) {
    // A round that cannot be drawn again must not keep the member from his other money.
    app.log.error({ err, round: row.round_id }, 'an open round has no worth');
    return null;
  }
}
