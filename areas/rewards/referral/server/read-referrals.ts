import type { Query } from '@palaro/api';
import { masked, Money, type Language } from '@palaro/kernel';
import { admits, sayIn } from '@palaro/promotions/server';
import { listPage, type App, type Member } from '@palaro/server';
import type { referralApi, Referrals } from '../referral.api.ts';
import { codeOf } from './referral-codes.ts';
import { referralKind } from './referral-kind.ts';
import { pageOfFriends, readTotals } from './referral.repository.ts';
import { findRunningReferral } from './running-referral.ts';

const FRIENDS_PER_PAGE = 20;

/**
 * The member's link, its conditions and his friends: masked names, days and stages, and nothing of
 * what a friend paid in, bet or lost (docs/domain/promotions.md §8).
 */
export async function readReferrals(
  app: App,
  member: Member,
  { pageNum = 1 }: Query<(typeof referralApi)['referrals']>,
  language: Language,
): Promise<Referrals> {
  const place = { size: FRIENDS_PER_PAGE, skip: (pageNum - 1) * FRIENDS_PER_PAGE };
  const [found, code, totals, friends] = await Promise.all([
    findRunningReferral(app),
    codeOf(app, member),
    readTotals(app.db, member.id),
    pageOfFriends(app.db, member.id, place),
  ]);
  const running = found && (await admits(app, found, member.id)) ? found : null;
  const list = friends.map(({ account, since, stage }) => ({
    name: masked(account),
    at: since.toISOString(),
    stage,
  }));
  return {
    runs: running !== null,
    code,
    conditions: running
      ? referralKind.conditions(running.rule, sayIn(app, referralKind, language))
      : [],
    stages: running && {
      firstReferrer: running.rule.firstReferrer,
      firstInvited: running.rule.firstInvited,
      secondReferrer: running.rule.secondReferrer,
    },
    totals: { friends: totals.friends, earned: Money.text(BigInt(totals.earned)) },
    ...listPage(list, { pageNum, size: FRIENDS_PER_PAGE, total: totals.friends }),
  };
}
