import { siteNow } from '@palaro/client';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 5_000;

/** Minutes until an instant by the site's clock, begun ones whole and never below 1. */
const minutesUntil = (at: string) =>
  Math.max(1, Math.ceil((Date.parse(at) - Date.parse(siteNow())) / MINUTE_MS));

/** Minutes until an instant, counted down while they are shown; null where there is no instant. */
export function useMinutesUntil(at: string | null): number | null {
  const [, look] = useState(0);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setInterval(() => look((times) => times + 1), LOOK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return at === null ? null : minutesUntil(at);
}
