import { dayOf, siteNow } from '@palaro/client';

/** The periods that a record can show, in days, today included. */
export const SPANS = ['1', '7', '30', '90'] as const;
export type Span = (typeof SPANS)[number];
/** The period that every record opens with. */
export const SPAN_AT_FIRST: Span = '7';

const DAY_MS = 86_400_000;

/** First and last day of a span in the site's zone, counted back from the site's today. */
export function daysOf(span: Span, now: string = siteNow()): { from: string; to: string } {
  const first = new Date(Date.parse(now) - (Number(span) - 1) * DAY_MS).toISOString();
  return { from: dayOf(first), to: dayOf(now) };
}

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
