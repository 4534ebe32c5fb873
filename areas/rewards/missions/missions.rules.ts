import {
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  positiveMoney,
  text,
  type Static,
} from '@palaro/api';
import { turnoverTimesField } from '@palaro/promotions/console-api';
import {
  BOARD_METRICS,
  BOARD_PERIODS,
  MISSION_METRICS,
  MISSION_PERIODS,
  PRODUCTS,
  RANKS_MOST,
  STEPS_MOST,
} from './missions.limits.ts';

export const product = () => oneOf(PRODUCTS);

/** The play that counts; null where all of it does. */
const filter = () =>
  object({
    product: nullable(product()),
    vendor: nullable(text()),
    game: nullable(text()),
    /** Rounds below this stake do not count; rules from before it have none. */
    leastStake: optional(nullable(positiveMoney())),
  });

/** A mission: steps whose targets rise, all by one metric (docs/domain/promotions.md §6). */
export const missionRule = object({
  metric: oneOf(MISSION_METRICS),
  period: oneOf(MISSION_PERIODS),
  /** Targets are sums of money or counts, with four decimals. */
  steps: list(object({ target: positiveMoney(), amount: positiveMoney() }), STEPS_MOST),
  filter: filter(),
  turnoverTimes: turnoverTimesField(),
});
export type MissionRule = Static<typeof missionRule>;

const rank = () => int({ min: 1, max: RANKS_MOST });

/** A leader board: a metric, a window, and the prizes of its ranks. */
export const boardRule = object({
  metric: oneOf(BOARD_METRICS),
  period: oneOf(BOARD_PERIODS),
  prizes: list(object({ from: rank(), to: rank(), amount: positiveMoney() }), RANKS_MOST),
  filter: filter(),
  turnoverTimes: turnoverTimesField(),
});
export type BoardRule = Static<typeof boardRule>;
