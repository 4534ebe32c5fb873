import { dayIn, plusDays, plusSeconds } from '@palaro/kernel';
import { closedBefore, cycleOn, type PlayWindow, type Windowed } from '@palaro/missions/server';

/** Days that a cashback which was paused, or a server that stood still, makes up for. */
export const CATCH_UP_DAYS = 35;

/** A window of play with the days that it is named by, both included. */
export interface OverWindow {
  window: PlayWindow;
  from: string;
  to: string;
}

/**
 * The periods of a cashback that are over and whose late rounds are in, the oldest first. Nothing
 * counts before its start nor from its end on; the last period is cut by the end. `daysBack` is as
 * far as it looks.
 */
export function windowsOver(
  { starts_at: startsAt, ends_at: endsAt, rule }: Windowed,
  now: Date,
  zone: string,
  daysBack = CATCH_UP_DAYS,
): OverWindow[] {
  const over = closedBefore(now);
  const today = dayIn(zone, over);
  const lastDay = endsAt !== null && endsAt <= over ? dayIn(zone, plusSeconds(endsAt, -1)) : null;
  const windows: OverWindow[] = [];
  const earliest = plusDays(today, -daysBack);
  const started = dayIn(zone, startsAt);
  let day = started > earliest ? started : earliest;
  while (lastDay === null || day <= lastDay) {
    const cycle = cycleOn(rule.period, day, { first: day, last: null });
    const to = cycle.to ?? day;
    if (lastDay === null && to >= today) break;
    windows.push({ window: { cycle, zone, startsAt, endsAt }, from: cycle.from, to });
    day = plusDays(to, 1);
  }
  return windows;
}
