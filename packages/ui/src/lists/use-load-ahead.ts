import { useEffect, useRef } from 'react';
import { LOAD_AHEAD_PX, LOAD_THROTTLE_MS } from './list.limits.ts';

/**
 * Calls `loadMore` when the end of the page is near: on scrolling at most once a second, and once
 * after the list grew.
 */
export function useLoadAhead(loadMore: () => void, rows: number): void {
  const latest = useRef(loadMore);
  useEffect(() => {
    latest.current = loadMore;
  });
  useEffect(() => {
    let last = -Infinity;
    let later: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      later = undefined;
      const below = document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
      if (below > LOAD_AHEAD_PX) return;
      last = performance.now();
      latest.current();
    };
    const scrolled = () => {
      if (later !== undefined) return;
      const wait = Math.max(0, last + LOAD_THROTTLE_MS - performance.now());
      if (wait === 0) look();
      else later = setTimeout(look, wait);
    };
    // A tall window may already show the end of the first page.
    later = setTimeout(look, LOAD_THROTTLE_MS);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      clearTimeout(later);
    };
  }, [rows]);
}
