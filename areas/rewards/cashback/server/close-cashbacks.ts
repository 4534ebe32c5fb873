import { plusSeconds, type MemberId } from '@palaro/kernel';
import { closedBefore, pageOfPlayers } from '@palaro/missions/server';
import { awardsTopic } from '@palaro/promotions/api';
import {
  admitted,
  issueAwards,
  listRunning,
  type NewAward,
  type PromotionOf,
} from '@palaro/promotions/server';
import type { App, Tx } from '@palaro/server';
import type { CashbackRule } from '../cashback.rules.ts';
import { cashbackKind } from './cashback-kind.ts';
import {
  cashbackAward,
  countedPeriods,
  finishPeriod,
  givenBefore,
  isSummed,
  lockPeriod,
  writeGiven,
} from './cashback.repository.ts';
import { earnedCashbacks } from './earned-cashbacks.ts';
import { CATCH_UP_DAYS, windowsOver, type OverWindow } from './windows-over.ts';

const DAY_SECONDS = 86_400;

interface DuePeriod {
  cashback: PromotionOf<CashbackRule>;
  over: OverWindow;
}

/**
 * Gives each member his cashback of the days and weeks that are over, once, `batch` members in a
 * commit (docs/domain/promotions.md §2, PR-21). Any number of nodes may do it at once, and what was
 * cut off goes on. A cashback that is paused is counted when it goes on; nothing is counted before
 * the sums have all play of a period.
 */
export async function closeCashbacks(app: App, batch: number): Promise<void> {
  const due = await listDue(app);
  if (due.length === 0 || !(await isSummed(app.db, closedBefore(app.clock.now())))) return;
  for (const period of due) await closePeriod(app, period, batch);
}

async function listDue(app: App): Promise<DuePeriod[]> {
  const now = app.clock.now();
  const since = plusSeconds(now, -CATCH_UP_DAYS * DAY_SECONDS);
  const running = await listRunning<CashbackRule>(app.db, cashbackKind, now, since);
  const due = running.map(async (cashback) => {
    const windows = windowsOver(cashback, now, app.site.settings['site.zone']);
    const periods = windows.map(({ from }) => from);
    const counted = await countedPeriods(app.db, cashback.id, periods);
    return windows.filter(({ from }) => !counted.has(from)).map((over) => ({ cashback, over }));
  });
  return (await Promise.all(due)).flat();
}

async function closePeriod(app: App, due: DuePeriod, batch: number): Promise<void> {
  const now = app.clock.now();
  const of = { promotion: due.cashback.id, period: due.over.from };
  let after: MemberId = '0';
  for (;;) {
    const page = await pageOfPlayers(app.db, due.over.window, { after, limit: batch, now });
    const given = await app.db.transaction().execute((tx) => givePage(app, tx, due, page));
    if (given === null) return;
    for (const member of given) app.push.publish(awardsTopic, {}, member);
    const last = page.at(-1);
    if (last === undefined || page.length < batch) break;
    after = last;
  }
  await finishPeriod(app.db, of, now);
}

/** Answers the members who have an award more; null where the period is not to be counted now. */
async function givePage(
  app: App,
  tx: Tx,
  { cashback, over }: DuePeriod,
  page: readonly MemberId[],
): Promise<MemberId[] | null> {
  const { id, rule } = cashback;
  const of = { promotion: id, period: over.from };
  if (!(await lockPeriod(tx, of))) return null;
  const before = await givenBefore(tx, of, page);
  const open = await admitted(app, tx, cashback, page);
  const members = open.filter((member) => !before.has(member));
  const earned = await earnedCashbacks(tx, rule, over, members);
  const issued = await issueAwards(
    app,
    tx,
    earned.map(({ member, amount }): NewAward => ({
      member,
      kind: 'cashback',
      promotion: id,
      budget: id,
      transaction: cashbackAward(of),
      amount,
      turnoverTimes: rule.turnoverTimes,
    })),
  );
  const paid = new Set(issued.map(({ member }) => member));
  const given = earned.map((one) => ({ ...one, issued: paid.has(one.member) }));
  await writeGiven(tx, of, given);
  return [...paid];
}
