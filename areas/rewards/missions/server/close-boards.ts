import { plusDays } from '@palaro/kernel';
import { awardsTopic } from '@palaro/promotions/api';
import {
  isAdmitted,
  issueAwards,
  type NewAward,
  type PromotionOf,
} from '@palaro/promotions/server';
import { spanOf, type App, type Tx } from '@palaro/server';
import type { BoardRule } from '../missions.rules.ts';
import { lastPaidRank, prizeOf } from './board-rule.ts';
import { firstPlaces, openCycles } from './boards.repository.ts';
import { boardsWithScores, noteClosing, writeRanks } from './closings.repository.ts';
import { followProgress } from './follow-progress.ts';
import { closedBefore } from './windows.ts';

const WEEK_DAYS = 7;

/** The end of a board's window by its name: the Monday on which it began, or `once`. */
async function endOf(app: App, { ends_at: ends }: PromotionOf<BoardRule>, cycle: string) {
  if (cycle === 'once') return ends;
  const last = plusDays(cycle, WEEK_DAYS - 1);
  const { to } = await spanOf(app.db, last, app.site.settings['site.zone']);
  return ends !== null && ends < to ? ends : to;
}

/**
 * Gives the prizes of windows that ended ten minutes ago, each once: the paid ranks are frozen with
 * the scores that they stand on, and their awards issued as far as the budget pays, the first rank
 * first (docs/domain/promotions.md §6). A paused board is closed when it goes on.
 */
export async function closeBoards(app: App): Promise<void> {
  await followProgress(app);
  const due = closedBefore(app.clock.now());
  for (const board of await boardsWithScores(app.db)) {
    for (const cycle of await openCycles(app.db, board.id)) {
      const ended = await endOf(app, board, cycle);
      if (ended === null || ended > due) continue;
      const winners = await app.db
        .transaction()
        .execute((tx) => closeWindow(app, tx, { board, cycle }));
      for (const member of winners) app.push.publish(awardsTopic, {}, member);
    }
  }
}

/** Closes one window. Answers the members who won a prize. */
async function closeWindow(
  app: App,
  tx: Tx,
  { board, cycle }: { board: PromotionOf<BoardRule>; cycle: string },
) {
  const { id, rule } = board;
  const now = app.clock.now();
  const of = { promotion: id, cycle };
  if (!(await noteClosing(tx, of, now))) return [];
  const limit = lastPaidRank(rule.prizes);
  const admitted = await isAdmitted(app, tx, board);
  const places = await firstPlaces(tx, of, { limit, now, admitted });
  const winners = places
    .map((place, index) => ({ ...place, rank: index + 1, prize: prizeOf(rule.prizes, index + 1) }))
    .filter(({ prize }) => prize > 0n);
  const awards = winners.map(({ member, prize }): NewAward => ({
    member,
    kind: 'leaderBoard',
    promotion: id,
    budget: id,
    transaction: `board/${id}/${cycle}`,
    amount: prize,
    turnoverTimes: rule.turnoverTimes,
  }));
  const issued = new Set((await issueAwards(app, tx, awards)).map(({ member }) => member));
  const ranks = winners.map((winner) => ({ ...winner, issued: issued.has(winner.member) }));
  await writeRanks(tx, of, ranks);
  return [...issued];
}
