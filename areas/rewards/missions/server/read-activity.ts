import {
  hasPlayMoney,
  inLanguage,
  masked,
  Money,
  type Language,
  type MemberId,
} from '@palaro/kernel';
import { admitting, isAdmitted, listRunning, type PromotionOf } from '@palaro/promotions/server';
import { spanOf, type App, type Member } from '@palaro/server';
import type { Board, Mission, MissionActivity } from '../missions.api.ts';
import { LAST_SHOWN, RANKS_SHOWN } from '../missions.limits.ts';
import type { BoardRule, MissionRule } from '../missions.rules.ts';
import { boardKind } from './board-kind.ts';
import { prizeOf } from './board-rule.ts';
import { firstPlaces, openToRewards, ownPlace } from './boards.repository.ts';
import { lastRanks } from './closings.repository.ts';
import { missionKind } from './mission-kind.ts';
import { readSteps } from './read-steps.ts';
import { windowAt, type Windowed } from './windows.ts';

/** Reader of the page: his language, and his number unless nothing may be given to him. */
interface Reader {
  member: MemberId | null;
  language: Language;
}

/**
 * The missions and boards that run, as this member sees them (REWARD-03). Play money, and who is
 * excluded or blocked from bonuses, sees them without progress of his own.
 */
export async function readActivity(
  app: App,
  { id, type }: Member,
  language: Language,
): Promise<MissionActivity> {
  const now = app.clock.now();
  const [missions, boards, [member = null]] = await Promise.all([
    listRunning<MissionRule>(app.db, missionKind, now),
    listRunning<BoardRule>(app.db, boardKind, now),
    hasPlayMoney(type) ? [] : openToRewards(app.db, [id], now),
  ]);
  const taker = hasPlayMoney(type) ? null : id;
  const [openMissions, openBoards] = await Promise.all([
    admitting(app, missions, taker),
    admitting(app, boards, taker),
  ]);
  const reader = { member, language };
  const [shownMissions, shownBoards] = await Promise.all([
    Promise.all(openMissions.map((mission) => viewMission(app, mission, reader))),
    Promise.all(openBoards.map((board) => viewBoard(app, board, reader))),
  ]);
  return { missions: shownMissions, boards: shownBoards };
}

/** The instants between which the window that runs lies; without an end for what has none. */
async function spanNow(app: App, promotion: Windowed) {
  const { starts_at: starts, ends_at: ends } = promotion;
  const zone = app.site.settings['site.zone'];
  const { cycle } = windowAt(promotion, app.clock.now(), zone);
  const { from } = await spanOf(app.db, cycle.from, zone);
  const to = cycle.to === null ? null : (await spanOf(app.db, cycle.to, zone)).to;
  return {
    cycle: cycle.name,
    from: from < starts ? starts : from,
    to: to === null || (ends !== null && ends < to) ? ends : to,
  };
}

async function viewMission(
  app: App,
  mission: PromotionOf<MissionRule>,
  { member, language }: Reader,
): Promise<Mission> {
  const { id, title, summary, rule } = mission;
  const [steps, { to }] = await Promise.all([
    readSteps(app, mission, member),
    spanNow(app, mission),
  ]);
  return {
    id,
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    metric: rule.metric,
    period: rule.period,
    steps: steps.map(({ target, progress, amount, status, award }) => ({
      target: Money.text(target),
      progress: Money.text(progress),
      amount: Money.text(amount),
      turnover: Money.text(amount * BigInt(rule.turnoverTimes)),
      status,
      award:
        status === 'Issued' && award
          ? { id: award.id, expiresAt: award.expiresAt.toISOString() }
          : null,
    })),
    resetsAt: to?.toISOString() ?? null,
  };
}

async function viewBoard(
  app: App,
  board: PromotionOf<BoardRule>,
  { member, language }: Reader,
): Promise<Board> {
  const { id, title, summary, rule } = board;
  const now = app.clock.now();
  const { cycle, from, to } = await spanNow(app, board);
  const of = { promotion: id, cycle };
  const admitted = await isAdmitted(app, app.db, board);
  const [places, own, last] = await Promise.all([
    firstPlaces(app.db, of, { limit: RANKS_SHOWN, now, admitted }),
    member === null ? null : ownPlace(app.db, of, { member, now, admitted }),
    lastRanks(app.db, id, { limit: LAST_SHOWN, member }),
  ]);
  return {
    id,
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    metric: rule.metric,
    period: rule.period,
    startsAt: from.toISOString(),
    endsAt: (to ?? from).toISOString(),
    prizes: [...rule.prizes],
    turnoverTimes: rule.turnoverTimes,
    rows: places.map((place, index) => ({
      rank: index + 1,
      name: masked(place.name),
      score: Money.text(place.score),
      prize: Money.text(prizeOf(rule.prizes, index + 1)),
      own: place.member === member,
    })),
    own: own && {
      rank: own.rank,
      score: Money.text(own.score),
      prize: Money.text(prizeOf(rule.prizes, own.rank)),
    },
    last: last.map((row) => ({
      rank: row.rank,
      name: masked(row.name),
      score: Money.text(row.score),
      prize: Money.text(row.prize),
      own: row.member === member,
    })),
  };
}
