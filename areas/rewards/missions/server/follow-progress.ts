import { Money, type MemberId } from '@palaro/kernel';
import { awardsTopic } from '@palaro/promotions/api';
import {
  admitted,
  issueAwards,
  listRunning,
  takeBackAwards,
  type NewAward,
  type PromotionKind,
  type PromotionOf,
} from '@palaro/promotions/server';
import type { App, Tx } from '@palaro/server';
import type { BoardRule, MissionRule } from '../missions.rules.ts';
import { boardKind } from './board-kind.ts';
import { openToRewards, writeScores } from './boards.repository.ts';
import { missionKind } from './mission-kind.ts';
import { playOf, takeDue, type PlayWindow } from './play.repository.ts';
import { passes, scoreOf } from './play-sums.ts';
import { progressOf } from './read-steps.ts';
import { awardsNamed, stepAward } from './steps.repository.ts';
import { closedBefore, windowsDue } from './windows.ts';

/** Members looked at in one commit, which holds the budgets of what it issues. */
const MEMBERS_AT_ONCE = 50;
/** Commits of one call, so that a backlog does not hold up the folds; the next call goes on. */
const COMMITS_AT_ONCE = 20;

/**
 * Looks at the members whose play or deposits changed: issues what they reached, takes back what a
 * void undid, and writes their scores (docs/domain/promotions.md §6). Any number of nodes may do it
 * at once; a member's mark is taken in the commit of what follows from it.
 */
export async function followProgress(app: App): Promise<void> {
  for (let commit = 0; commit < COMMITS_AT_ONCE; commit += 1) {
    if (!(await followSome(app))) return;
  }
}

/** Looks at some members. Answers false where none waited. */
async function followSome(app: App): Promise<boolean> {
  const changed = await app.db.transaction().execute(async (tx) => {
    const members = await takeDue(tx, MEMBERS_AT_ONCE);
    if (members.length === 0) return null;
    await followBoards(app, tx, members);
    return followMissions(app, tx, members);
  });
  for (const member of changed ?? []) app.push.publish(awardsTopic, {}, member);
  return changed !== null;
}

/** Promotions of a kind that run, or ended while their last rounds were still being counted. */
function listCounted<R>(app: App, tx: Tx, kind: PromotionKind<R>) {
  const now = app.clock.now();
  return listRunning<R>(tx, kind, now, closedBefore(now));
}

async function followBoards(app: App, tx: Tx, members: readonly MemberId[]): Promise<void> {
  const zone = app.site.settings['site.zone'];
  for (const board of await listCounted<BoardRule>(app, tx, boardKind)) {
    const { id, rule } = board;
    const open = new Set(await admitted(app, tx, board, members));
    for (const window of windowsDue(board, app.clock.now(), zone)) {
      const play = await playOf(tx, members, window, rule.filter.leastStake);
      const scores = members.map((member) => {
        const sums = (play.get(member) ?? []).filter((sum) => passes(sum, rule.filter));
        return [member, open.has(member) ? scoreOf(rule.metric, sums) : null] as const;
      });
      await writeScores(tx, { promotion: id, cycle: window.cycle.name }, new Map(scores));
    }
  }
}

/** Answers the members whose awards changed. */
async function followMissions(app: App, tx: Tx, looked: readonly MemberId[]) {
  const now = app.clock.now();
  const zone = app.site.settings['site.zone'];
  const open = await openToRewards(tx, looked, now);
  const changed = new Set<MemberId>();
  for (const mission of await listCounted<MissionRule>(app, tx, missionKind)) {
    const members = await admitted(app, tx, mission, open);
    for (const window of windowsDue(mission, now, zone)) {
      for (const member of await followMission(app, tx, mission, { members, window })) {
        changed.add(member);
      }
    }
  }
  return [...changed];
}

async function followMission(
  app: App,
  tx: Tx,
  { id, rule }: PromotionOf<MissionRule>,
  of: { members: readonly MemberId[]; window: PlayWindow },
): Promise<MemberId[]> {
  const steps = rule.steps.map(({ target, amount }, index) => ({
    target: Money.of(target),
    amount: Money.of(amount),
    transaction: stepAward(id, of.window.cycle.name, index + 1),
  }));
  const reached = await progressOf(tx, rule, of);
  const names = steps.map(({ transaction }) => transaction);
  const given = await awardsNamed(tx, of.members, names);
  const targets = new Map(steps.map(({ transaction, target }) => [transaction, target]));
  const undone = given.filter(
    ({ member, transaction, state }) =>
      state === 'Issued' && (reached.get(member) ?? 0n) < (targets.get(transaction) ?? 0n),
  );
  const lost = await takeBackAwards(tx, undone, 'Issued');
  const awards = of.members.flatMap((member) =>
    steps
      .filter(({ target }) => (reached.get(member) ?? 0n) >= target)
      .map(({ amount, transaction }): NewAward => ({
        member,
        kind: 'mission',
        promotion: id,
        budget: id,
        transaction,
        amount,
        turnoverTimes: rule.turnoverTimes,
      })),
  );
  const issued = await issueAwards(app, tx, awards);
  return [...lost, ...issued.map(({ member }) => member)];
}
