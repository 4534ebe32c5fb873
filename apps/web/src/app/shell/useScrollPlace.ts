import { scrollPlace } from '@palaro/client';
import { useEffect } from 'react';

/** After going back, a list may take a moment to reach its former height. */
const RESTORE_FOR_MS = 1_000;

/**
 * Scrolls a new screen to the top, and a screen that the visitor returns to back to its last place.
 */
export function useScrollPlace(id: string, shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    const wanted = scrollPlace();
    const started = performance.now();
    let frame = 0;
    const restore = () => {
      window.scrollTo(0, wanted);
      const there = Math.abs(window.scrollY - wanted) <= 1;
      if (!there && performance.now() - started < RESTORE_FOR_MS) {
        frame = requestAnimationFrame(restore);
      }
    };
    restore();
    const stop = () => cancelAnimationFrame(frame);
    window.addEventListener('touchstart', stop, { once: true, passive: true });
    window.addEventListener('wheel', stop, { once: true, passive: true });
    return () => {
      stop();
      window.removeEventListener('touchstart', stop);
      window.removeEventListener('wheel', stop);
    };
  }, [id, shown]);
}
