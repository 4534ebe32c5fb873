import { categoryName } from '@palaro/catalogue/web';
import { t } from '@palaro/client';
import { MISSION_METRICS, MISSION_PERIODS } from '../missions.limits.ts';

/** The words of a choice in the forms of missions and boards. */
export function optionText(field: string, value: string): string {
  if (field === 'product') return categoryName(value);
  const metric = MISSION_METRICS.find((one) => one === value);
  if (metric) return t(`missions-console.metric.${metric}`);
  const period = MISSION_PERIODS.find((one) => one === value);
  return period ? t(`missions-console.period.${period}`) : value;
}
