import { isShadow, Money, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { eventEntries, HOUSE_VENDOR } from '@palaro/wallet/server';
import { endRound, takeStep, voidRound } from './end-round.ts';
import { inTurn } from './in-turn.ts';
import { requireRng } from './self-test.ts';
import { rulesOfOpen, redrawRound, withStep } from './open-round.ts';
import {
  listAbandonedRounds,
  findOpenRoundById,
  type OpenRoundRow,
} from './open-rounds.repository.ts';

/** Age at which the system ends an unfinished round (docs/domain/fairness.md §5). */
const ABANDONED_AFTER_SECONDS = 86_400;

/**
 * Ends up to `batch` rounds that their members abandoned: by the game's rule they cash out, or the
 * stake goes back where no step was taken. Also books the ends that a crash kept from it. Returns
 * how many ended. Throws while the draw fails its test.
 */
export async function endAbandonedRounds(app: App, now: Date, batch: number): Promise<number> {
  requireRng(app);
  let ended = 0;
  const before = plusSeconds(now, -ABANDONED_AFTER_SECONDS);
  for (const row of await listAbandonedRounds(app.db, before, batch)) {
    // One round that cannot end must not keep the others open.
    const done = await endAbandonedRound(app, row).catch((err: unknown) => {
      app.log.error({ err, round: row.round_id }, 'a round that was left does not end');
      return null;
    });
    if (done) ended += 1;
  }
  return ended;
}

/** Ends one of them. Null if the member ended it meanwhile, or goes on with it on another node. */
const endAbandonedRound = (app: App, { round_id, member_id }: OpenRoundRow) =>
  inTurn(app, member_id, async () => {
    const row = await findOpenRoundById(app.db, member_id, round_id);
    if (!row) return null;
    if (row.over) return endRound(app, row);
    const step = rulesOfOpen(row).steps.leave(redrawRound(app, row).outcome);
    if (!step) return voidRound(app, row, messageOf(app, row, 'returned', BigInt(row.stake)));
    const { payout } = redrawRound(app, withStep(row, step));
    return takeStep(app, row, step, messageOf(app, row, 'cashed_out', payout));
  });

/**
 * Message about the end, because the member was not there. Free play has a wallet but no member.
 */
function messageOf(app: App, row: OpenRoundRow, as: 'cashed_out' | 'returned', amount: Money) {
  const { member_id: memberId, game_id: gameId, round_id: round } = row;
  if (isShadow(memberId)) return [];
  const left = { memberId, vendor: HOUSE_VENDOR, gameId, round, as, amount: Money.text(amount) };
  return eventEntries(app.queue.rowsOf('round.left', left));
}
