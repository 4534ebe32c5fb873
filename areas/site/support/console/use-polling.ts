import { useEffect, useRef } from 'react';

/** Runs something at an interval while the page is looked at. */
export function usePolling(everyMs: number, run: () => void, when = true): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!when) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, when]);
}
