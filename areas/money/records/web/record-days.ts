import { dayOf, siteNow } from '@palaro/client';
import { daysFault, RECORD_DAYS_MAX, type RecordDays } from '../record-days.ts';

/** The periods that a record can show, in days, today included. */
export const SPANS = ['1', '7', '30', '90'] as const;
export type Span = (typeof SPANS)[number];
/** The spans that a record offers, and the most days of a member's own choice. */
export interface Bounds {
  spans: readonly Span[];
  most: number;
}
export const RECORD_BOUNDS: Bounds = { spans: SPANS, most: RECORD_DAYS_MAX };
/** The period that every record opens with. */
export const SPAN_AT_FIRST: Span = '7';
/** Days of the member's own choice in place of a span. */
export const OWN = 'own';

/** The days that a record shows, and how they were chosen. */
export interface Period extends RecordDays {
  chosen: Span | typeof OWN;
}

const DAY_MS = 86_400_000;
const BETWEEN = '..';

/** First and last day of a span in the site's zone, counted back from the site's today. */
export const daysOf = (span: Span, now?: string): RecordDays => backFrom(Number(span), now);

/** All that one view can cover, for a round that may lie long ago. */
export const longest = (): RecordDays => backFrom(RECORD_DAYS_MAX);

function backFrom(days: number, now: string = siteNow()): RecordDays {
  const first = new Date(Date.parse(now) - (days - 1) * DAY_MS).toISOString();
  return { from: dayOf(first), to: dayOf(now) };
}

/**
 * The period that the address names: a span (`30`), or days (`2026-11-01..2026-11-20`). What is not
 * right there counts as none.
 */
export function periodOf(asked: string | null, { spans, most } = RECORD_BOUNDS): Period {
  const [from = '', to = ''] = (asked ?? '').split(BETWEEN);
  const own = to !== '' && !daysFault({ from, to }, dayOf(siteNow()), most);
  if (own) return { chosen: OWN, from, to };
  const span = spans.find((one) => one === asked) ?? SPAN_AT_FIRST;
  return { chosen: span, ...daysOf(span) };
}

/** Days as the address names them. */
export const daysText = ({ from, to }: RecordDays) => `${from}${BETWEEN}${to}`;

/** Groups rows by their day in the site's zone, in the given order. */
export function byDay<Row>(
  rows: readonly Row[],
  at: (row: Row) => string,
): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(at(row));
    const last = days[days.length - 1];
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
