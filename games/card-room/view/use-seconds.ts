import { useEffect, useState } from 'react';

/** Whole seconds until an instant of the site's clock, each as it begins; null without one. */
export function useSeconds(until: string | null, siteNow: () => number): number | null {
  const left = () =>
    until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - siteNow()) / 1_000));
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [until]);
  return left();
}
