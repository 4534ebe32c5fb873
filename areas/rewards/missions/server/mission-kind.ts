import { Money } from '@palaro/kernel';
import type { PromotionKind, PromotionOf, Say, Standing } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import { isSum, type MissionMetric } from '../missions.limits.ts';
import { en } from '../missions.en.ts';
import type { MissionRule } from '../missions.rules.ts';
import { ty } from '../missions.ty.ts';
import { playConditions, turnoverConditions } from './conditions.ts';
import { readSteps, type StepNow } from './read-steps.ts';

/** A mission (docs/domain/promotions.md §6). */
export const missionKind: PromotionKind<MissionRule> = {
  type: 'MISSION',
  texts: { EN: en, TY: ty },
  least: ({ steps }) => Money.least(steps.map(({ amount }) => Money.of(amount))),
  budgetLeast: ({ steps }) => Money.sum(steps.map(({ amount }) => Money.of(amount))),
  turnoverTimes: (rule) => rule.turnoverTimes,
  conditions(rule, say) {
    const { metric, period, steps, turnoverTimes } = rule;
    const last = Money.of(steps[steps.length - 1]?.amount ?? '0.0000');
    return [
      say(`missions.cond_metric.${metric}`),
      say(`missions.cond_period.${period}`),
      ...steps.map(({ target, amount }) => stepText(say, metric, { target, amount })),
      ...playConditions(rule, say),
      ...turnoverConditions({ turnoverTimes, example: last }, say),
      say('missions.cond_wait'),
      say('missions.cond_budget'),
    ];
  },
  past: { untold: (_rule, say) => [say('missions.past_mission')] },
  standing: async (app, promotion, { member, say }) => {
    const steps = await readSteps(app, promotion, member);
    return standingOf(app, promotion, { steps, say });
  },
};

function stepText(say: Say, metric: MissionMetric, step: { target: string; amount: string }) {
  const target = Money.of(step.target);
  const amount = Money.of(step.amount);
  return isSum(metric)
    ? say('missions.cond_step_sum', { target, amount })
    : say('missions.cond_step_count', { count: Number(target / 10_000n), amount });
}

/** Where the taker stands: the award that waits first, then the step that he is at. */
function standingOf(
  app: App,
  { rule }: PromotionOf<MissionRule>,
  { steps, say }: { steps: readonly StepNow[]; say: Say },
): Standing {
  const waiting = steps.find(({ status }) => status === 'Issued');
  const open = steps.find(({ status }) => status === 'Process');
  const claimed = open === undefined && steps.find(({ status }) => status === 'Claimed');
  const shown = open ?? steps[steps.length - 1];
  const award = waiting?.award ?? (claimed ? claimed.award : undefined);
  return {
    ...(award && { award }),
    ...(shown && { progress: progressOf(shown, rule.metric, say) }),
    ...(app.site.switches.MISSIONLB3 && { go: '/m/leaderBoard' }),
  };
}

function progressOf({ progress, target }: StepNow, metric: MissionMetric, say: Say) {
  const shown = (value: bigint) => (isSum(metric) ? value : Number(value / 10_000n));
  return {
    percent: Number((progress * 100n) / target),
    text: say('missions.step_of', { progress: shown(progress), target: shown(target) }),
  };
}
