import { canonicalJson } from '@palaro/fairness';
import type { GameId, Step } from '@palaro/games';
import { refuse, type App } from '@palaro/server';
import { findRunningRound, takeStep } from './end-round.ts';
import { inTurn } from './in-turn.ts';
import { openView, rulesOfOpen, redrawRound, stepsOf } from './open-round.ts';
import type { OpenRoundRow } from './open-rounds.repository.ts';
import type { Player } from './player.ts';
import { requireRng } from './self-test.ts';
import { roundView } from './round-view.ts';
import { findLatestRound } from './rounds.repository.ts';
import { withBalance } from './with-balance.ts';

/** A step as its call sends it: its number from 1, and the game's fields. */
export interface StepRequest {
  stepNo: number;
  /** If given, the step counts for this round alone and never for a later one. */
  roundId?: string | undefined;
  [field: string]: unknown;
}

/** Looks at a round that other devices change before the member is asked to try again. */
const LOOKS_MAX = 5;

/**
 * Takes one step of the member's open round. A repeated step answers the round as it stands now.
 * Errors: `play.no_open_round`, `play.step_conflict` for another number or another step of that
 * number, `play.step_not_offered`.
 */
export async function playStep(
  app: App,
  member: Player,
  game: { id: GameId; call: string },
  request: StepRequest,
) {
  requireRng(app);
  const { stepNo, roundId, ...fields } = request;
  const step: Step = { call: game.call, ...fields };
  const view = await inTurn(app, member.id, async () => {
    for (let looks = 0; looks < LOOKS_MAX; looks++) {
      const row = await findRunningRound(app, member.id, game.id);
      const here = row && (roundId === undefined || row.round_id === roundId);
      if (!row || !here) return repeatedStep(app, member, game.id, { stepNo, roundId, step });
      const done = await stepOn(app, row, stepNo, step);
      if (done) return done;
    }
    throw refuse('try_again');
  });
  return withBalance(app, member.id, view);
}

/** Takes the step, or answers its repeat. Null if another device changed the round meanwhile. */
async function stepOn(app: App, row: OpenRoundRow, stepNo: number, step: Step) {
  const steps = stepsOf(row);
  if (stepNo > steps.length + 1) throw refuse('play.step_conflict');
  if (stepNo <= steps.length) {
    if (!same(step, steps[stepNo - 1])) throw refuse('play.step_conflict');
    return openView(row, redrawRound(app, row));
  }
  const { outcome } = redrawRound(app, row);
  if (!rulesOfOpen(row).steps.allows(step, outcome)) throw refuse('play.step_not_offered');
  return takeStep(app, row, step);
}

const same = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);

/** The answer to a repeated step of a round that has ended meanwhile. */
async function repeatedStep(
  app: App,
  member: Player,
  gameId: GameId,
  { stepNo, roundId, step }: { stepNo: number; roundId: string | undefined; step: Step },
) {
  const last = await findLatestRound(app.db, member.id, gameId);
  const steps = last?.input.steps as Step[] | undefined;
  const meant = last && steps && (roundId === undefined || last.round_id === roundId);
  if (!meant || stepNo > steps.length) throw refuse('play.no_open_round');
  if (!same(step, steps[stepNo - 1])) throw refuse('play.step_conflict');
  return roundView(last);
}
