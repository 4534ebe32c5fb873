import { useQueryParam } from '@palaro/client';
import type { RecordDays } from '../record-days.ts';
import {
  daysText,
  OWN,
  periodOf,
  RECORD_BOUNDS,
  SPAN_AT_FIRST,
  type Bounds,
  type Period,
} from './record-days.ts';

export interface PeriodFilter {
  bounds: Bounds;
  period: Period;
  /** Takes a span, or `own` for the days that are shown now, to be changed. */
  choose(chosen: string): void;
  /** Takes days of the member's own; `daysFault` must have found nothing wrong. */
  setDays(days: RecordDays): void;
}

/** The period of a record, kept in the address so that reload and back keep it. */
export function usePeriod(bounds: Bounds = RECORD_BOUNDS): PeriodFilter {
  const [asked, ask] = useQueryParam('days');
  const period = periodOf(asked, bounds);
  return {
    bounds,
    period,
    choose: (chosen) => {
      if (chosen === OWN) ask(daysText(period));
      else ask(chosen === SPAN_AT_FIRST ? null : chosen);
    },
    setDays: (days) => ask(daysText(days)),
  };
}
