import type { Category } from '@palaro/catalogue/api';

/** Metrics of settled play, which a filter may narrow. */
const PLAY_METRICS = ['valid_bet', 'bet_count', 'win_count', 'game_count'] as const;
export type PlayMetric = (typeof PLAY_METRICS)[number];

/** Metrics of a mission (docs/domain/promotions.md §6). */
export const MISSION_METRICS = [
  ...PLAY_METRICS,
  'deposit',
  'deposit_count',
  'login_days',
  'referrals',
] as const;
export type MissionMetric = (typeof MISSION_METRICS)[number];

export const isPlay = (metric: MissionMetric): metric is PlayMetric =>
  PLAY_METRICS.some((one) => one === metric);

/** Products whose play a mission or a board may be narrowed to. */
export const PRODUCTS = [
  'RNG',
  'PVP',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const satisfies readonly Category[];

/** Metrics that a board can rank by. */
export const BOARD_METRICS = ['valid_bet', 'bet_count', 'win_count'] as const;
export type BoardMetric = (typeof BOARD_METRICS)[number];

/** Metrics that are sums of money; the others count. */
const SUMS: readonly MissionMetric[] = ['valid_bet', 'deposit'];
export const isSum = (metric: MissionMetric): boolean => SUMS.includes(metric);

/** How often a mission begins anew. */
export const MISSION_PERIODS = ['day', 'week', 'once'] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

/** A board's window: each week, or once from its start to its end (a tournament). */
export const BOARD_PERIODS = ['week', 'once'] as const;

export const STEPS_MOST = 5;
/** Ranks that a board may pay at most. */
export const RANKS_MOST = 100;
/** Ranks that a board shows. */
export const RANKS_SHOWN = 50;
/** Ranks of the last window that a board shows. */
export const LAST_SHOWN = 10;
/** Days that play is kept for counting; what runs once lasts no longer. */
export const PLAY_DAYS = 60;
/** Minutes after a window's end in which late rounds still come to be counted. */
export const CLOSING_MINUTES = 10;
