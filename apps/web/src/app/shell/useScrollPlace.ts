import { scrollPlace } from '@palaro/client';
import { useEffect } from 'react';

/** A list behind the back arrow may need a moment until it is as tall as it was. */
const RESTORE_FOR_MS = 1_000;

/** A new screen starts on top; one that the visitor returns to stands where it was left. */
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
