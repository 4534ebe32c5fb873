import {
  bool,
  defineEndpoint,
  defineErrors,
  id,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  text,
  type Static,
} from '@palaro/api';
import {
  BOARD_METRICS,
  BOARD_PERIODS,
  MISSION_METRICS,
  MISSION_PERIODS,
  RANKS_MOST,
  STEPS_MOST,
} from './missions.limits.ts';

export const missionsErrors = defineErrors({
  'promo.steps': { status: 422 },
  'promo.needs_end': { status: 422 },
  'promo.unknown_game': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    missions: typeof missionsErrors;
  }
}

/** Where a member stands with a step: words of promotions, as far as a step knows them. */
const STEP_STATUSES = ['Process', 'Issued', 'Claimed', 'Close'] as const;

/** A sum of money, or a count with four decimals that are zero: the metric says which. */
const measured = money;

const step = object({
  target: measured(),
  /** Part of it that is reached, at most the target. */
  progress: measured(),
  amount: money(),
  /** Sum to be bet before the award may be withdrawn. */
  turnover: money(),
  status: oneOf(STEP_STATUSES),
  /** The award that waits. */
  award: nullable(object({ id: text(), expiresAt: instant() })),
});

const mission = object({
  id: id(),
  title: text(),
  summary: text(),
  metric: oneOf(MISSION_METRICS),
  period: oneOf(MISSION_PERIODS),
  steps: list(step, STEPS_MOST),
  /** When it begins anew, or ends; null for one without an end. */
  resetsAt: nullable(instant()),
});
export type Mission = Static<typeof mission>;

const rank = () => int({ min: 1 });
const place = object({
  rank: rank(),
  /** Masked: the member alone recognises it. */
  name: text(),
  score: measured(),
  /** 0 where the rank has none. */
  prize: money(),
  /** The caller's own. */
  own: bool(),
});
export type Place = Static<typeof place>;

const board = object({
  id: id(),
  title: text(),
  summary: text(),
  metric: oneOf(BOARD_METRICS),
  period: oneOf(BOARD_PERIODS),
  /** The window that runs. */
  startsAt: instant(),
  endsAt: instant(),
  prizes: list(object({ from: rank(), to: rank(), amount: money() }), RANKS_MOST),
  /** How often a prize must be bet before it may be withdrawn. */
  turnoverTimes: int({ min: 0 }),
  rows: list(place),
  /** The caller's place, wherever it is; null where he has no score. */
  own: nullable(object({ rank: rank(), score: measured(), prize: money() })),
  /** Paid ranks of the window before, the first ones and the caller's. */
  last: list(place),
});
export type Board = Static<typeof board>;

const missionActivity = object({ missions: list(mission), boards: list(board) });
export type MissionActivity = Static<typeof missionActivity>;

export const missionsApi = {
  missions: defineEndpoint({
    access: 'member',
    moduleId: null,
    switch: 'MISSIONLB3',
    method: 'GET',
    path: '/api/v1/missions',
    summary: 'Missions with the member’s progress, and leader boards with his rank (REWARD-03)',
    reply: missionActivity,
  }),
};
