import { Money, plusSeconds, type InLanguages } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import type { PromotionOf } from '@palaro/promotions/server';
import type { App } from '@palaro/server';
import type { BoardRule, MissionRule } from '../missions.rules.ts';
import { USUAL_PRIZES } from './board-rule.ts';

const WEEK_SECONDS = 7 * 86_400;
const ALL = { product: null, vendor: null, game: null };

interface Running {
  id: string;
  kind: PromotionOf<unknown>['kind'];
  title: InLanguages<string>;
  summary: InLanguages<string>;
  rule: MissionRule | BoardRule;
  budget: string;
}

const RUNNING: readonly Running[] = [
  {
    id: '01980000-0000-7000-8000-000000000581',
    kind: 'MISSION',
    title: { EN: 'A lap around the plaza', TY: 'Isang ikot sa plaza' },
    summary: {
      EN: 'Valid bets of today, in three steps.',
      TY: 'Valid bet ngayong araw, sa tatlong hakbang.',
    },
    rule: {
      metric: 'valid_bet',
      period: 'day',
      steps: [
        { target: '200.0000', amount: '2.0000' },
        { target: '1000.0000', amount: '8.0000' },
        { target: '5000.0000', amount: '40.0000' },
      ],
      filter: ALL,
      turnoverTimes: 1,
    },
    budget: '50000.0000',
  },
  {
    id: '01980000-0000-7000-8000-000000000582',
    kind: 'MISSION',
    title: { EN: 'Round the stalls', TY: 'Ikot sa mga tindahan' },
    summary: {
      EN: 'Try different games within a week.',
      TY: 'Sumubok ng iba-ibang laro sa loob ng isang linggo.',
    },
    rule: {
      metric: 'game_count',
      period: 'week',
      steps: [
        { target: '3.0000', amount: '3.0000' },
        { target: '8.0000', amount: '10.0000' },
      ],
      filter: ALL,
      turnoverTimes: 1,
    },
    budget: '50000.0000',
  },
  {
    id: '01980000-0000-7000-8000-000000000583',
    kind: 'MISSION',
    title: { EN: 'Fifty bright spins', TY: 'Limampung masayang spin' },
    summary: {
      EN: 'Settled rounds of slots within a week.',
      TY: 'Mga natapos na round ng slots sa loob ng isang linggo.',
    },
    rule: {
      metric: 'bet_count',
      period: 'week',
      steps: [
        { target: '50.0000', amount: '5.0000' },
        { target: '200.0000', amount: '20.0000' },
      ],
      filter: { ...ALL, product: 'RNG' },
      turnoverTimes: 1,
    },
    budget: '50000.0000',
  },
  {
    id: '01980000-0000-7000-8000-000000000584',
    kind: 'LEADERBOARD',
    title: { EN: 'Top of the week', TY: 'Mga nangunguna sa linggo' },
    summary: {
      EN: 'The fifty with the most valid bets from Monday to Sunday.',
      TY: 'Ang limampung may pinakamalaking valid bet mula Lunes hanggang Linggo.',
    },
    rule: {
      metric: 'valid_bet',
      period: 'week',
      prizes: [...USUAL_PRIZES],
      filter: ALL,
      turnoverTimes: 1,
    },
    budget: '200000.0000',
  },
];

/** Three missions and a weekly board that run; the folds count what the demo's members played. */
export async function seedMissions(app: App, progress: (what: string) => void) {
  progress('missions and a leader board');
  const now = app.clock.now();
  for (const { id, kind, title, summary, rule, budget } of RUNNING) {
    await insertPromotion(app.db, {
      id,
      kind,
      state: 'Running',
      title,
      summary,
      rule,
      startsAt: plusSeconds(now, -WEEK_SECONDS),
      endsAt: null,
      budget: Money.of(budget),
      madeAt: now,
      madeBy: 'demo',
    });
  }
}
