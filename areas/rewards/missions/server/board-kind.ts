import { Money } from '@palaro/kernel';
import type { PromotionKind } from '@palaro/promotions/server';
import { en } from '../missions.en.ts';
import type { BoardRule } from '../missions.rules.ts';
import { ty } from '../missions.ty.ts';
import { prizesTotal } from './board-rule.ts';
import { playConditions, turnoverConditions } from './conditions.ts';

/** A leader board (docs/domain/promotions.md §6); one that runs once is a tournament. */
export const boardKind: PromotionKind<BoardRule> = {
  type: 'LEADERBOARD',
  texts: { EN: en, TY: ty },
  least: ({ prizes }) => Money.least(prizes.map(({ amount }) => Money.of(amount))),
  budgetLeast: ({ prizes }) => prizesTotal(prizes),
  turnoverTimes: (rule) => rule.turnoverTimes,
  conditions(rule, say) {
    const { metric, period, prizes, turnoverTimes } = rule;
    return [
      say(`missions.cond_metric.${metric}`),
      say(`missions.cond_period.${period}`),
      ...prizes.map(({ from, to, amount }) =>
        from === to
          ? say('missions.cond_rank', { rank: from, amount: Money.of(amount) })
          : say('missions.cond_ranks', { from, to, amount: Money.of(amount) }),
      ),
      say('missions.cond_tie'),
      ...playConditions(rule, say),
      say('missions.cond_closing'),
      ...turnoverConditions(
        { turnoverTimes, example: Money.of(prizes[0]?.amount ?? '0.0000') },
        say,
      ),
      say('missions.cond_wait'),
      say('missions.cond_budget'),
    ];
  },
  past: {
    untold: ({ prizes }, say) => [say('missions.past_board', { total: prizesTotal(prizes) })],
  },
  standing: (app) => Promise.resolve(app.site.switches.MISSIONLB3 ? { go: '/m/leaderBoard' } : {}),
};
