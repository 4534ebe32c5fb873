import { defineCursor } from '@palaro/server';
import type { DaySums, PageDay } from './statement.repository.ts';

/** The last row of a page; the next page goes on after it. */
interface Place {
  page: number;
  day: string;
  id: string;
}

export const statementCursor = defineCursor('cursor', { page: 'count', day: 'day', id: 'number' });

/** Greater than every id. */
const NO_END = '9223372036854775807';
/** An empty range, for a day with no folded transfers. */
const NONE = { first: '1', last: '0' };

/** Adds the sums of both parts by day, newest day first. */
export function mergeDays(folded: readonly DaySums[], newer: readonly DaySums[]) {
  const days = new Map<string, DaySums>();
  for (const part of [...folded, ...newer]) {
    const { day } = part;
    const old = days.get(day);
    const sum = (field: 'transfers' | 'paid_in' | 'paid_out') =>
      String(BigInt(old?.[field] ?? 0) + BigInt(part[field]));
    days.set(day, {
      day,
      transfers: sum('transfers'),
      paid_in: sum('paid_in'),
      paid_out: sum('paid_out'),
      first_id: old?.first_id ?? part.first_id,
      last_id: old?.last_id ?? part.last_id,
    });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
}

/**
 * Which days a page of `limit` rows may need, and how many rows of the first day it skips. The sums
 * hold each day's count, so a far page costs no more than a near one.
 */
export function daysOfPage(
  days: readonly DaySums[],
  from: Place | { offset: number },
  limit: number,
): { days: PageDay[]; skip: number } {
  const after = 'id' in from ? from : null;
  let skip = 'offset' in from ? from.offset : 0;
  const taken: PageDay[] = [];
  let rows = 0;
  for (const { day, transfers, first_id, last_id } of days) {
    const count = Number(transfers);
    if (after && day > after.day) continue;
    if (taken.length === 0 && skip >= count) {
      skip -= count;
      continue;
    }
    if (rows >= limit) break;
    const ids = first_id && last_id ? { first: first_id, last: last_id } : NONE;
    const inside = day === after?.day;
    taken.push({ day, ...ids, before: inside ? after.id : NO_END });
    // We do not know how many rows are left of the cursor's day, so the later days must fill the
    // page.
    rows += inside ? 0 : count - (taken.length === 1 ? skip : 0);
  }
  return { days: taken, skip };
}
