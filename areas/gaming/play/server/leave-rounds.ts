import { isShadow, Money, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { HOUSE_VENDOR, toldWith } from '@palaro/wallet/server';
import { endRound, takeStep, voidRound } from './end-round.ts';
import { inTurn } from './in-turn.ts';
import { requireRng } from './self-test.ts';
import { rulesOfOpen, standing, withStep } from './open-round.ts';
import { findLeft, findOpenById, type OpenRow } from './open-rounds.repository.ts';

/** An unfinished round is ended by the system after a day (docs/domain/fairness.md §5). */
const LEFT_AFTER_SECONDS = 86_400;

/**
 * Ends up to `batch` rounds that their members left: by the game's rule they cash out, or the stake
 * goes back where no step was taken. Also books the ends that a crash kept from it. Returns how
 * many ended. Throws while the draw fails its test.
 */
export async function endLeftRounds(app: App, now: Date, batch: number): Promise<number> {
  requireRng(app);
  let ended = 0;
  for (const row of await findLeft(app.db, plusSeconds(now, -LEFT_AFTER_SECONDS), batch)) {
    // One round that cannot end must not keep the others open.
    const done = await endLeft(app, row).catch((err: unknown) => {
      app.log.error({ err, round: row.round_id }, 'a round that was left does not end');
      return null;
    });
    if (done) ended += 1;
  }
  return ended;
}

/** Null if the member ended it meanwhile, or goes on with it on another node. */
const endLeft = (app: App, { round_id, member_id }: OpenRow) =>
  inTurn(app, member_id, async () => {
    const row = await findOpenById(app.db, member_id, round_id);
    if (!row) return null;
    if (row.over) return endRound(app, row);
    const step = rulesOfOpen(row).steps.leave(standing(app, row).outcome);
    if (!step) return voidRound(app, row, tell(app, row, 'returned', BigInt(row.stake)));
    const { payout } = standing(app, withStep(row, step));
    return takeStep(app, row, step, tell(app, row, 'cashed_out', payout));
  });

/** The member was not there, so a message tells of it. Free play has a wallet but no member. */
function tell(app: App, row: OpenRow, as: 'cashed_out' | 'returned', amount: Money) {
  const { member_id: memberId, game_id: gameId, round_id: round } = row;
  if (isShadow(memberId)) return [];
  const told = { memberId, vendor: HOUSE_VENDOR, gameId, round, as, amount: Money.text(amount) };
  return toldWith(app.queue.rowsOf('round.left', told));
}
