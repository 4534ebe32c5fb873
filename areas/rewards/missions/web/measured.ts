import { peso } from '@palaro/client';
import { isSum, type MissionMetric } from '../missions.limits.ts';

/** A value of a metric for people: an amount of money, or a whole number. */
export const measuredText = (metric: MissionMetric, value: string): string =>
  isSum(metric) ? peso(value) : (value.split('.')[0] ?? '0');
