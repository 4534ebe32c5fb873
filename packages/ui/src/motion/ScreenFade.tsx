import { useEffect, useRef, type ReactNode } from 'react';
import styles from './screen-fade.module.css';
import { BACK_SWIPE_PX, SCREEN_FADE_MS } from './touch.limits.ts';

/** A page change within this time after a back-swipe belongs to that swipe. */
const SWIPE_COUNTS_MS = 600;

interface ScreenFadeProps {
  /** The screen's address; a new one fades in. */
  id: string;
  children: ReactNode;
}

/** Fades a new screen in over 300 ms; a back-swipe of more than 100 px skips it (APP-05). */
export function ScreenFade({ id, children }: ScreenFadeProps) {
  const box = useRef<HTMLDivElement>(null);
  const swipedAt = useBackSwipe();
  const first = useRef(true);
  useEffect(() => {
    const starting = first.current;
    first.current = false;
    const node = box.current;
    if (!node || starting || performance.now() - swipedAt.current < SWIPE_COUNTS_MS) return;
    node.classList.add(styles.entering ?? '');
    const ended = setTimeout(() => node.classList.remove(styles.entering ?? ''), SCREEN_FADE_MS);
    return () => clearTimeout(ended);
  }, [id, swipedAt]);
  return <div ref={box}>{children}</div>;
}

/** When the last back-swipe ended, in `performance.now()` time. */
function useBackSwipe() {
  const at = useRef(-Infinity);
  useEffect(() => {
    let start: number | undefined;
    const begin = (event: TouchEvent) => {
      start = event.touches[0]?.clientX;
    };
    const follow = (event: TouchEvent) => {
      const x = event.touches[0]?.clientX ?? event.changedTouches[0]?.clientX;
      if (start === undefined || x === undefined) return;
      if (x - start > BACK_SWIPE_PX) at.current = performance.now();
    };
    const passive = { passive: true };
    window.addEventListener('touchstart', begin, passive);
    window.addEventListener('touchmove', follow, passive);
    window.addEventListener('touchend', follow, passive);
    return () => {
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchmove', follow);
      window.removeEventListener('touchend', follow);
    };
  }, []);
  return at;
}
