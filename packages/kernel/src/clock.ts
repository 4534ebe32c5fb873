/** The product's source of time; nothing else asks the system (architecture.md). */
export interface Clock {
  now(): Date;
}

/** The site's clock: the system's time plus what a test or the sandbox added. */
export interface SiteClock extends Clock {
  /** Moves the clock forward. Throws `RangeError` for a negative step. */
  advance(seconds: number): void;
}

export function siteClock(): SiteClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance(seconds) {
      if (!(seconds >= 0)) throw new RangeError('the clock cannot go back');
      offsetMs += seconds * 1000;
    },
  };
}

/** The clock of a process beside the site, which must agree with a site whose clock runs ahead. */
export interface SiteTime extends Clock {
  /** Moves forward to an instant that the site named; never back. */
  follow(at: Date): void;
}

export function createSiteTime(): SiteTime {
  const clock = siteClock();
  return {
    now: () => clock.now(),
    follow(at) {
      const behindSeconds = (at.getTime() - clock.now().getTime()) / 1000;
      if (behindSeconds > 0) clock.advance(behindSeconds);
    },
  };
}

/** A date moved by a number of seconds. */
export const plusSeconds = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

const DAY_SECONDS = 86_400;

/** A day of the calendar (`YYYY-MM-DD`) moved by a number of days. */
export const plusDays = (day: string, days: number) =>
  plusSeconds(new Date(day), days * DAY_SECONDS)
    .toISOString()
    .slice(0, 10);

const MONDAY = 1;
const WEEK_DAYS = 7;

/** The Monday of a day's week, `YYYY-MM-DD`: an ISO week's first day. */
export function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return plusDays(day, -((weekday - MONDAY + WEEK_DAYS) % WEEK_DAYS));
}

/** Formats are kept, because making one takes 20 times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, at: Date): string {
  const parts = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = dayFormats.get(zone) ?? new Intl.DateTimeFormat('en-CA', parts);
  dayFormats.set(zone, format);
  return format.format(at);
}
