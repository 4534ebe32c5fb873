import { siteClock, type Clock } from '@palaro/kernel';

/** The sandbox's clock. A demo site's may run ahead of the machine's, and ours must follow it. */
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
