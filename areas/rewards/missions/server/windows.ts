import { dayIn, plusSeconds } from '@palaro/kernel';
import { CLOSING_MINUTES, type MissionPeriod } from '../missions.limits.ts';
import { cycleOn } from './period.ts';
import type { PlayWindow } from './play.repository.ts';

/** A promotion as its windows need it. */
export interface Windowed {
  starts_at: Date;
  ends_at: Date | null;
  rule: { period: MissionPeriod };
}

/** The window in which an instant lies, within the promotion's start and end. */
export function windowAt(promotion: Windowed, at: Date, zone: string): PlayWindow {
  const { starts_at: startsAt, ends_at: endsAt } = promotion;
  const last = endsAt === null ? null : dayIn(zone, plusSeconds(endsAt, -1));
  const days = { first: dayIn(zone, startsAt), last };
  return { cycle: cycleOn(promotion.rule.period, dayIn(zone, at), days), zone, startsAt, endsAt };
}

/** When the counting of a window that ended before `now` may have begun at the latest. */
export const closedBefore = (now: Date): Date => plusSeconds(now, -CLOSING_MINUTES * 60);

/** The windows that are counted at an instant: the one that runs, and one that just ended. */
export function windowsDue(promotion: Windowed, now: Date, zone: string): PlayWindow[] {
  const running = windowAt(promotion, now, zone);
  const before = windowAt(promotion, closedBefore(now), zone);
  return before.cycle.name === running.cycle.name ? [running] : [before, running];
}
