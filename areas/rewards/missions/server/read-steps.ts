import { Money, type MemberId } from '@palaro/kernel';
import type { PromotionOf } from '@palaro/promotions/server';
import type { App, Db } from '@palaro/server';
import type { MissionRule } from '../missions.rules.ts';
import { isPlay } from '../missions.limits.ts';
import { friendsOf, loginDaysOf } from './others.repository.ts';
import { depositsOf, playOf, type PlayWindow } from './play.repository.ts';
import { depositValue, ofCount, passes, valueOf } from './play-sums.ts';
import { awardsNamed, stepAward, type StepAward } from './steps.repository.ts';
import { windowAt } from './windows.ts';

/** A step as it stands for a member. */
export interface StepNow {
  target: bigint;
  /** At most the target. */
  progress: bigint;
  amount: Money;
  status: 'Process' | 'Issued' | 'Claimed' | 'Close';
  award?: StepAward;
}

/** Progress of these members in a mission's metric in one of its windows; 0 is left out. */
export async function progressOf(
  db: Db,
  { metric, filter }: Pick<MissionRule, 'metric' | 'filter'>,
  { members, window }: { members: readonly MemberId[]; window: PlayWindow },
): Promise<ReadonlyMap<MemberId, bigint>> {
  if (isPlay(metric)) {
    const play = await playOf(db, members, window, filter.leastStake);
    return mapValues(play, (sums) =>
      valueOf(
        metric,
        sums.filter((sum) => passes(sum, filter)),
      ),
    );
  }
  if (metric === 'login_days') return mapValues(await loginDaysOf(db, members, window), ofCount);
  if (metric === 'referrals') return mapValues(await friendsOf(db, members, window), ofCount);
  const paid = await depositsOf(db, members, window.cycle);
  return mapValues(paid, (sum) => depositValue(metric, sum));
}

const mapValues = <V>(of: ReadonlyMap<MemberId, V>, value: (one: V) => bigint) =>
  new Map([...of].map(([member, one]) => [member, value(one)] as const));

function statusOf(award: StepAward | undefined, now: Date): StepNow['status'] {
  if (award === undefined) return 'Process';
  if (award.state === 'Claimed') return 'Claimed';
  return award.state === 'Issued' && now < award.expiresAt ? 'Issued' : 'Close';
}

/** The steps of a mission in the window that runs; for nobody, all of them untouched. */
export async function readSteps(
  app: App,
  { id, rule, ...span }: PromotionOf<MissionRule>,
  member: MemberId | null,
): Promise<StepNow[]> {
  const now = app.clock.now();
  const window = windowAt({ ...span, rule }, now, app.site.settings['site.zone']);
  const members = member === null ? [] : [member];
  const names = rule.steps.map((_step, index) => stepAward(id, window.cycle.name, index + 1));
  const [reached, awards] = await Promise.all([
    progressOf(app.db, rule, { members, window }),
    awardsNamed(app.db, members, names),
  ]);
  const value = member === null ? 0n : (reached.get(member) ?? 0n);
  return rule.steps.map(({ target: text, amount }, index) => {
    const target = Money.of(text);
    const award = awards.find(({ transaction }) => transaction === names[index]);
    return {
      target,
      progress: value < target ? value : target,
      amount: Money.of(amount),
      status: statusOf(award, now),
      ...(award && { award }),
    };
  });
}
