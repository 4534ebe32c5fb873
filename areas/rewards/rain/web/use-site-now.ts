import { siteNow } from '@palaro/client';
import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** The site's time in milliseconds; goes on by itself. */
export function useSiteNow(): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((times) => times + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(siteNow());
}
